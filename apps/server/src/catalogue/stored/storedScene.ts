/** A version of a scene (主题版本), as kept in `scene_version`. Version 2 says its booking by fields; one from before had none that anybody read. */
import { SceneSchema } from '@ljonething/api/scene/SceneSchema'
import { Schema } from 'effect'
import { storedAs } from '../../platform/stored.ts'

const WithUntypedBooking = Schema.Struct({
  ...SceneSchema.fields,
  appointment: Schema.optionalKey(Schema.Record(Schema.String, Schema.Unknown))
})

export const storedScene = storedAs('scene', 0, WithUntypedBooking).next(SceneSchema, ({ appointment: _untyped, ...scene }) => scene)
