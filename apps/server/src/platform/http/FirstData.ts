/**
 * The first data (首屏数据): what a page says of the calls its first screen would make, under the names of the contract,
 * so that it is drawn without them; null where the service refuses the call. Only answers that any visitor gets.
 * A capability names its own in `capability.ts`; what fails or takes longer than 300 ms is left out and
 * asked for.
 */
import type { AnswerOf, CallName, GroupName } from '@ljonething/api/client/Calls'
import { Context, Effect } from 'effect'

export type FirstAnswers = {
  readonly [G in GroupName as `${G}.${CallName<G>}`]?: { readonly [C in CallName<G>]: AnswerOf<G, C> }[CallName<G>] | null
}

export interface PageAddress {
  /** Below `/ljonething/`. */
  readonly path: string
  readonly query: URLSearchParams
  readonly reachesSandbox: boolean
}

/** The answers for the screen at an address. */
export type FirstData<Needs = never> = (address: PageAddress) => Effect.Effect<FirstAnswers, never, Needs>

export const PageData = Context.Reference<FirstData>('@ljonething/server/platform/http/PageData', {
  defaultValue: () => () => Effect.succeed({})
})

/** In a script element of a type that browsers do not run; `<` would end it. */
export const inScript = (answers: FirstAnswers): string => JSON.stringify(answers).replaceAll('<', '\\u003c')
