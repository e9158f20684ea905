/** The guide to the service of a scene (办事指南), spec §3.2: conditions, steps, times and where to go. */
import { Schema } from 'effect'
import { ServiceWindow } from './SceneDetail.ts'

const Texts = Schema.optionalKey(Schema.Array(Schema.String))
const Text = Schema.optionalKey(Schema.String)

export const WorkGuide = Schema.Struct({
  sceneId: Schema.String,
  sceneName: Schema.String,
  leadDepartment: Schema.String,
  conditions: Texts,
  process: Texts,
  timeLimit: Text,
  fee: Text,
  channels: Texts,
  consult: Text,
  complain: Text,
  windows: Schema.Array(ServiceWindow),
  legalBasis: Texts
})
export type WorkGuide = typeof WorkGuide.Type
