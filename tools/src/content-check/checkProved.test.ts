/** Scenes of the content, each with what proves its subject taken away. */
import { dictionariesOf } from '@ljonething/domain/form/dictionaries'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { checkAccounts } from './checkAccounts.ts'
import { checkProved } from './checkProved.ts'
import { checkScene } from './checkScene.ts'
import { contentTables } from './ContentTables.ts'
import { readSource } from './SourceFile.ts'

const problemsOf = (file: string, broken: string, by: string): readonly string[] => {
  const content = readFileSync(new URL(`../../../content/scenes/${file}`, import.meta.url), 'utf8')
  expect(content).toContain(broken)
  const source = readSource(file, content.replace(broken, by))
  const { index } = checkScene(source, contentTables([], new Set()), dictionariesOf([]))
  return index === undefined ? ['not read'] : [...checkProved(index), ...checkAccounts(index)].map(({ message }) => message)
}

it.each([
  ['01-newborn.yaml', 'in: [unmarried, divorced, abroad]', 'in: [unmarried, divorced]', ['subject: nobody proves motherIdCard for a man']],
  [
    '02-retirement.yaml',
    'empIdCard: cardId, empMobile',
    'empMobile',
    ['subject: nobody proves empIdCard for a woman', 'subject: nobody proves empIdCard for a man']
  ],
  ['02-retirement.yaml', '{answer: TX_Q01, is: ent}', '{answer: TX_Q01, is: per}', ['subject: nobody proves empIdCard for a company']],
  ['07-restaurant.yaml', 'creditCode: unionCode', 'creditCode: companyName', []],
  ['08-company-deregister.yaml', ', creditCode: unionCode}', '}', ['subject: nobody proves creditCode for a company']],
  [
    '12-veterans.yaml',
    'open: [applicantMobile]',
    'open: [applicantMobile, applicantIdCard]',
    ['subject: nobody proves applicantIdCard for a woman', 'subject: nobody proves applicantIdCard for a man']
  ],
  [
    '12-veterans.yaml',
    'same: {economicCardHolder: applicantName}',
    'same: {hukouAddr: applicantName}',
    ['nobody is named whose account economicCard is']
  ],
  ['06-schooling.yaml', 'proof: [RX10]', 'proof: [RX99]', ['pre-check RX_C05: RX99 is no required material']],
  [
    '06-schooling.yaml',
    'publicSecurity/kinCheck, params: [childIdCard]',
    'local/schoolAge, params: [childIdCard]',
    [
      'pre-check RX_C05 is a relation and is not asked first',
      'subject: nobody proves childIdCard for a woman',
      'subject: nobody proves childIdCard for a man'
    ]
  ]
])('%s: %s → %s', (file, broken, by, problems) => {
  expect(problemsOf(file, broken, by)).toEqual(problems)
})
