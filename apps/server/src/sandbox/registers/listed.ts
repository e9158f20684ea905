/** What a sandbox register holds about the people whom a parameter names (登记行), and whether it lists them. */
import type { RegisterAnswer } from '@ljonething/domain/registers/judgeEligibility'
import type { RegisterRow } from '../stored/registerRow.ts'
import { yesNo } from '../../registers/RegisterQuestion.ts'
import type { SandboxQuestion } from './SandboxAnswers.ts'

export const rowsAbout = <Param extends string>(
  { given, rows }: SandboxQuestion<Param>,
  param: Param,
  register: string
): readonly RegisterRow[] => rows(register).filter(({ idCard }) => given(param).includes(String(idCard)))

/** Nobody named is no answer; whom the register does not list, it does not list. */
export const isListed = <Param extends string>(
  question: SandboxQuestion<Param>,
  param: Param,
  register: string,
  counts: (row: RegisterRow) => boolean = () => true
): RegisterAnswer => (question.given(param).length === 0 ? undefined : yesNo(rowsAbout(question, param, register).some(counts)))
