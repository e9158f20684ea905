/**
 * A document (申请表, 受理回执) could not be made.
 *
 * `timeout`: over the time limit, the thread was replaced; `crashed`: the thread ended (memory limit, broken font file);
 * `refused`: the typesetter turned the document down; `tooLarge`: more text than the limit; `waiting`: the person has one
 * waiting already; `busy`: too many waiting.
 * `detail` carries no text of the document.
 */
import * as Schema from 'effect/Schema'

export class DocumentFailed extends Schema.TaggedError<DocumentFailed>()(
  'DocumentFailed',
  { reason: Schema.Literals(['timeout', 'crashed', 'refused', 'tooLarge', 'waiting', 'busy']), detail: Schema.String },
  { httpApiStatus: 503, description: '生成申请表失败' }
) {}
