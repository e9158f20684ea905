/** YAML read once (场景文件只解析一次), for mutation runs, which load the same scenes anew for every mutant: what a text gave is kept as a temporary file. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const yaml: { readonly parse: (text: string) => unknown } = createRequire(import.meta.url)('yaml')
const folder = join(tmpdir(), 'ljonething-yaml')

export function parse(text: string): unknown {
  const file = join(folder, `${createHash('sha256').update(text).digest('hex')}.json`)
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'))
  const json = JSON.stringify(yaml.parse(text))
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${file}.${process.pid}`, json)
  renameSync(`${file}.${process.pid}`, file)
  return JSON.parse(json)
}
