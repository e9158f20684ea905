/** Another running product with content of its own (另一份内容): a copy of ours with some lines of scene files replaced. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '../journey.ts'

export interface Replaced {
  readonly file: string
  readonly from: string
  readonly to: string
}

export interface OtherProduct {
  readonly baseURL: string
  readonly stop: () => Promise<void>
}

export const startWith = async (replaced: readonly Replaced[], port: number): Promise<OtherProduct> => {
  const folder = await mkdtemp(join(tmpdir(), 'ljonething-content-'))
  await cp(join(import.meta.dirname, '../../content'), folder, { recursive: true })
  for (const { file, from, to } of replaced) {
    const path = join(folder, 'scenes', file)
    const text = await readFile(path, 'utf8')
    if (!text.includes(from)) throw new Error(`${file} does not say ${from}`)
    await writeFile(path, text.replace(from, to))
  }
  const product = spawn(process.execPath, [join(import.meta.dirname, 'start.mjs')], {
    env: { ...process.env, PORT: String(port), CONTENT_DIR: folder, E2E_DATA_DIR: `${folder}-data` },
    stdio: ['pipe', 'ignore', 'ignore']
  })
  const origin = `http://127.0.0.1:${port}`
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false
    )
  await expect.poll(isReady, { timeout: 120_000, intervals: [1_000] }).toBe(true)
  return {
    baseURL: `${origin}/ljonething/`,
    stop: async () => {
      const ended = once(product, 'exit')
      product.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true })
    }
  }
}
