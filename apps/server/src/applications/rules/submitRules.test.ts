/** Each rule alone, beside a submit that all of them let pass; what a person meets of them is proved by the calls of submit and correction. */
import { AlreadySubmitted, NotFound, PlaceGone, Rejected, Unavailable } from '@ljonething/api/errors/errors'
import { preCheckStatus } from '@ljonething/domain/codes/preCheck'
import { dictionariesOf } from '@ljonething/domain/form/dictionaries'
import { describeForm } from '@ljonething/domain/form/describeForm'
import type { FieldIssue } from '@ljonething/domain/form/FormDescription'
import { readyLookups } from '@ljonething/domain/form/linkage'
import { planScene } from '@ljonething/domain/plan/planScene'
import { parseRegions } from '@ljonething/domain/region/parseRegions'
import { sampleValues } from '@ljonething/domain/scene/sampleValues'
import type { Scene } from '@ljonething/domain/scene/Scene'
import { Effect } from 'effect'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '../../platform/paths.ts'
import { newbornScene, region, sceneFile } from '../../testing/newbornSubmission.ts'
import { includedMatters } from '@ljonething/domain/plan/includedMatters'
import type { Anew, CheckedCondition, IssueRule, Refusal, Rule, RuleNeeds, Sent } from './Sent.ts'
import { mustHold, submitRules } from './submitRules.ts'

const today = '2026-11-20'
const dictionaries = dictionariesOf(JSON.parse(readFileSync(join(projectRoot, 'content/dictionaries.json'), 'utf8')).items)
const user = {
  userType: '0',
  userId: 'mother',
  userRegion: region,
  userLevel: '3',
  cardId: '230199199304120028',
  userName: '周晓岚',
  mobile: '13900000001'
} as const
const asker = { user, sessionId: 'session', sessionEnds: new Date('2026-11-20T08:00:00Z') }

const plannedOf = (scene: Scene) => {
  const plan = planScene(scene, scene.sampleCase?.answers ?? {}, { region, userType: '0', today })
  return { scene, plan, description: describeForm(plan, dictionaries), today }
}
const newborn = plannedOf(await newbornScene())
const wedding = plannedOf(await sceneFile('05-marriage.yaml'))
const codes = includedMatters(newborn.plan)
  .map(({ code }) => code)
  .join()

/** A form that asks for nothing: whatever is wrong is what a row of the table makes wrong. */
const empty = { ...newborn, description: { ...newborn.description, allfield: [], allfile: [] } }

const request = {
  clientKey: 'a-client-key',
  sceneId: 'HLJYJS0001',
  region,
  sxNewCodes: codes,
  packageName: '',
  source: '1',
  client: '1',
  paramsText: ''
}
const form = {
  fieldList: [],
  commonField: [],
  fileList: [],
  commonFile: [],
  sxCodes: codes,
  sxList: [],
  sceneId: request.sceneId,
  packageName: '',
  regionCode: region,
  source: '',
  hasEnt: '0',
  sceneType: '',
  content: ''
}
const read = {
  form,
  content: { answers: newborn.plan.answers, declarations: {}, checkParams: {} },
  sent: { values: {}, files: {} }
}
const anew = {
  request,
  dataSource: Effect.succeed('1'),
  entry: Effect.succeed({ scene: newborn.scene, hash: '' }),
  read: Effect.succeed(read)
} as unknown as Anew

const passing: Sent = {
  asker,
  clientKey: request.clientKey,
  anew,
  planned: Effect.succeed(empty),
  named: Effect.succeed({}),
  given: Effect.succeed({}),
  filled: Effect.succeed({ choices: new Map(), values: {}, files: {} }),
  subject: Effect.succeed({ claim: undefined }),
  conditions: Effect.succeed([]),
  unsigned: Effect.succeed([]),
  isOpen: () => true
}

/** The sample case, and a register that answers every question of its form otherwise. */
const fields = newborn.description.allfield.flatMap(({ fieldList }) => fieldList)
const sample = sampleValues(newborn.scene, today)
const values = Object.fromEntries(fields.map(({ id, name, value }): [string, string] => [id, sample[name] ?? value]))
const filled = Effect.succeed({ choices: new Map(), values, files: {} })
const asked = readyLookups(newborn.description, undefined, values, today).flatMap(({ fill }) => Object.values(fill))
const answers = Object.fromEntries(asked.map((name) => [name, '登记的是别的']))
const motherName = fields.filter(({ name }) => name === 'motherName')
const oneField = {
  ...empty.description,
  allfield: newborn.description.allfield.slice(0, 1).map((group) => ({ ...group, fieldList: motherName }))
}

const needs = {
  bookings: { mustHold: () => Effect.fail(new PlaceGone({ reason: 'notHeld', msg: '请先选择预约时段，再提交' })) },
  catalogue: { regions: parseRegions(readFileSync(join(projectRoot, 'content/regions-heilongjiang.csv'), 'utf8')), dictionaries },
  registers: { lookup: () => Effect.succeed({ values: answers }) },
  reuse: { issues: () => Effect.succeed([]) },
  subjects: { mustBeFree: () => Effect.fail(new AlreadySubmitted({ msg: '已由他人提交' })) }
} as unknown as RuleNeeds

const issue = (id: string): FieldIssue => ({ kind: 'field', id, label: id, fn: 'x', message: '有误', text: `${id}有误` })
const saying = (more: Partial<typeof request>, other: Partial<Anew> = {}): Partial<Sent> => ({
  anew: { ...anew, request: { ...request, ...more }, ...other }
})
/** A condition whose register tells the name of the mother, which is closed then. */
const condition = (status: string): CheckedCondition =>
  ({ preCheck: { ...newborn.plan.preChecks[0], fill: [{ closed: ['motherName'] }] }, status }) as unknown as CheckedCondition

/** What is wrong, and what the rule says to it. */
const wrong: Readonly<Record<string, readonly [Partial<Sent>, object, Partial<RuleNeeds>?]>> = {
  keyGiven: [{ clientKey: 'short' }, { _tag: 'Rejected', msg: '参数必填' }],
  sceneKnown: [saying({}, { entry: Effect.fail(new NotFound({ msg: '未查询到该主题' })) }), { _tag: 'NotFound' }],
  mayFile: [{ asker: { ...asker, user: { ...user, userLevel: '2' } } }, { _tag: 'Forbidden' }],
  regionOpen: [saying({ region: '999999000000' }), { _tag: 'Rejected', msg: expect.stringContaining('该地区暂未开通') }],
  readable: [saying({}, { read: Effect.fail(new Rejected({ msg: '提交内容无法识别' })) }), { msg: '提交内容无法识别' }],
  saysTheSame: [saying({ sxNewCodes: 'M01' }), { msg: expect.stringContaining('前后不一致') }],
  originSaid: [saying({}, { dataSource: Effect.fail(new Rejected({ msg: '提交渠道不一致' })) }), { msg: '提交渠道不一致' }],
  guideFinished: [
    { planned: Effect.succeed({ ...empty, plan: { ...empty.plan, ready: false } }) },
    { msg: '答题引导尚未完成，请先完成答题' }
  ],
  mattersAgreed: [
    { planned: Effect.succeed({ ...empty, plan: { ...empty.plan, matters: empty.plan.matters.slice(0, 1) } }) },
    { msg: expect.stringContaining('办理事项已变化') }
  ],
  nothingForeign: [
    saying({}, { read: Effect.succeed({ ...read, sent: { values: { strange: '1' }, files: {} } }) as unknown as Anew['read'] }),
    { _tag: 'Invalid', msg: '提交了不属于该主题的内容' }
  ],
  filesThere: [{ named: Effect.succeed({ CL01: ['gone'] }) }, { msg: expect.stringContaining('已不存在') }],
  filesOnce: [
    { named: Effect.succeed({ CL01: ['a', 'a'] }), given: Effect.succeed({ CL01: [{}, {}] }) as unknown as Sent['given'] },
    { msg: expect.stringContaining('重复') }
  ],
  choicesAnswered: [{ filled: Effect.fail(new Unavailable({ msg: '暂时无法核对您选择的机构' })) }, { _tag: 'Unavailable' }],
  formHolds: [
    { planned: Effect.succeed(newborn) },
    { issues: expect.arrayContaining([expect.objectContaining({ id: motherName[0]?.id })]) }
  ],
  reuseHolds: [
    {},
    { issues: [issue('reused')] },
    { reuse: { issues: () => Effect.succeed([issue('reused')]) } as unknown as RuleNeeds['reuse'] }
  ],
  subjectFree: [
    { subject: Effect.succeed({ claim: { hash: 'held' } }) as unknown as Sent['subject'] },
    { _tag: 'AlreadySubmitted', msg: '已由他人提交' }
  ],
  placeHeld: [{ planned: Effect.succeed({ ...wedding, description: { ...wedding.description, allfile: [] } }) }, { _tag: 'PlaceGone' }],
  preChecksPassed: [{ conditions: Effect.succeed([condition(preCheckStatus.code.error)]) }, { _tag: 'Rejected' }],
  factsKept: [
    {
      planned: Effect.succeed({ ...empty, description: oneField, plan: { ...empty.plan, preChecks: [condition('').preCheck] } }),
      conditions: Effect.succeed([{ ...condition(preCheckStatus.code.success), known: { values: { motherName: '登记的姓名' } } }]),
      filled
    },
    { issues: [expect.objectContaining({ id: motherName[0]?.id, message: '该项由系统带出，不可修改' })] }
  ],
  fillsKept: [
    { planned: Effect.succeed(newborn), filled },
    { issues: expect.arrayContaining([expect.objectContaining({ message: '该项由系统带出，不可修改' })]) }
  ],
  formsSigned: [{ unsigned: Effect.succeed([issue('signature')]) }, { issues: [issue('signature')] }]
}
const ruleNamed = (name: string): Rule | IssueRule | undefined => submitRules.flat().find((rule) => rule.name === name)
const alone = (name: string, sent: Partial<Sent>, other: Partial<RuleNeeds> = {}) => {
  const outcome = ruleNamed(name)?.({ ...passing, ...sent }, { ...needs, ...other }) ?? Effect.void
  return Effect.runPromise(
    Effect.match(outcome as Effect.Effect<unknown, Refusal>, { onSuccess: (issues) => ({ issues }), onFailure: (refusal) => refusal })
  )
}

describe('the rules of a submit', () => {
  it('stand in this order, those of one line told together', () => {
    expect(submitRules.map((step) => (typeof step === 'function' ? step.name : step.map(({ name }) => name).join(' + ')))).toEqual([
      'keyGiven',
      'sceneKnown',
      'mayFile',
      'regionOpen',
      'readable',
      'saysTheSame',
      'originSaid',
      'guideFinished',
      'mattersAgreed',
      'nothingForeign',
      'filesThere',
      'filesOnce',
      'choicesAnswered',
      'formHolds + reuseHolds',
      'subjectFree',
      'placeHeld',
      'preChecksPassed',
      'factsKept + fillsKept',
      'formsSigned'
    ])
  })

  it('have a case here each', () => {
    expect(submitRules.flat().map(({ name }) => name)).toEqual(Object.keys(wrong))
  })

  it('let pass what nothing is wrong with', async () => {
    await Effect.runPromise(mustHold(passing, needs))
  })

  it.each(Object.entries(wrong))('%s', async (name, [sent, refusal, other]) => {
    expect(await alone(name, sent, other)).toMatchObject(refusal)
  })

  const unsigned: Partial<Sent> = { planned: Effect.succeed(newborn), unsigned: Effect.succeed([issue('signature')]) }
  const told = async (sent: Partial<Sent>) => {
    const refusal = await Effect.runPromise(Effect.flip(mustHold({ ...passing, ...sent }, needs)))
    return '_tag' in refusal && refusal._tag === 'Invalid' ? (refusal.issues ?? []).map(({ id }) => id) : []
  }

  it('tell a new submit what is wrong with the form before anybody signs it', async () => {
    expect(await told(unsigned)).not.toContain('signature')
  })

  it('tell a correction everything at once, of what is open to it', async () => {
    const open = motherName[0]?.id ?? ''
    const sent = { ...unsigned, anew: undefined, isOpen: ({ id }: FieldIssue) => [open, 'signature'].includes(id) }
    expect(await told(sent)).toEqual([open, 'signature'])
  })

  it.each(['mayFile', 'regionOpen', 'guideFinished', 'mattersAgreed', 'nothingForeign', 'placeHeld', 'preChecksPassed'])(
    'ask a correction nothing that was settled by its submit: %s',
    async (name) => {
      const [sent] = wrong[name] ?? [{}]
      expect(await alone(name, { ...sent, anew: undefined })).toEqual({ issues: undefined })
    }
  )
})
