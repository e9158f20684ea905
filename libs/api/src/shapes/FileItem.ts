/** File item (文件), spec §3.3. */
import { Schema } from 'effect'

export const FileItem = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  /** Lower-case extension. */
  fileType: Schema.String,
  /** Bytes. */
  size: Schema.Finite,
  url: Schema.String,
  isApplyForm: Schema.Boolean,
  isReuse: Schema.Boolean,
  /** The first 16 hex digits of its SHA-256. */
  digest: Schema.optionalKey(Schema.String)
})
