/** What a form says now, for whoever signs it: as it would be made. */
import { Effect, Layer } from 'effect'
import { FormContents } from '../seal/FormContents.ts'
import { ApplicationForms } from './ApplicationForms.ts'

export const FormContentsLive = Layer.effect(
  FormContents,
  Effect.map(ApplicationForms, ({ contentHash }) => FormContents.of({ hashOf: contentHash }))
).pipe(Layer.provide(ApplicationForms.layer))
