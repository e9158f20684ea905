/** A matter as it is told (事项基本信息), spec §3.2: matter base message. Codes are those of the dictionaries, days are working days. */
import { Schema } from 'effect'

export const MatterMessage = Schema.Struct({
  /** The implementation code (实施编码): no other matter has it. */
  id: Schema.String,
  /** Its code in its scene. */
  code: Schema.String,
  sceneCode: Schema.String,
  name: Schema.String,
  matterName: Schema.String,
  basicCode: Schema.String,
  department: Schema.String,
  projectType: Schema.String,
  /** Why one has to come; empty where one need not. */
  onsiteReason: Schema.String,
  exerciseLevelName: Schema.String,
  onlineHandlingDepth: Schema.String,
  intermediaryService: Schema.String,
  handlingForm: Schema.Array(Schema.String),
  universalRange: Schema.String,
  legalTimeLimit: Schema.Finite,
  currentTimeLimit: Schema.Finite,
  fee: Schema.String,
  /** What is handed in for it unless the answers of the guide say otherwise. */
  material: Schema.Array(Schema.Struct({ id: Schema.String, name: Schema.String, need: Schema.Boolean })),
  originApprovalResult: Schema.Struct({ resultType: Schema.String, sample: Schema.String }),
  approvalResName: Schema.String,
  approvalResType: Schema.String,
  approvalResSample: Schema.String
})
export type MatterMessage = typeof MatterMessage.Type
