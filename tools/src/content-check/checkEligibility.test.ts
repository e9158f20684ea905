/** A scene whose sample person is asked for by the registers beside it, changed one place at a time. */
import { readScene } from '@ljonething/api/scene/readScene'
import { dictionariesOf } from '@ljonething/domain/form/dictionaries'
import { parseRegions } from '@ljonething/domain/region/parseRegions'
import { sampleRegisters } from '@ljonething/server/sandbox/sampleRegisters'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { checkEligibility } from './checkEligibility.ts'
import { checkExample } from './checkSample.ts'
import { soundScene } from './fixtures/soundScene.ts'
import type { PathProblem } from './Problem.ts'
import { indexScene } from './sceneIndex.ts'

const own = '230199199108200030'
const wife = '23019919930412002X'

const asking = soundScene
  .replace(
    'guide:\n',
    `- {code: C02, title: 甲, detail: '', choices: [{text: 是, value: '1'}], expected: '1', failMessage: 否, check: {api: publicSecurity/hukouCheck, params: [applicantIdCard], mode: typeNotZero}}\nguide:\n`
  )
  .replace(
    '    - id: G1005^rows',
    "    - {id: G1100^applicantIdCard, name: applicantIdCard, label: 甲, typeName: text, matters: '*', required: true, fieldType: field}\n    - id: G1005^rows"
  )
  .replace('  note: 虚构\n', '  note: 虚构\n  account: P1\n')
  .replace("fields: {idCard: '230199199108200030'", `fields: {applicantIdCard: '${own}', idCard: '230199199108200030'`)

const registry = {
  nowRef: '2026-11-20',
  people: [
    { userId: 'P1', name: '甲某', idCard: own, mobile: '', region: '230100000000', realNameLevel: 4, hukouCounty: '230199' },
    { userId: 'P2', name: '乙某', idCard: wife, mobile: '', region: '230100000000', realNameLevel: 3, hukouCounty: '110101' }
  ],
  enterprises: [],
  marriages: [{ manIdCard: own, womanIdCard: wife }]
}

const indexOf = (scene: string) => {
  const read = readScene(parse(scene))
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return indexScene(read.scene)
}
const told = (found: readonly PathProblem[]): readonly string[] => found.map(({ path, message }) => `${path}: ${message}`)
const problems = (scene: string, rows: object = registry) =>
  told(checkEligibility(indexOf(scene), dictionariesOf([]), sampleRegisters(JSON.stringify(rows))))

it('a sample person who passes every pre-check leaves nothing to say', () => {
  expect(problems(asking)).toEqual([])
})

it('each pre-check that does not pass is named, with whom it was asked for', () => {
  const noHukou = { ...registry, people: registry.people.map((person) => ({ ...person, hukouCounty: '110101' })) }
  expect(problems(asking, noHukou)).toEqual(['preChecks[1].check: example: pre-check C02 is 不通过, not 通过, for 甲某 (P1)'])
  expect(problems(asking.replace('account: P1', 'account: P2'), noHukou)).toEqual([
    'preChecks[1].check: example: pre-check C02 is 不通过, not 通过, for 乙某 (P2)'
  ])
})

it('a relative is asked about by the relations that registers know, and nobody else is', () => {
  const aboutWife = asking.replace(`applicantIdCard: '${own}'`, `applicantIdCard: '${wife}'`)
  const moved = { ...registry, people: registry.people.map((person) => ({ ...person, hukouCounty: '230103' })) }
  expect(problems(aboutWife, moved)).toEqual([])
  expect(problems(aboutWife, { ...moved, marriages: [] })).toEqual([
    'preChecks[1].check: example: pre-check C02 is 未知, not 通过, for 甲某 (P1)'
  ])
})

it('what the example declares otherwise has to be so', () => {
  const declaring = (text: string) => asking.replace('  materials: [B01', `  preChecks: ${text}\n  materials: [B01`)
  expect(problems(declaring("{C02: '0'}"))).toEqual(['preChecks[1].check: example: pre-check C02 is 通过, not 不通过, for 甲某 (P1)'])
  expect(problems(declaring("{C02: '0'}"), { ...registry, people: registry.people.map((one) => ({ ...one, hukouCounty: '11' })) })).toEqual(
    []
  )
  expect(problems(declaring("{C09: '0'}"))).toEqual(['sampleCase.preChecks.C09: unknown pre-check C09'])
})

it('the account has to be said, and to be somebody who may submit the scene', () => {
  expect(problems(asking.replace('  account: P1\n', ''))).toEqual(['preChecks: the example names no account to ask for'])
  const nobody = (account: string) => [`sampleCase.account: ${account} is nobody of the sandbox who may submit the scene`]
  expect(problems(asking.replace('account: P1', 'account: P9'))).toEqual(nobody('P9'))
  expect(problems(asking.replace("objectTypes: ['1']", "objectTypes: ['2']"))).toEqual(nobody('P1'))
  const low = { ...registry, people: registry.people.map((person) => ({ ...person, realNameLevel: 2 })) }
  expect(problems(asking, low)).toEqual(nobody('P1'))
})

it('an example is complete, and chooses what the sandbox offers', () => {
  const choosing = asking
    .replace(
      "applicantIdCard, label: 甲, typeName: text, matters: '*'",
      "applicantIdCard, label: 甲, typeName: remoteSelect, dataSource: REMOTE_FUND, matters: '*'"
    )
    .replace(`applicantIdCard: '${own}'`, `applicantIdCard: '{"name":"甲中心","value":"F1"}'`)
  const found = (scene: string, institutions: readonly object[]) =>
    told(checkExample(indexOf(scene), sampleRegisters(JSON.stringify({ ...registry, institutions }))))
  const centre = { source: 'REMOTE_FUND', value: 'F1', name: '甲中心' }
  expect(found(choosing, [centre])).toEqual([])
  expect(found(choosing, [{ ...centre, value: 'F2' }])).toEqual([
    'sampleCase.fields.applicantIdCard: example: REMOTE_FUND does not offer F1'
  ])
  expect(found(choosing, [{ ...centre, name: '乙中心' }])).toEqual([
    'sampleCase.fields.applicantIdCard: example: REMOTE_FUND calls 乙中心, not 甲中心, F1'
  ])
  expect(found(choosing, [{ ...centre, source: 'REMOTE_SIORG' }])).toEqual([
    expect.stringMatching(/^form\.groups\[0\]\.fields\[\d\]\.dataSource: REMOTE_FUND offers nothing$/)
  ])
  expect(found(asking.replace('  materials: [B01, B02]\n', ''), [])).toEqual(['sampleCase: no complete example: it lists no materials'])
})

it('an example chooses what the service itself offers, by the name that people read', () => {
  const choosing = (name: string) =>
    asking
      .replace("label: 甲, typeName: text, matters: '*'", "label: 甲, typeName: remoteSelect, dataSource: REMOTE_SCHOOL, matters: '*'")
      .replace(`applicantIdCard: '${own}'`, `applicantIdCard: '{"name":"${name}","value":"S1"}'`)
  const holdings = {
    dictionaryRows: (root: string) => (root === 'XX' ? [{ rootCode: 'XX', parentCode: 'XX', code: 'S1', name: '甲小学' }] : []),
    regions: parseRegions('230000000000,,province,黑龙江省'),
    scenes: []
  }
  const found = (name: string) => told(checkExample(indexOf(choosing(name)), sampleRegisters(JSON.stringify(registry), holdings)))
  expect(found('甲小学')).toEqual([])
  expect(found('乙小学')).toEqual(['sampleCase.fields.applicantIdCard: example: REMOTE_SCHOOL calls 甲小学, not 乙小学, S1'])
})
