/** The interpretation of a scene (解读模板), spec §3.2, §7.1, §7.5. `template` says which screen shows it: birthUnscramble or commonUnscramble. */
import { Schema } from 'effect'

export const TemplateData = Schema.Struct({
  /** The code of its scene. */
  id: Schema.String,
  sceneName: Schema.String,
  template: Schema.String,
  title: Schema.String,
  sections: Schema.Array(Schema.Struct({ heading: Schema.String, text: Schema.String })),
  qa: Schema.Array(Schema.Struct({ question: Schema.String, answer: Schema.String }))
})
export type TemplateData = typeof TemplateData.Type
