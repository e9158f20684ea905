/**
 * The rules of a submit (提交规则), in their order: of a new submit, of a row of a batch, and of a correction that is handed in. A rule that is
 * about a new submit alone lets a correction pass. Issues of one line are told together; a new submit is told of the first line that has any,
 * since what is wrong changes what comes after; a correction of all of them. Source: spec §3.3, §4.1, §4.2, §5.
 */
import { Invalid } from '@ljonething/api/errors/errors'
import type { FieldIssue } from '@ljonething/domain/form/FormDescription'
import { Effect } from 'effect'
import { choicesAnswered } from './choicesAnswered.ts'
import { factsKept } from './factsKept.ts'
import { filesOnce } from './filesOnce.ts'
import { filesThere } from './filesThere.ts'
import { fillsKept } from './fillsKept.ts'
import { formHolds } from './formHolds.ts'
import { formsSigned } from './formsSigned.ts'
import { guideFinished } from './guideFinished.ts'
import { keyGiven } from './keyGiven.ts'
import { mattersAgreed } from './mattersAgreed.ts'
import { mayFile } from './mayFile.ts'
import { nothingForeign } from './nothingForeign.ts'
import { originSaid } from './originSaid.ts'
import { placeHeld } from './placeHeld.ts'
import { preChecksPassed } from './preChecksPassed.ts'
import { readable } from './readable.ts'
import { regionOpen } from './regionOpen.ts'
import { reuseHolds } from './reuseHolds.ts'
import { saysTheSame } from './saysTheSame.ts'
import { sceneKnown } from './sceneKnown.ts'
import type { IssueRule, Rule, RuleNeeds, Sent } from './Sent.ts'
import { subjectFree } from './subjectFree.ts'

export const submitRules: readonly (Rule | readonly IssueRule[])[] = [
  keyGiven,
  sceneKnown,
  mayFile,
  regionOpen,
  readable,
  saysTheSame,
  originSaid,
  guideFinished,
  mattersAgreed,
  nothingForeign,
  filesThere,
  filesOnce,
  choicesAnswered,
  [formHolds, reuseHolds],
  subjectFree,
  placeHeld,
  preChecksPassed,
  [factsKept, fillsKept],
  [formsSigned]
]

export const invalid = (issues: readonly FieldIssue[]) => new Invalid({ msg: `有 ${issues.length} 处需要修改`, issues })

/** Fails with the first refusal, or with what has to be changed. */
export const mustHold = Effect.fnUntraced(function* (sent: Sent, needs: RuleNeeds) {
  const told: FieldIssue[] = []
  for (const step of submitRules) {
    if (typeof step === 'function') {
      if (told.length === 0) yield* step(sent, needs)
      continue
    }
    const issues = yield* Effect.forEach(step, (rule) => rule(sent, needs))
    told.push(...issues.flat().filter(sent.isOpen))
    if (told.length > 0 && sent.anew !== undefined) break
  }
  if (told.length > 0) return yield* invalid(told)
})
