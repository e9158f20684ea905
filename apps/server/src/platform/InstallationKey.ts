/**
 * The installation key (安装密钥): 256 random bits that hash what is looked for and never read again, so that trying numbers finds nothing. It is
 * made once, in `installation-key` of the data folder, mode 600; services that share a database are given one key, `INSTALLATION_KEY`.
 */
import { Context, Effect, Layer, Option, Redacted } from 'effect'
import { createHmac, randomBytes } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ServiceConfig } from './Config.ts'
import { DataFolder } from './DataFolder.ts'
import { StartError } from './StartError.ts'

const keyBytes = 32
const leastLength = 32

/** Durable before anything is hashed with it. */
const makeKey = (folder: string, path: string): void => {
  const fresh = `${path}.new`
  writeFileSync(fresh, `${randomBytes(keyBytes).toString('base64url')}\n`, { mode: 0o600, flush: true })
  renameSync(fresh, path)
  const names = openSync(folder, 'r')
  fsyncSync(names)
  closeSync(names)
}

const keptKey = (folder: string) =>
  Effect.try({
    try: () => {
      const path = join(folder, 'installation-key')
      if (!existsSync(path)) makeKey(folder, path)
      return readFileSync(path, 'utf8').trim()
    },
    catch: (cause) => new StartError(`数据目录 ${folder} 中的 installation-key 无法读写：${cause instanceof Error ? cause.message : ''}`)
  })

export class InstallationKey extends Context.Service<
  InstallationKey,
  {
    /** HMAC-SHA256, hex. */
    readonly hash: (text: string) => string
  }
>()('@ljonething/server/platform/InstallationKey') {
  static readonly layer = Layer.effect(
    InstallationKey,
    Effect.gen(function* () {
      const { installationKey } = yield* ServiceConfig
      const { root } = yield* DataFolder
      const key = Option.isSome(installationKey) ? Redacted.value(installationKey.value) : yield* keptKey(root)
      if (key.length < leastLength) {
        return yield* Effect.fail(
          new StartError(`安装密钥不足 ${leastLength} 个字符，请检查 INSTALLATION_KEY 或 ${root} 中的 installation-key。`)
        )
      }
      return InstallationKey.of({ hash: (text) => createHmac('sha256', key).update(text).digest('hex') })
    })
  )
}
