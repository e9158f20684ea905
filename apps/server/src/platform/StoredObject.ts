/** An object of the store (存储对象), and what may be wrong with it or the store. The hash is SHA-256, hex. */
import { Schema } from 'effect'

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
