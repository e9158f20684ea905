import { describe, expect, it } from 'vitest'
import { context, newborn } from '../../cases/sceneFiles.ts'
import type { Answers, Question, Scene } from '../scene/Scene.ts'
import { tipsOf } from '../scene/tipsOf.ts'
import type { Plan } from './Plan.ts'
import { planScene } from './planScene.ts'
import { dependsOnText, reasonText } from './reasonText.ts'

const planOf = (answers: Answers): Plan => planScene(newborn, answers, context)
const complete = newborn.sampleCase?.answers ?? {}
const changed = (answers: Answers): Plan => planOf({ ...complete, ...answers })
const matters = (plan: Plan): readonly string[] => plan.matters.filter((line) => line.included).map((line) => line.matter.code)
const materials = (plan: Plan): readonly string[] => plan.materials.filter((line) => line.included).map((line) => line.material.code)
const fields = (plan: Plan): readonly string[] => plan.fields.map((line) => line.field.name)
const numbers = (plan: Plan): readonly string[] => plan.questions.map((line) => `${line.number} ${line.question.code}`)

describe('the newborn scene, question by question', () => {
  it('opens with ten questions, the container dissolved into its child, and defaults in force', () => {
    const plan = planOf({})
    expect(numbers(plan)).toEqual([
      '1 NB_Q01',
      '2 NB_Q02',
      '3 NB_Q03',
      '4 NB_Q06',
      '5 NB_Q04',
      '6 NB_Q05',
      '6.1 NB_Q05A',
      '7 NB_Q07',
      '8 NB_Q08',
      '9 NB_Q09',
      '10 NB_Q10A'
    ])
    expect(plan.answers).toEqual({ NB_Q06: '1', NB_Q05: '1', NB_Q07: '0', NB_Q08: '0', NB_Q09: '0', NB_Q10A: '1' })
    expect(plan.unanswered).toEqual(['NB_Q01', 'NB_Q02', 'NB_Q03', 'NB_Q04', 'NB_Q05A'])
    expect(plan.questions.filter((line) => line.byDefault).map((line) => line.question.code)).toEqual(Object.keys(plan.answers))
    expect(plan.ready).toBe(false)
  })

  it('a question of the newborn guide is such a container', () => {
    const last = planOf({}).questions.at(-1)
    expect(last).toMatchObject({ number: '10', depth: 0, question: { code: 'NB_Q10A' } })
    expect(last).not.toHaveProperty('parent')
  })

  it('is ready once the sample answers are given, with every reason a sentence', () => {
    const plan = planOf(complete)
    expect(plan.ready).toBe(true)
    expect(matters(plan)).toEqual(['M01', 'M02', 'M03', 'M04', 'M05'])
    expect(materials(plan)).toEqual(['CL01', 'CL02', 'CL03', 'CL04', 'CL05', 'CL09', 'OT00000001'])
    for (const line of [...plan.matters, ...plan.fields, ...plan.materials]) {
      expect(line.reasons.length).toBeGreaterThan(0)
      expect(line.reasons.map(reasonText).every((text) => /^(默认事项|因为：第 [\d.]+ 题选择“.+”|办理“.+”需要)$/.test(text))).toBe(true)
    }
  })

  it('question 1: born elsewhere blocks with the message of the file', () => {
    const plan = changed({ NB_Q01: '0' })
    expect(plan.ready).toBe(false)
    expect(plan.blocks).toEqual([
      { questionCode: 'NB_Q01', questionNumber: '1', choiceText: '否', message: expect.stringContaining('本主题仅支持') }
    ])
  })

  it('question 2: married asks for the marriage certificate and checks the register', () => {
    const plan = changed({ NB_Q02: 'married' })
    expect(materials(plan)).toContain('CL03')
    expect(plan.preChecks.map((check) => check.code)).toContain('NB_C04')
    const certificate = plan.materials.find((line) => line.material.code === 'CL03')
    expect(certificate?.reasons.map(reasonText)[0]).toBe('因为：第 2 题选择“已办理结婚登记”')
  })

  it('question 2: unmarried opens 2.1, drops the certificate and its pre-check, asks for the statement', () => {
    const plan = changed({ NB_Q02: 'unmarried' })
    expect(numbers(plan)).toContain('2.1 NB_Q02A')
    expect(plan.questions.find((line) => line.question.code === 'NB_Q02A')).toMatchObject({ depth: 1, parent: 'NB_Q02' })
    expect(materials(plan)).not.toContain('CL03')
    expect(materials(plan)).toContain('CL12')
    expect(plan.preChecks.map((check) => check.code)).not.toContain('NB_C04')
    expect(plan.unanswered).toEqual(['NB_Q02A'])
  })

  it('question 2.1: registering the father needs the kinship report, not registering him drops all his fields and his card', () => {
    const withFather = changed({ NB_Q02: 'unmarried', NB_Q02A: '1' })
    expect(materials(withFather)).toContain('CL07')
    expect(fields(withFather)).toContain('fatherName')
    const without = changed({ NB_Q02: 'unmarried', NB_Q02A: '0' })
    expect(fields(without).filter((name) => name.startsWith('father'))).toEqual([])
    expect(materials(without)).not.toContain('CL02')
    expect(without.ready).toBe(true)
  })

  it('question 2: divorced or widowed asks for that proof', () => {
    expect(materials(changed({ NB_Q02: 'divorced' }))).toContain('CL14')
  })

  it.each([
    ['2', 'NB_Q03A'],
    ['1', 'NB_Q03B']
  ])('question 3: settling with a parent (%s) locks the way, brings the household fields and opens %s', (value, nested) => {
    const plan = changed({ NB_Q03: value, [nested]: '1' })
    expect(plan.fields.find((line) => line.field.name === 'hukouFollow')?.locked).toBe(value)
    expect(fields(plan)).toEqual(
      expect.arrayContaining(['hukouType', 'householderName', 'householderIdCard', 'relationToHouseholder', 'policeStation'])
    )
    expect(materials(plan)).toContain('CL05')
    expect(materials(plan)).not.toContain('CL06')
    for (const collective of ['2', '3']) expect(materials(changed({ NB_Q03: value, [nested]: collective }))).toContain('CL06')
  })

  it('question 3: settling with grandparents needs the householder to agree', () => {
    const plan = changed({ NB_Q03: '3' })
    expect(materials(plan)).toEqual(expect.arrayContaining(['CL05', 'CL15']))
    expect(plan.fields.find((line) => line.field.name === 'hukouFollow')?.locked).toBe('3')
  })

  it('question 3: not settling takes registration and card away with all that only they need', () => {
    const plan = changed({ NB_Q03: '4' })
    expect(matters(plan)).toEqual(['M01', 'M02', 'M04'])
    expect(fields(plan)).not.toContain('hukouFollow')
    expect(fields(plan)).not.toContain('cardBank')
    expect(materials(plan)).not.toContain('CL09')
    expect(plan.comparison).toMatchObject({
      handlingDays: { before: 13, after: 1 },
      runs: { before: 4, after: 0 },
      forms: { before: 3, after: 1 }
    })
  })

  it('question 4: whoever does not settle now is not asked for a card', () => {
    expect(changed({ NB_Q03: '4' }).questions.map((line) => line.question.code)).not.toContain('NB_Q06')
    expect(changed({ NB_Q03: '3' }).questions.map((line) => line.question.code)).toContain('NB_Q06')
  })

  it('question 5: a parent from elsewhere may add a residence permit', () => {
    expect(materials(changed({ NB_Q04: '0' }))).toContain('CL08')
    expect(materials(changed({ NB_Q04: '1' }))).not.toContain('CL08')
  })

  it('question 6: without medical insurance the matter and its nested question go', () => {
    const plan = changed({ NB_Q05: '0' })
    expect(matters(plan)).not.toContain('M04')
    expect(numbers(plan)).not.toContain('6.1 NB_Q05A')
    expect(plan.answers).not.toHaveProperty('NB_Q05A')
  })

  it('question 6.1: a subsidised family states and may prove its status', () => {
    const plan = changed({ NB_Q05A: '1' })
    expect(fields(plan)).toContain('subsidyIdentity')
    expect(materials(plan)).toContain('CL13')
    expect(fields(changed({ NB_Q05A: '0' }))).not.toContain('subsidyIdentity')
  })

  it('question 4: without a card the matter and the photo go', () => {
    const plan = changed({ NB_Q06: '0' })
    expect(matters(plan)).not.toContain('M05')
    expect(materials(plan)).not.toContain('CL09')
  })

  it('question 7: maternity benefits bring their matter, pre-check, materials and two nested questions', () => {
    const plan = changed({ NB_Q07: '1' })
    expect(matters(plan)).toContain('M06')
    expect(plan.preChecks.map((check) => check.code)).toContain('NB_C05')
    expect(materials(plan)).toEqual(expect.arrayContaining(['CL10', 'CL11']))
    expect(plan.unanswered).toEqual(['NB_Q07A', 'NB_Q07B'])
  })

  it('questions 7.1 and 7.2: settled bills need no receipts, the money goes to unit or mother', () => {
    const settled = changed({ NB_Q07: '1', NB_Q07A: '1', NB_Q07B: '1' })
    expect(materials(settled)).not.toContain('CL10')
    expect(fields(settled)).not.toContain('invoiceTable')
    expect(fields(settled)).toEqual(expect.arrayContaining(['motherUnitName', 'motherUnitNo', 'motherUnitPhone']))
    const open = changed({ NB_Q07: '1', NB_Q07A: '0', NB_Q07B: '0' })
    expect(fields(open)).toEqual(expect.arrayContaining(['invoiceTable', 'maternityBank', 'maternityBankBranch', 'maternityBankCard']))
    expect(fields(open)).not.toContain('motherUnitName')
  })

  it('question 8: the childcare allowance brings matter, form and fields', () => {
    const plan = changed({ NB_Q08: '1' })
    expect(matters(plan)).toContain('M08')
    expect(materials(plan)).toContain('CL16')
    expect(fields(plan)).toEqual(expect.arrayContaining(['childOrder', 'allowanceApplicant', 'allowanceBank', 'allowanceCard']))
    expect(plan.matters.find((line) => line.matter.code === 'M08')?.reasons.map(reasonText)).toEqual(['因为：第 8 题选择“是”'])
  })

  it('question 9: parenting guidance brings matter and fields', () => {
    const plan = changed({ NB_Q09: '1' })
    expect(matters(plan)).toContain('M07')
    expect(fields(plan)).toEqual(expect.arrayContaining(['parentingServices', 'communityCenter']))
  })

  it('question 10: by post brings the recipient and locks the way of receipt', () => {
    const post = changed({ NB_Q10A: '0' })
    expect(fields(post)).toEqual(expect.arrayContaining(['recipientName', 'recipientMobile', 'recipientRegion', 'recipientAddr']))
    expect(post.fields.find((line) => line.field.name === 'certReceive')?.locked).toBe('2')
    expect(changed({ NB_Q10A: '1' }).fields.find((line) => line.field.name === 'certReceive')?.locked).toBe('1')
  })

  it('always checks birth date, first issue, household and identity level', () => {
    expect(planOf({}).preChecks.map((check) => check.code)).toEqual(['NB_C01', 'NB_C02', 'NB_C03', 'NB_C06'])
  })

  it('gives the notices to read first', () => {
    expect(planOf({}).notices).toEqual([newborn.notices.writeNote, ...newborn.notices.scenesNotes])
  })
})

describe('what is not certain yet', () => {
  it('names the open questions that may take a matter away or bring a material', () => {
    const plan = planOf({})
    const registration = plan.matters.find((line) => line.matter.code === 'M03')
    expect(registration).toMatchObject({ included: true, certainty: 'maybe', dependsOn: ['3'] })
    expect(plan.materials.find((line) => line.material.code === 'CL07')).toMatchObject({
      included: false,
      certainty: 'maybe',
      dependsOn: ['2'],
      reasons: []
    })
    expect(dependsOnText(['2', '5.1'])).toBe('取决于：第 2、5.1 题')
    expect(plan.matters.find((line) => line.matter.code === 'M02')).toMatchObject({ included: true, certainty: 'sure', dependsOn: [] })
  })

  it('a later answer settles what an earlier open question might have brought', () => {
    const plan = planOf({ NB_Q06: '0' })
    expect(plan.matters.find((line) => line.matter.code === 'M05')).toBeUndefined()
    expect(plan.materials.find((line) => line.material.code === 'CL09')).toBeUndefined()
  })

  it('nothing is open once everything is answered', () => {
    const plan = planOf(complete)
    expect(
      [...plan.matters, ...plan.materials].every((line) => line.included && line.certainty === 'sure' && line.dependsOn.length === 0)
    ).toBe(true)
  })
})

describe('the rules of asking, on a small guide', () => {
  const choice = (code: string, value: string, more: object = {}) => ({ id: `${code}-${value}`, text: value, value, ...more })
  const ask = (code: string, more: Partial<Question> = {}): Question => ({
    code,
    title: code,
    displayMode: '0',
    choices: [choice(code, 'y'), choice(code, 'n')],
    ...more
  })
  const sceneWith = (questions: readonly Question[]): Scene => ({ ...newborn, preChecks: [], guide: { title: '', questions } })
  const shown = (questions: readonly Question[], answers: Answers): readonly string[] =>
    planScene(sceneWith(questions), answers, context).questions.map((line) => line.question.code)

  it('[R-3.2-12] nested questions come depth first with the numbers of their parents', () => {
    const inner = ask('A1', { choices: [choice('A1', 'y', { questions: [ask('A1a')] })] })
    const scene = sceneWith([ask('A', { choices: [choice('A', 'y', { questions: [inner, ask('A2')] })] }), ask('B')])
    const plan = planScene(scene, { A: 'y', A1: 'y' }, context)
    expect(plan.questions.map((line) => [line.number, line.question.code, line.depth, line.parent])).toEqual([
      ['1', 'A', 0, undefined],
      ['1.1', 'A1', 1, 'A'],
      ['1.1.1', 'A1a', 2, 'A1'],
      ['1.2', 'A2', 1, 'A'],
      ['2', 'B', 0, undefined]
    ])
  })

  it('a jump leaves out the questions in between; a target that does not come leaves out none', () => {
    const jump = ask('A', { choices: [choice('A', 'y', { effects: { goto: ['D'] } }), choice('A', 'n', { effects: { goto: ['Z'] } })] })
    const guide = [jump, ask('B', { defaultChoice: 'y' }), ask('C'), ask('D')]
    expect(shown(guide, { A: 'y' })).toEqual(['A', 'D'])
    expect(shown(guide, { A: 'n' })).toEqual(['A', 'B', 'C', 'D'])
  })

  it('a choice may hand over to another screen; the plan is then not ready', () => {
    const plan = planScene(
      sceneWith([ask('A', { choices: [choice('A', 'y', { effects: { goto: ['/doThing/batchRetire'] } })] })]),
      { A: 'y' },
      context
    )
    expect(plan).toMatchObject({ leaveTo: '/doThing/batchRetire', ready: false })
  })

  it('several choices count together and join what they lock', () => {
    const many = ask('A', {
      multiple: true,
      choices: ['1', '2', '3'].map((value) => choice('A', value, { effects: { setFields: { babyName: value } } }))
    })
    const plan = planScene(sceneWith([many]), { A: ['3', '1', 'x'] }, context)
    expect(plan.answers).toEqual({ A: ['1', '3'] })
    expect(plan.fields.find((line) => line.field.name === 'babyName')?.locked).toBe('1;3')
  })

  it('a later choice wins over an earlier one', () => {
    const first = ask('A', { choices: [choice('A', 'y', { effects: { addMatters: ['M06'], setFields: { babySex: '1' } } })] })
    const second = ask('B', { choices: [choice('B', 'y', { effects: { removeMatters: ['M06'], setFields: { babySex: '2' } } })] })
    const plan = planScene(sceneWith([first, second]), { A: 'y', B: 'y' }, context)
    expect(matters(plan)).not.toContain('M06')
    expect(plan.fields.find((line) => line.field.name === 'babySex')?.locked).toBe('2')
  })

  it.each([
    [{ hidden: true, displayMode: '1' }, ['A1', 'B']],
    [{ hidden: true, displayMode: '0' }, ['B']],
    [{ hidden: true }, ['B']],
    [{ hidden: false, displayMode: '1' }, ['B']],
    [{ displayMode: '1' }, ['B']],
    [{ hidden: false, displayMode: '0' }, ['A', 'A1', 'B']]
  ] as const)('[R-3.2-09] a question is a container only when it is hidden and in container mode: %j shows %j', (way, codes) => {
    const question = ask('A', { ...way, defaultChoice: 'y', choices: [choice('A', 'y', { questions: [ask('A1')] })] })
    expect(shown([question, ask('B')], {})).toEqual(codes)
  })

  it('a hidden question that is no container is not asked, its default choice counts', () => {
    const hidden = ask('A', {
      hidden: true,
      defaultChoice: 'y',
      choices: [choice('A', 'y', { effects: { addMatters: ['M06'] }, questions: [ask('A1')] })]
    })
    const plan = planScene(sceneWith([hidden, ask('B')]), {}, context)
    expect(plan.questions.map((line) => line.question.code)).toEqual(['B'])
    expect(plan.matters.find((line) => line.matter.code === 'M06')).toMatchObject({ included: true, reasons: [{ kind: 'default' }] })
  })

  it('[R-3.2-11] a cue is decoded into tips, one per line', () => {
    expect(tipsOf({ cue: '请带&lt;原件&gt;&amp;复印件\n  两份  \n' })).toEqual(['请带<原件>&复印件', '两份'])
    expect(tipsOf({ cue: encodeURIComponent('需盖章') })).toEqual(['需盖章'])
    expect(tipsOf({ cue: '折扣 100% 以上 %E8' })).toEqual(['折扣 100% 以上 %E8'])
    expect(tipsOf({})).toEqual([])
  })
})
