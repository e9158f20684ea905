/** What a case needs of other matters' results (事项依赖), as it was when it was submitted, kept in `handling_case`. */
import { exactly } from '@ljonething/api/schema/exactly'
import type { Need } from '@ljonething/domain/cases/needs'
import { resultValueKeys } from '@ljonething/domain/cases/resultValues'
import { Schema } from 'effect'
import { storedAs } from '../../platform/stored.ts'

const Needed = exactly<Need>()(
  Schema.Struct({ matterCode: Schema.String, matterName: Schema.String, value: Schema.Literals(resultValueKeys) })
)

export const caseNeeds = storedAs('case needs', 1, Schema.Struct({ needs: Schema.Array(Needed) }))
