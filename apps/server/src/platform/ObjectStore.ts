/**
 * The object store (对象存储): bytes of uploaded and generated files under opaque keys, in a local folder. `put` answers only when the bytes are durable:
 * temporary name, sync, rename, sync of the folder. The hash is SHA-256, hex. A disk error fails the
 * call (ObjectStoreUnavailable, 503); after an I/O error writing stays off until the restart, since a failed sync cannot be repeated.
 */
import { Context, Effect, Layer, Option } from 'effect'
import type { Stream } from 'effect'
import { join, resolve } from 'node:path'
import { ServiceConfig } from './Config.ts'
import { DataFolder } from './DataFolder.ts'
import { localObjects } from './localObjects.ts'
import type { ObjectNotFound, ObjectStoreUnavailable, StoredObject } from './StoredObject.ts'

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
      return ObjectStore.of(localObjects(resolve(Option.getOrElse(objectsDir, () => join(folder.root, 'objects')))))
    })
  )
}
