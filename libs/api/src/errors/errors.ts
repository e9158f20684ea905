/**
 * The errors every caller of the contract can meet, as tagged classes.
 *
 * On the wire a failure is its own envelope: `{ "_tag": "NotFound", "code": 1, "msg": "未查询到相关记录" }` under a proper HTTP
 * status, so that plain clients read the status, old ones `code`, new ones `_tag`. `code` is 1 for what the service refuses
 * and -1 for what it did not expect. `msg` is Chinese and meant for the person; no field ever carries a submitted value.
 * Source: spec §7, §8 and rulings on §7.
 */
import { Effect, Schema } from 'effect'

const refused = Schema.Finite.pipe(Schema.withConstructorDefault(Effect.succeed(1)))
const unexpected = Schema.Finite.pipe(Schema.withConstructorDefault(Effect.succeed(-1)))
const message = (text: string) => Schema.String.pipe(Schema.withConstructorDefault(Effect.succeed(text)))

/** The service understood and refuses; `msg` says why. */
export class Rejected extends Schema.TaggedError<Rejected>()('Rejected', { code: refused, msg: Schema.String }, { httpApiStatus: 400 }) {}

/** No session, or it has ended. */
export class NotLoggedIn extends Schema.TaggedError<NotLoggedIn>()(
  'NotLoggedIn',
  { code: refused, msg: message('登录已失效，请重新登录') },
  { httpApiStatus: 401 }
) {}

/** Logged in, but not allowed: real-name level, user type, sandbox off. */
export class Forbidden extends Schema.TaggedError<Forbidden>()(
  'Forbidden',
  { code: refused, msg: Schema.String },
  { httpApiStatus: 403 }
) {}

/** Not there, or somebody else's: both answer alike. */
export class NotFound extends Schema.TaggedError<NotFound>()(
  'NotFound',
  { code: refused, msg: message('未查询到相关记录') },
  { httpApiStatus: 404 }
) {}

/** Somebody saved in between; `current` is the newer side. */
export class Conflict extends Schema.TaggedError<Conflict>()(
  'Conflict',
  {
    code: refused,
    msg: Schema.String,
    current: Schema.optionalKey(Schema.Struct({ version: Schema.Finite, recordTime: Schema.String, content: Schema.String }))
  },
  { httpApiStatus: 409 }
) {}

/** The same thing was submitted before and is open or has ended well; `own` where the caller may see it, nothing of anybody else's. */
export class AlreadySubmitted extends Schema.TaggedError<AlreadySubmitted>()(
  'AlreadySubmitted',
  {
    code: refused,
    msg: Schema.String,
    own: Schema.optionalKey(Schema.Struct({ applyNo: Schema.String, submittedAt: Schema.String }))
  },
  { httpApiStatus: 409 }
) {}

/**
 * The place of a booking cannot be had: `full` somebody else has the last one, `closed` nobody is received then, `expired` it was held and is no
 * longer, `notHeld` the caller holds none, or another than the form names.
 */
export class PlaceGone extends Schema.TaggedError<PlaceGone>()(
  'PlaceGone',
  { code: refused, msg: Schema.String, reason: Schema.Literals(['full', 'closed', 'expired', 'notHeld']) },
  { httpApiStatus: 409 }
) {}

/** A body, a file or an archive over its limit; `msg` names the limit. */
export class TooLarge extends Schema.TaggedError<TooLarge>()('TooLarge', { code: refused, msg: Schema.String }, { httpApiStatus: 413 }) {}

/** Issue of one field or material (domain `FieldIssue`). */
export const FieldIssue = Schema.Struct({
  kind: Schema.Literals(['field', 'material']),
  id: Schema.String,
  cell: Schema.optionalKey(Schema.Struct({ row: Schema.Finite, column: Schema.String })),
  label: Schema.String,
  fn: Schema.String,
  message: Schema.String,
  text: Schema.String
})

/** The request does not hold; `issues` names the fields when it was a form. */
export class Invalid extends Schema.TaggedError<Invalid>()(
  'Invalid',
  { code: refused, msg: Schema.String, issues: Schema.optionalKey(Schema.Array(FieldIssue)) },
  { httpApiStatus: 422 }
) {}

export class TooMany extends Schema.TaggedError<TooMany>()(
  'TooMany',
  { code: refused, msg: message('操作过于频繁，请稍后再试') },
  { httpApiStatus: 429 }
) {}

/** Our own fault; the number lets support find it in the log. */
export class Unexpected extends Schema.TaggedError<Unexpected>()(
  'Unexpected',
  { code: unexpected, msg: message('系统繁忙，请稍后再试'), requestId: Schema.optionalKey(Schema.String) },
  { httpApiStatus: 500 }
) {}

/** An outside system, the database or the store is away; try again later. */
export class Unavailable extends Schema.TaggedError<Unavailable>()(
  'Unavailable',
  { code: unexpected, msg: message('服务暂不可用，请稍后再试') },
  { httpApiStatus: 503 }
) {}

/** A file that is there could not be made or read (spec §8); try again later. */
export class FileDownloadError extends Schema.TaggedError<FileDownloadError>()(
  'FileDownloadError',
  { code: unexpected, message: message('file download error'), msg: message('文件暂时无法下载，请稍后再试') },
  { httpApiStatus: 503 }
) {}

/** Errors the client itself makes; `request` is the name of the call, never its values. */
export class Transport extends Schema.TaggedError<Transport>()('Transport', {
  request: Schema.String,
  msg: message('网络连接失败，请检查网络后重试')
}) {}
export class Timeout extends Schema.TaggedError<Timeout>()('Timeout', { request: Schema.String, msg: message('请求超时，请稍后再试') }) {}
export class UnrecognisableJson extends Schema.TaggedError<UnrecognisableJson>()('UnrecognisableJson', {
  request: Schema.String,
  message: message('return value is unrecognisable JSON'),
  msg: message('系统返回的内容无法识别，请稍后再试')
}) {}
