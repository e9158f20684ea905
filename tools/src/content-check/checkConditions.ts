/**
 * Conditions, linkage and pre-checks (条件、联动、预检) against what they name: questions and their values, matters, fields and
 * their codes.
 */
import { isContainer } from '@ljonething/domain/plan/askQuestions'
import { leavesOf, readsOf } from '@ljonething/domain/condition/readsOf'
import { sourcesOf, targetsOf } from '@ljonething/domain/form/placeLinkage'
import type { Condition } from '@ljonething/domain/condition/Condition'
import type { LinkageRule } from '@ljonething/domain/scene/FormTemplate'
import { unknownCodes } from './checkFields.ts'
import { linkageOfScene } from './checkRegisters.ts'
import type { ContentTables } from './ContentTables.ts'
import type { PathProblem } from './Problem.ts'
import type { SceneIndex } from './sceneIndex.ts'

const wantedBy = (leaf: Condition): readonly string[] => {
  if ('is' in leaf) return [leaf.is]
  return 'in' in leaf ? leaf.in : []
}

function checkLeaf(leaf: Condition, path: string, index: SceneIndex, tables: ContentTables): readonly PathProblem[] {
  if ('matter' in leaf) return index.matterCodes.has(leaf.matter) ? [] : [{ path, message: `unknown matter ${leaf.matter}` }]
  if ('answer' in leaf) {
    const question = index.questionCodes.get(leaf.answer)
    if (question === undefined) return [{ path, message: `unknown question ${leaf.answer}` }]
    if (isContainer(question)) return [{ path, message: `container ${leaf.answer} is never answered` }]
    return wantedBy(leaf).flatMap((value) =>
      question.choices.some((choice) => choice.value === value) ? [] : [{ path, message: `question ${leaf.answer} has no choice ${value}` }]
    )
  }
  if (!('field' in leaf)) return []
  const field = index.fieldNames.get(leaf.field)
  return field === undefined
    ? []
    : unknownCodes(field, wantedBy(leaf), tables).map((value) => ({ path, message: `${value} is no code of field ${leaf.field}` }))
}

function checkCondition(condition: Condition, path: string, index: SceneIndex, tables: ContentTables): readonly PathProblem[] {
  const fields = readsOf(condition).fields.filter((name) => !index.fieldNames.has(name))
  return [
    ...fields.map((name) => ({ path, message: `unknown field ${name}` })),
    ...leavesOf(condition).flatMap((leaf) => checkLeaf(leaf, path, index, tables))
  ]
}

function checkLinkage(rule: LinkageRule, path: string, index: SceneIndex, tables: ContentTables): readonly PathProblem[] {
  const { show = [], hide = [] } = rule.then
  const touched = new Set([...sourcesOf({ when: { all: [] }, then: rule.then }), ...targetsOf(rule.then)])
  return [
    ...checkCondition(rule.when, `${path}.when`, index, tables),
    ...Array.from(touched)
      .filter((name) => !index.fieldNames.has(name))
      .map((name) => ({ path: `${path}.then`, message: `linkage names the unknown field ${name}` })),
    ...show
      .filter((name) => hide.includes(name))
      .map((name) => ({ path: `${path}.then`, message: `linkage shows and hides field ${name}` }))
  ]
}

export function checkConditions(index: SceneIndex, tables: ContentTables): readonly PathProblem[] {
  const preChecks = index.scene.preChecks.flatMap((preCheck, at): PathProblem[] => {
    const path = `preChecks[${at}]`
    const { mode, success, blockOn } = preCheck.check
    const needsSuccess = (mode === 'typeEquals' || mode === 'gte') && success === undefined
    return [
      ...(preCheck.when === undefined ? [] : checkCondition(preCheck.when, `${path}.when`, index, tables)),
      ...(needsSuccess ? [{ path: `${path}.check`, message: `pre-check ${preCheck.code}: mode ${mode} needs success` }] : []),
      ...(mode === 'offlineStatus' && blockOn === undefined
        ? [{ path: `${path}.check`, message: `pre-check ${preCheck.code}: mode ${mode} needs blockOn` }]
        : []),
      ...(preCheck.matters ?? []).flatMap((code, nth) =>
        index.matterCodes.has(code) ? [] : [{ path: `${path}.matters[${nth}]`, message: `unknown matter ${code}` }]
      ),
      ...(preCheck.choices.some((choice) => choice.value === preCheck.expected)
        ? []
        : [{ path: `${path}.expected`, message: `pre-check ${preCheck.code}: expected ${preCheck.expected} is no choice` }])
    ]
  })
  return [...linkageOfScene(index).flatMap(({ rule, path }) => checkLinkage(rule, path, index, tables)), ...preChecks]
}
