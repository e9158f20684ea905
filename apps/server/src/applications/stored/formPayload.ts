/** The form of an application under the published names (申请表数据, spec §3.3), as kept in `application`. */
import { exactly } from '@ljonething/api/schema/exactly'
import type { FormPayload } from '@ljonething/domain/submission/Submission'
import { Schema } from 'effect'
import { storedAs } from '../../platform/stored.ts'
import { PayloadFiles } from '../../deliveries/payloadFiles.ts'

const Entries = Schema.Array(Schema.Struct({ id: Schema.String, type: Schema.String, value: Schema.String }))

const Form = exactly<FormPayload>()(
  Schema.Struct({
    fieldList: Entries,
    commonField: Entries,
    fileList: Entries,
    commonFile: Entries,
    sxCodes: Schema.String,
    sxList: Schema.Array(Schema.Struct({ code: Schema.String, name: Schema.String, implementCode: Schema.String })),
    sceneId: Schema.String,
    packageName: Schema.String,
    regionCode: Schema.String,
    distinguishCode: Schema.String,
    infoSource: Schema.String,
    source: Schema.String,
    hasEnt: Schema.Literals(['0', '1']),
    content: Schema.String,
    appraiseJson: Schema.String
  })
)

/** Files said once where they come from; `content` held all values once more, by whole id. */
const Former = Schema.Struct({ ...Form.fields, fileList: PayloadFiles, commonFile: PayloadFiles })

const entryOf = ({ id, type, value }: FormPayload['fileList'][number]) => ({ id, type, value })

export const formPayload = storedAs('form payload', 0, Former).next(Form, (former) => ({
  ...former,
  fileList: former.fileList.map(entryOf),
  commonFile: former.commonFile.map(entryOf)
}))
