/**
 * Large files in parts (大文件分段上传): begun, finished and dropped by calls of ours, in between the core of tus 1.0 (tus.io): HEAD says
 * how many bytes have come, PATCH brings more from there on. A part that breaks off counts as far as it came.
 * `Tus-Resumable` is 1.0.0 both ways, another version 412; an `Upload-Offset` that is not the present one is 409. An upload belongs to who began it;
 * untouched for a day it is gone.
 */
import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from 'effect/http-api'
import { bases } from '../envelope/bases.ts'
import { byCode } from '../envelope/byCode.ts'
import { Forbidden, NotFound, Rejected, TooLarge, Unavailable } from '../errors/errors.ts'
import { Code, Key, Line, Whole } from '../schema/texts.ts'
import { CallKind } from '../session/CallKind.ts'
import { LoginRequired } from '../session/Session.ts'
import { FileItem } from '../shapes/FileItem.ts'

const query = { uploadId: Key }

export class OneThingResumableApi extends HttpApiGroup.make('oneThingResumable')
  .add(
    /** The same unfinished file of a person and material, by its `clientKey`, goes on where it was left. `size` is bytes, `formId` the material. */
    HttpApiEndpoint.post('begin', '/tis/parts/begin', {
      payload: Schema.Struct({ clientKey: Key, sceneid: Code, formId: Code, name: Line, size: Whole }),
      success: byCode(Schema.Struct({ uploadId: Schema.String, address: Schema.String, offset: Schema.Finite })),
      error: [Forbidden, NotFound, Rejected, TooLarge]
    }).annotate(CallKind, 'file'),
    HttpApiEndpoint.head('state', '/tis/parts', { query, success: HttpApiSchema.Empty(200), error: NotFound }),
    HttpApiEndpoint.patch('append', '/tis/parts', {
      query,
      success: HttpApiSchema.NoContent,
      error: [NotFound, TooLarge, Unavailable]
    }),
    HttpApiEndpoint.post('drop', '/tis/parts/drop', {
      payload: Schema.Struct({ uploadId: Key }),
      success: byCode(Schema.Struct({})),
      error: NotFound
    }),
    /** Makes it a file of the material, held to what every upload is held to; asked again it is the same file. What is refused is dropped. */
    HttpApiEndpoint.post('finish', '/tis/parts/finish', {
      payload: Schema.Struct({ uploadId: Key }),
      success: byCode(FileItem),
      error: [Forbidden, NotFound, Rejected, TooLarge, Unavailable]
    }).annotate(CallKind, 'file')
  )
  .prefix(bases.oneThing)
  .middleware(LoginRequired)
  .annotateMerge(OpenApi.annotations({ title: '大文件分段上传' })) {}
