/** Handed-in files of a payload (提交材料), as kept; before materials said where they come from, without status. */
import { exactly } from '@ljonething/api/schema/exactly'
import type { PayloadFile } from '@ljonething/domain/submission/Submission'
import { Schema } from 'effect'

export const PayloadFiles = Schema.Array(
  exactly<PayloadFile>()(
    Schema.Struct({
      id: Schema.String,
      type: Schema.String,
      value: Schema.String,
      status: Schema.optionalKey(Schema.Literals(['1', '2'])),
      reused: Schema.optionalKey(Schema.String)
    })
  )
)
