/** One question to a register (登记库提问), under the register's own parameter names, and the ways it is answered. */
import type { UserInfo } from '@ljonething/api/session/UserInfo'

export interface RegisterQuestion<Param extends string = string> {
  /** Values of a parameter, none when it was not given. */
  readonly given: (param: Param) => readonly string[]
  readonly user: UserInfo
  /** `yyyy-mm-dd`. */
  readonly today: string
}

/** Facts of a register by answer key, as text. */
export type RegisterFacts = Readonly<Record<string, string>>

export const yesNo = (holds: boolean): { readonly type: '0' | '1' } => ({ type: holds ? '1' : '0' })
