/**
 * Who may file a scene (办理资格): the kind of person it serves, a role in the company that is logged in, and the real-name level. Portal (at the
 * door) and service (at every save and at submit) ask here; what stands in the way is a value, undefined when nothing does. Visitors and
 * levels below three may look, answer and draft. Source: spec §3.1, §3.2, §6 and the ruling on who may handle a scene.
 * Example: scene `2`, a person → userType, 请先以法人身份登录后再办理; scene `1`, a person of level 2 → level, prepares and does not submit.
 */
import { newUserType, newUserTypeOf, userType } from '../codes/user.ts'
import type { Scene } from '../scene/Scene.ts'

/** Who is logged in, as the identity centre says. */
export interface Filer {
  readonly userType: string
  /** Real-name level "1"–"5". */
  readonly userLevel: string
  readonly companyRole?: string
  readonly unionCode?: string
}

export type FilingObstacle =
  | { readonly kind: 'visitor' }
  /** `served` are the kinds the scene is for, in the new code. */
  | { readonly kind: 'userType'; readonly served: readonly string[] }
  /** A company account that stands for no company, or has no role in it. */
  | { readonly kind: 'role' }
  | { readonly kind: 'level'; readonly level: number; readonly least: number }

/** Lowest real-name level that submits, signs and takes certificates. */
const submitLevel = 3
const firstLevel = 1
const lastLevel = 5

/** What is no level counts as the first (spec §3.1). */
const levelOf = (text: string): number => {
  const level = Number(text)
  return Number.isInteger(level) && level >= firstLevel && level <= lastLevel ? level : firstLevel
}

const isFilled = (text: string | undefined): boolean => text !== undefined && text !== ''

export function filingObstacle({ objectTypes }: Pick<Scene, 'objectTypes'>, filer: Filer | undefined): FilingObstacle | undefined {
  if (filer === undefined) return { kind: 'visitor' }
  const kind = newUserTypeOf(filer.userType)
  if (kind === undefined || !objectTypes.includes(kind)) return { kind: 'userType', served: objectTypes }
  const isCompany = filer.userType === userType.code.legal
  if (isCompany && !(isFilled(filer.companyRole) && isFilled(filer.unionCode))) return { kind: 'role' }
  const level = levelOf(filer.userLevel)
  return level >= submitLevel ? undefined : { kind: 'level', level, least: submitLevel }
}

/** Why the real-name level alone keeps somebody from signing or from taking certificates of the locker; undefined when it does not. */
export const lowLevelText = ({ userLevel }: Pick<Filer, 'userLevel'>, wanted: string): string | undefined => {
  const level = levelOf(userLevel)
  return level >= submitLevel ? undefined : `您的实名等级为${level}级，达到${submitLevel}级及以上才能${wanted}，请先升级实名`
}

/** May answer, fill in, upload and save; an obstacle that stays keeps only the submit. */
export const mayPrepare = (
  obstacle: FilingObstacle | undefined
): obstacle is Extract<FilingObstacle, { readonly kind: 'visitor' | 'level' }> | undefined =>
  obstacle === undefined || obstacle.kind === 'visitor' || obstacle.kind === 'level'

/** 请先以个人身份登录后再办理; of several kinds, 个人或法人. */
export const logInAs = (served: readonly string[]): string =>
  `请先以${served.map((type) => newUserType.labelOf(type)).join('或')}身份登录后再办理`

/** What the person reads. */
export function filingObstacleText(obstacle: FilingObstacle): string {
  switch (obstacle.kind) {
    case 'visitor':
      return '请先登录政务服务网，再进行办理'
    case 'userType':
      return logInAs(obstacle.served)
    case 'role':
      return '您的账号没有该企业的办事权限，请联系企业管理员授权后再办理'
    case 'level':
      return `您的实名等级为${obstacle.level}级，可以填写和暂存，达到${obstacle.least}级及以上才能提交，请先升级实名`
  }
}
