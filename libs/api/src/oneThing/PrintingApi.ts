/** The generated application form (申请表), spec §7.4. */
import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { bases } from '../bases.ts'
import { byCode } from '../envelope/byCode.ts'
import { Forbidden, NotFound, Rejected, Unavailable } from '../errors/errors.ts'
import { LoginRequired } from '../session/Session.ts'
import { FileItem } from '../shapes/FileItem.ts'

export class OneThingPrintingApi extends HttpApiGroup.make('oneThingPrinting')
  .add(
    /**
     * Generates the application form as PDF and keeps it as a file of the caller. `formJson` JSON text `{ answers, values, files, region }`
     * (form-value encoded or plain), `templateId` the material's template or empty for the whole application,
     * `extendJson` JSON text `{ sceneid, materialId? }`.
     */
    HttpApiEndpoint.post('newGlovePrinting', '/newModelPrint/newGlovePrinting', {
      payload: Schema.Struct({ extendJson: Schema.String, formJson: Schema.String, templateId: Schema.String }),
      success: byCode(Schema.Struct({ fileId: Schema.String, file: FileItem })),
      error: [Forbidden, Rejected, NotFound, Unavailable]
    })
  )
  .prefix(bases.oneThing)
  .middleware(LoginRequired)
  .annotateMerge(OpenApi.annotations({ title: '申请表' })) {}
