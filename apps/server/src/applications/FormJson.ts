/** What the portal sends of a form: answers, values by whole field id, file ids by material id, region. */
import { Option, Schema } from 'effect'

const FormJson = Schema.fromJsonString(
  Schema.Struct({
    answers: Schema.Record(Schema.String, Schema.Union([Schema.String, Schema.Array(Schema.String)])),
    values: Schema.Record(Schema.String, Schema.String),
    files: Schema.Record(Schema.String, Schema.Array(Schema.String)),
    region: Schema.optionalKey(Schema.String)
  })
)
export type FormJson = typeof FormJson.Type

/** Undefined when the text is not such JSON. */
export const parseFormJson = (text: string): FormJson | undefined => Option.getOrUndefined(Schema.decodeUnknownOption(FormJson)(text))
