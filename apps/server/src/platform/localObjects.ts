/** The object store in a folder of this machine (本地对象存储). After an I/O error writing stays off until the restart. */
import * as NodeStream from '@effect/platform-node/NodeStream'
import { Effect, Stream } from 'effect'
import { createHash, randomUUID } from 'node:crypto'
import { constants, createReadStream } from 'node:fs'
import { access, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makeFolders, probe, syncFolder, writeAll } from './durableFiles.ts'
import { ObjectNotFound, ObjectStoreUnavailable } from './StoredObject.ts'
import type { StoredObject } from './StoredObject.ts'

const codeOf = (cause: unknown) => (cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : 'UNKNOWN')

/** Of one piece in which a download is streamed (下载分块), spec §9. */
const downloadChunkBytes = 65_536

/** Two levels of folders by the first characters of the key keep each folder small. */
const validKey = /^[\w-]{4,128}$/

const failures: Record<string, string> = {
  ENOSPC: '文件存储的磁盘已满，上传和生成文件暂停，腾出空间后自动恢复',
  EDQUOT: '文件存储的磁盘配额已用完，上传和生成文件暂停，增加配额后自动恢复',
  EROFS: '文件存储的磁盘变为只读，上传和生成文件暂停，请检查磁盘',
  EIO: '文件存储的磁盘读写出错，已停止写入，请检查磁盘后重启服务'
}
const failure = (reason: string): string => failures[reason] ?? '文件存储无法读写，请检查目录和权限'

export const localObjects = (root: string) => {
  let broken: string | undefined

  const attempt = <A>(run: () => Promise<A>): Effect.Effect<A, ObjectStoreUnavailable> =>
    Effect.tryPromise({
      try: run,
      catch: (cause) => {
        const code = codeOf(cause)
        if (code === 'EIO') broken = code
        return new ObjectStoreUnavailable({ reason: code })
      }
    }).pipe(Effect.tapError(({ reason }) => Effect.logError(failure(reason)).pipe(Effect.annotateLogs({ folder: root, reason }))))

  const usable = Effect.suspend(() => (broken === undefined ? Effect.void : Effect.fail(new ObjectStoreUnavailable({ reason: broken }))))

  const pathOf = (key: string) =>
    validKey.test(key)
      ? Effect.succeed(join(root, key.slice(0, 2), key.slice(2, 4), key))
      : Effect.die(new Error('an object key holds 4 to 128 letters, digits, - or _'))

  const put = <E, R>(key: string, bytes: Stream.Stream<Uint8Array, E, R>): Effect.Effect<StoredObject, ObjectStoreUnavailable | E, R> =>
    Effect.gen(function* () {
      yield* usable
      const path = yield* pathOf(key)
      const parent = dirname(path)
      const temporary = join(parent, `.${randomUUID()}`)
      yield* attempt(() => makeFolders(root, parent))
      const hash = createHash('sha256')
      let size = 0
      yield* Effect.acquireUseRelease(
        attempt(() => open(temporary, 'wx', 0o600)),
        (file) =>
          Stream.runForEach(bytes, (chunk) =>
            attempt(async () => {
              hash.update(chunk)
              size += chunk.length
              await writeAll(file, chunk)
            })
          ).pipe(Effect.andThen(attempt(() => file.sync()))),
        (file) => Effect.promise(() => file.close().catch(() => undefined))
      ).pipe(
        Effect.andThen(attempt(() => rename(temporary, path))),
        Effect.onError(() => Effect.promise(() => rm(temporary, { force: true })))
      )
      yield* attempt(() => syncFolder(parent))
      return { size, sha256: hash.digest('hex') }
    })

  const append = <E, R>(
    key: string,
    offset: number,
    bytes: Stream.Stream<Uint8Array, E, R>,
    counted: (offset: number) => Effect.Effect<void>
  ) =>
    Effect.gen(function* () {
      yield* usable
      const path = yield* pathOf(key)
      yield* attempt(() => makeFolders(root, dirname(path)))
      let at = offset
      yield* Effect.acquireUseRelease(
        attempt(() => open(path, constants.O_RDWR | constants.O_CREAT, 0o600)),
        (file) =>
          Stream.runForEach(bytes, (chunk) =>
            attempt(async () => {
              await writeAll(file, chunk, at)
              at += chunk.length
            })
          ),
        (file) =>
          attempt(() => file.sync()).pipe(
            Effect.andThen(counted(at)),
            Effect.ensuring(Effect.promise(() => file.close().catch(() => undefined)))
          )
      )
    })

  return {
    put,
    append,
    pathOf,
    putBytes: (key: string, bytes: Uint8Array) => put(key, Stream.make(bytes)),
    get: (key: string) =>
      Effect.gen(function* () {
        const path = yield* pathOf(key)
        yield* Effect.tryPromise({
          try: () => access(path),
          catch: (cause) =>
            codeOf(cause) === 'ENOENT' ? new ObjectNotFound({ key }) : new ObjectStoreUnavailable({ reason: codeOf(cause) })
        })
        return NodeStream.fromReadable<Uint8Array, ObjectStoreUnavailable>({
          evaluate: () => createReadStream(path, { highWaterMark: downloadChunkBytes }),
          onError: (cause) => new ObjectStoreUnavailable({ reason: codeOf(cause) })
        })
      }),
    delete: (key: string) => Effect.flatMap(pathOf(key), (path) => attempt(() => rm(path, { force: true }))),
    exists: (key: string) =>
      Effect.flatMap(pathOf(key), (path) =>
        attempt(() =>
          stat(path).then(
            () => true,
            (cause: unknown) => {
              if (codeOf(cause) === 'ENOENT') return false
              throw cause
            }
          )
        )
      ),
    check: usable.pipe(Effect.andThen(attempt(() => probe(root))))
  }
}
