/**
 * The plan and form of a submitted application (申请时的表单): from what was submitted, with the scene as it was then; undefined when one of them
 * cannot be read.
 */
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import { userType as userTypes } from '@ljonething/domain/codes/user'
import { describeForm } from '@ljonething/domain/form/describeForm'
import { planScene } from '@ljonething/domain/plan/planScene'
import { Effect } from 'effect'
import type { Catalogue } from '../catalogue/Catalogue.ts'
import { beijingTime } from '../platform/businessDay.ts'
import type { ApplicationRow } from './Applications.ts'
import type { PrintFacts } from './printedApplication.ts'

/** For whoever signs: the company of `user`, who filed it. */
export const asFiledBy = <Facts extends { readonly user: object }>({ unionCode }: Pick<UserInfo, 'unionCode'>, facts: Facts) => ({
  ...facts,
  user: { ...facts.user, ...(unionCode === undefined ? {} : { unionCode }) }
})

export const plannedAs = Effect.fnUntraced(function* (catalogue: Catalogue['Service'], row: ApplicationRow) {
  const { applicant, submitted, region, submittedAt: at, applyNo } = row
  const scene = yield* catalogue.versionOf(row.sceneCode, row.sceneHash)
  if (scene === undefined || applicant === undefined || submitted === undefined) return undefined
  const { name, cardId, companyName } = applicant
  const userType = companyName === undefined ? userTypes.code.personal : userTypes.code.legal
  const plan = planScene(scene, submitted.answers, { region, userType, today: beijingTime(at).slice(0, 10) })
  const user = { userName: name, cardId, userType, ...(companyName === undefined ? {} : { companyName }) }
  const facts = { scene, user, region, at, applyNo } satisfies PrintFacts
  return { scene, plan, description: describeForm(plan, catalogue.dictionaries), submitted, facts }
})
