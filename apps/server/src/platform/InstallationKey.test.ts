import { ConfigProvider, Effect, Layer } from 'effect'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { ServiceConfig } from './Config.ts'
import { DataFolder } from './DataFolder.ts'
import { InstallationKey } from './InstallationKey.ts'

const folders = ['one', 'other', 'damaged'].map((name) => temporaryFolder(`key-${name}`))
afterAll(() => folders.forEach(({ remove }) => remove()))
const [one = '', other = '', damaged = ''] = folders.map(({ path }) => path)

/** What a service over this folder makes of a text: each call is a start. */
const hashIn = (dataDir: string, settings: Record<string, string> = {}) =>
  Effect.runPromise(
    Effect.map(InstallationKey, ({ hash }) => hash('23019919930412002X')).pipe(
      Effect.provide(
        InstallationKey.layer.pipe(
          Layer.provide(DataFolder.layer),
          Layer.provide(ServiceConfig.layer),
          Layer.provide(ConfigProvider.layer(ConfigProvider.fromUnknown({ DATA_DIR: dataDir, ...settings })))
        )
      )
    )
  )

describe('the key of an installation', () => {
  it('is made once, for its owner alone, and is the same after a restart', async () => {
    const first = await hashIn(one)
    const path = join(one, 'installation-key')
    expect(readFileSync(path, 'utf8')).toMatch(/^[\w-]{43}\n$/)
    expect((statSync(path).mode & 0o777).toString(8)).toBe('600')
    expect(first).toMatch(/^[0-9a-f]{64}$/)
    expect(await hashIn(one)).toBe(first)
    expect(await hashIn(other)).not.toBe(first)
  })

  it('is the given one where several services share a database', async () => {
    const shared = { INSTALLATION_KEY: 'a key of more than thirty-two characters' }
    expect(await hashIn(one, shared)).toBe(await hashIn(other, shared))
    expect(await hashIn(one, shared)).not.toBe(await hashIn(one))
  })

  it('is refused where it is short, as one that was cut off', async () => {
    writeFileSync(join(damaged, 'installation-key'), 'cut')
    await expect(hashIn(damaged)).rejects.toThrow(/^安装密钥不足 32 个字符/)
    await expect(hashIn(one, { INSTALLATION_KEY: 'short' })).rejects.toThrow(/^安装密钥不足 32 个字符/)
  })
})
