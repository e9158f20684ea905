/**
 * What the sandbox answers in place of one outside system (沙箱应答): one function for each register that the table says the sandbox answers,
 * so that the compiler lists what is missing and refuses what is not in the table.
 */
import type { RegisterAnswer } from '@ljonething/domain/registers/judgeEligibility'
import type { AnsweredOf, GivesOf, ParamsOf, System } from '@ljonething/domain/registers/registers'
import type { RegisterRow } from '../../sandbox/stored/registerRow.ts'
import type { RegisterQuestion } from '../RegisterQuestion.ts'

export interface SandboxQuestion<Param extends string = string> extends RegisterQuestion<Param> {
  readonly rows: (register: string) => readonly RegisterRow[]
}

export interface SandboxAnswers<S extends System> {
  readonly checks: {
    readonly [Name in AnsweredOf<S, 'check', 'sandbox'>]: (question: SandboxQuestion<ParamsOf<S, Name>>) => RegisterAnswer
  }
  readonly lookups: {
    readonly [Name in AnsweredOf<S, 'lookup', 'sandbox'>]: (
      question: SandboxQuestion<ParamsOf<S, Name>>
    ) => Readonly<Partial<Record<GivesOf<S, Name>, string>>> | undefined
  }
}
