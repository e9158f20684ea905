/**
 * What the sandbox answers in place of one outside system (沙箱应答): one function for each register that the table says the sandbox answers,
 * so that the compiler lists what is missing and refuses what is not in the table.
 */
import type { AnsweredOf, GivesOf, ParamsOf, System, TellsOf } from '@ljonething/domain/registers/registers'
import type { RegisterRow } from '../stored/registerRow.ts'
import type { RegisterQuestion } from '../../registers/RegisterQuestion.ts'

export interface SandboxQuestion<Param extends string = string> extends RegisterQuestion<Param> {
  readonly rows: (register: string) => readonly RegisterRow[]
}

export type CheckAnswer<Key extends string> =
  | { readonly type: string; readonly facts?: readonly { readonly of?: string; readonly values: Readonly<Partial<Record<Key, string>>> }[] }
  | undefined

export interface SandboxAnswers<S extends System> {
  readonly checks: {
    readonly [Name in AnsweredOf<S, 'check', 'sandbox'>]: (question: SandboxQuestion<ParamsOf<S, Name>>) => CheckAnswer<TellsOf<S, Name>>
  }
  readonly lookups: {
    readonly [Name in AnsweredOf<S, 'lookup', 'sandbox'>]: (
      question: SandboxQuestion<ParamsOf<S, Name>>
    ) => Readonly<Partial<Record<GivesOf<S, Name>, string>>> | undefined
  }
}
