/** Values of the form that the real-name identity of the person already gives (实名信息预填), as the scene says. */
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import { decidedGender, genderIn } from '@ljonething/domain/codes/gender'
import { newUserTypeOf } from '@ljonething/domain/codes/user'
import type { Scene } from '@ljonething/domain/scene/Scene'

export interface PrefilledValue {
  readonly name: string
  readonly value: string
  readonly source: string
  /** The scene lets the person change it. */
  readonly isOpen: boolean
}

const source = '来自实名认证'

export const prefillFor = (scene: Scene, user: UserInfo): readonly PrefilledValue[] => {
  const gender = decidedGender(user.cardId, genderIn('identity', user.sex))
  const kind = newUserTypeOf(user.userType)
  return (scene.prefill ?? [])
    .filter((entry) => (entry.gender ?? gender) === gender && (entry.object ?? kind) === kind)
    .flatMap(({ fields, open = [] }) =>
      Object.entries(fields).flatMap(([name, what]): readonly PrefilledValue[] => {
        const value = user[what]
        return value === undefined || value === '' ? [] : [{ name, value, source, isOpen: open.includes(name) }]
      })
    )
}
