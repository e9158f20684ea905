/**
 * A version of a scene (主题版本), as kept in `scene_version`. Version 2 says its booking by fields; one from before had none that anybody read.
 * Version 3 asks a register of its own for each age, where one was asked for all of them.
 */
import { PreCheckSchema } from '@ljonething/api/scene/GuideSchema'
import { SceneSchema } from '@ljonething/api/scene/SceneSchema'
import type { CheckName } from '@ljonething/domain/registers/registers'
import { Schema } from 'effect'
import { storedAs } from '../../platform/stored.ts'

const oneForAllAges = 'local/ageCheck'
const { check } = PreCheckSchema.fields

const WithOneForAllAges = Schema.Struct({
  ...SceneSchema.fields,
  preChecks: Schema.Array(
    Schema.Struct({
      ...PreCheckSchema.fields,
      check: Schema.Struct({ ...check.fields, api: Schema.Union([check.fields.api, Schema.Literal(oneForAllAges)]) })
    })
  )
})

const WithUntypedBooking = Schema.Struct({
  ...WithOneForAllAges.fields,
  appointment: Schema.optionalKey(Schema.Record(Schema.String, Schema.Unknown))
})

const ageNow = (params: readonly string[]): CheckName =>
  params.includes('manIdCard') ? 'local/marriageAge' : params.includes('childIdCard') ? 'local/schoolAge' : 'local/beforeRetirement'

export const storedScene = storedAs('scene', 0, WithUntypedBooking)
  .next(WithOneForAllAges, ({ appointment: _untyped, ...scene }) => scene)
  .next(SceneSchema, ({ preChecks, ...scene }) => ({
    ...scene,
    preChecks: preChecks.map(({ check, ...preCheck }) => ({
      ...preCheck,
      check: { ...check, api: check.api === oneForAllAges ? ageNow(check.params) : check.api }
    }))
  }))
