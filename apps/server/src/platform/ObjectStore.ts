/**
 * The object store (对象存储): bytes of uploaded and generated files under opaque keys, in a local folder. `put` answers only when the bytes are durable:
 * temporary name, sync, rename, sync of the folder. The hash is SHA-256, hex. A disk error fails the
 * call (ObjectStoreUnavailable, 503); after an I/O error writing stays off until the restart, since a failed sync cannot be repeated.
 */
import { Context, Effect, Layer, Option, Schema, Stream } from 'effect'
import * as NodeStream from '@effect/platform-node/NodeStream'
import { createHash, randomUUID } from 'node:crypto'
import { constants, createReadStream } from 'node:fs'
import type { FileHandle } from 'node:fs/promises'
import { access, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { ServiceConfig } from './Config.ts'
import { DataFolder } from './DataFolder.ts'

export interface StoredObject {
  readonly size: number
  readonly sha256: string
}

/** The store cannot take or give bytes now. */
export class ObjectStoreUnavailable extends Schema.TaggedError<ObjectStoreUnavailable>()(
  'ObjectStoreUnavailable',
  { reason: Schema.String },
  { httpApiStatus: 503 }
) {}

/** No object has this key. */
export class ObjectNotFound extends Schema.TaggedError<ObjectNotFound>()(
  'ObjectNotFound',
  { key: Schema.String },
  { httpApiStatus: 404 }
) {}

const codeOf = (cause: unknown) => (cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : 'UNKNOWN')

const syncFolder = async (path: string) => {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** Of one piece in which a download is streamed (下载分块), spec §9. */
const downloadChunkBytes = 65_536

/** Two levels of folders by the first characters of the key keep each folder small. */
const validKey = /^[\w-]{4,128}$/

export class ObjectStore extends Context.Service<
  ObjectStore,
  {
    readonly put: <E, R>(key: string, bytes: Stream.Stream<Uint8Array, E, R>) => Effect.Effect<StoredObject, ObjectStoreUnavailable | E, R>
    readonly putBytes: (key: string, bytes: Uint8Array) => Effect.Effect<StoredObject, ObjectStoreUnavailable>
    /** Writes from `offset` on. `counted` is told where it stands once that is on the disk, also where the bytes broke off. */
    readonly append: <E, R>(
      key: string,
      offset: number,
      bytes: Stream.Stream<Uint8Array, E, R>,
      counted: (offset: number) => Effect.Effect<void>
    ) => Effect.Effect<void, ObjectStoreUnavailable | E, R>
    /** Where its bytes can be read from. */
    readonly pathOf: (key: string) => Effect.Effect<string>
    readonly get: (key: string) => Effect.Effect<Stream.Stream<Uint8Array, ObjectStoreUnavailable>, ObjectNotFound | ObjectStoreUnavailable>
    readonly delete: (key: string) => Effect.Effect<void, ObjectStoreUnavailable>
    readonly exists: (key: string) => Effect.Effect<boolean, ObjectStoreUnavailable>
    /** Writes and removes a probe; fails while the store must not be used. */
    readonly check: Effect.Effect<void, ObjectStoreUnavailable>
  }
>()('@ljonething/server/platform/ObjectStore') {
  static readonly layer = Layer.effect(
    ObjectStore,
    Effect.gen(function* () {
      const { objectsDir } = yield* ServiceConfig
      const folder = yield* DataFolder
      return makeLocal(resolve(Option.getOrElse(objectsDir, () => join(folder.root, 'objects'))))
    })
  )
}

const failures: Record<string, string> = {
  ENOSPC: '文件存储的磁盘已满，上传和生成文件暂停，腾出空间后自动恢复',
  EDQUOT: '文件存储的磁盘配额已用完，上传和生成文件暂停，增加配额后自动恢复',
  EROFS: '文件存储的磁盘变为只读，上传和生成文件暂停，请检查磁盘',
  EIO: '文件存储的磁盘读写出错，已停止写入，请检查磁盘后重启服务'
}
const failure = (reason: string): string => failures[reason] ?? '文件存储无法读写，请检查目录和权限'

const makeLocal = (root: string) => {
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

  return ObjectStore.of({
    put,
    append,
    pathOf,
    putBytes: (key, bytes) => put(key, Stream.make(bytes)),
    get: (key) =>
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
    delete: (key) => Effect.flatMap(pathOf(key), (path) => attempt(() => rm(path, { force: true }))),
    exists: (key) =>
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
  })
}

/** At the position, or behind what was written before. */
const writeAll = async (file: FileHandle, chunk: Uint8Array, position?: number) => {
  for (let offset = 0; offset < chunk.length;) {
    const at = position === undefined ? null : position + offset
    const { bytesWritten } = await file.write(chunk, offset, chunk.length - offset, at)
    offset += bytesWritten
  }
}

/** New folders are synced into their parents, so that a file in them cannot be lost with its folder. */
const makeFolders = async (root: string, folder: string) => {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 })
  if (first === undefined) return
  for (let path = folder; path.length >= root.length; path = dirname(path)) await syncFolder(path)
}

const probe = async (root: string) => {
  await mkdir(root, { recursive: true, mode: 0o700 })
  const path = join(root, `.probe-${randomUUID()}`)
  const file = await open(path, 'wx', 0o600)
  try {
    await file.write('ok')
    await file.sync()
  } finally {
    await file.close()
    await rm(path, { force: true })
  }
}
