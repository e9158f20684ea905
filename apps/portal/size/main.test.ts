import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { client, frame } from './weighScreens.ts'

const form = 'src/features/form/FormScreen.tsx'
const kb = 1024
const folders: string[] = []

/** Bytes that gzip makes no smaller. */
const build = (sizes: { readonly home: number; readonly client: number; readonly form: number }): string => {
  const folder = mkdtempSync(join(tmpdir(), 'ljonething-size-'))
  folders.push(folder)
  const write = (path: string, content: string | Buffer) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  const chunks = {
    'index.html': { file: 'home.js' },
    [client]: { file: 'client.js', isDynamicEntry: true },
    [frame]: { file: 'frame.js', isDynamicEntry: true },
    [form]: { file: 'form.js', isDynamicEntry: true }
  }
  write('.vite/manifest.json', JSON.stringify(chunks))
  write('index.html', '<script src="/home.js"></script>')
  write('frame.js', '')
  for (const [name, size] of Object.entries(sizes)) write(`${name}.js`, randomBytes(size))
  return folder
}

const weigh = (folder: string) => {
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts'), folder], { encoding: 'utf8' })
  return { status, said: stderr.split('\n').filter((line) => line.includes('too many')) }
}

afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })))

describe('the size target', () => {
  it('passes a build within its budgets', () => {
    expect(weigh(build({ home: 149 * kb, client: 65 * kb, form: 59 * kb }))).toEqual({ status: 0, said: [] })
  })

  it.each([
    ['home', { home: 151 * kb, client: kb, form: kb }],
    ['client of the contract', { home: kb, client: 67 * kb, form: kb }],
    ['form/FormScreen.tsx', { home: kb, client: kb, form: 61 * kb }]
  ])('fails one whose %s is too heavy', (name, sizes) => {
    expect(weigh(build(sizes))).toEqual({ status: 1, said: [expect.stringMatching(`^${name}: \\d+ bytes of JavaScript, \\d+ too many$`)] })
  })
})
