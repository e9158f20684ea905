import type { Scene } from '@ljonething/domain/scene/Scene'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readScene } from './readScene.ts'

const matter = {
  code: 'M01',
  name: '出生医学证明',
  basicCode: '001',
  implementCode: '001',
  deptCode: 'WJW',
  department: '省卫生健康委',
  projectType: '行政确认',
  handleType: '2',
  legalDays: 7,
  promisedDays: 2,
  materialsBefore: 3,
  materialsAfter: 1,
  runsBefore: 2,
  runsAfter: 0,
  linksBefore: 4,
  exerciseLevel: '3',
  onlineHandlingDepth: 'IV',
  handlingForm: ['1'],
  universalRange: '2',
  intermediaryService: '无',
  fee: '不收费',
  approvalResult: { name: '证', resultType: '证照', sample: '' }
}
const flags = { hideThemeHandleButton: '0', showThemeZone: '0', closeDraftBox: '0', noRegionTransfer: '0', hideDictionaryThirdJump: '0' }
const sceneTag = { ZTQHBQ: ['230000000000'], NStep_SCENETAG: '1', bszn: '1', KEY_THEME: '1' }
const preCheck = {
  code: 'C01',
  title: '实名等级',
  detail: '',
  choices: [{ text: '符合', value: '1' }],
  expected: '1',
  check: { api: 'local/userLevel', params: ['userLevel'], mode: 'gte', success: '3' } as const,
  failMessage: '不符合',
  when: { all: [{ answer: 'Q', is: '1' }, { not: { field: 'a', empty: true } }] }
}
const question = { code: 'Q', title: 'Q', displayMode: '0', choices: [{ id: 'Q-1', text: 'y', value: '1' }] }
const scene: Scene = {
  schema: 'hlj-scene/1',
  sceneCode: 'TEST0001',
  name: '检查用主题',
  slug: 'check',
  object: '1',
  objectTypes: ['1'],
  unionType: '0',
  themePhase: '1',
  category: { rootCode: 'RSSJ', code: 'L01', name: '生育' },
  leadDepartment: '某厅',
  region: '230000000000',
  summary: '',
  sceneTag,
  flags,
  applyRegionInfo: { level: ['province'], regionOpenStatuses: [{ region: '230100000000', open: '1', name: '哈尔滨市' }] },
  comparison: { basis: '默认事项', runs: { originalRunNum: 2, currentRunNum: 0, label: '最多跑N次' } },
  matters: [matter],
  preChecks: [preCheck],
  guide: { title: '', questions: [question] },
  form: {
    formmodelinfo: 'FM',
    formmodeltype: '1',
    groups: [],
    linkage: [{ when: { field: 'a', is: '1' }, then: { show: ['b'], set: { c: { daysAgo: 'a' } } } }]
  },
  materials: [],
  notices: { writeNote: '', scenesNotes: [] },
  sampleCase: { note: '', answers: { Q: '1', R: ['1', '2'] }, fields: { a: '1' } }
}
const baseInfo = {
  name: '外部主题',
  originalFormNum: 5,
  currentFormNum: 1,
  originalMaterialNum: 9,
  currentMaterialNum: 3,
  originalHandleNum: 6,
  currentHandleNum: 1,
  originalHandleDays: 30,
  currentHandleDays: 5,
  matterBaseInfos: [{ name: '甲', department: '某局', days: 3 }],
  sceneType: '1',
  object: '1',
  interpretationUrl: '',
  address: '',
  doUrl: '',
  reasons: []
}

const problemsOf = (value: unknown) => {
  const read = readScene(value)
  return read.ok ? [] : read.problems.map(({ path, message }) => `${path}: ${message}`)
}
const withQuestion = (more: object) => ({ ...scene, guide: { title: '', questions: [{ ...question, ...more }] } })

describe('readScene', () => {
  it('reads a scene as it stands', () => {
    expect(readScene(JSON.parse(JSON.stringify(scene)))).toEqual({ ok: true, scene })
  })

  it('names every missing key of an empty map, and none that may be absent', () => {
    const missing = problemsOf({})
    expect(missing).toEqual(expect.arrayContaining(['schema: the key is missing', 'matters: the key is missing']))
    expect(missing).toHaveLength(20)
  })

  it.each([
    [null, ': Expected object'],
    [{ ...scene, schema: 'hlj-scene/2' }, 'schema: Expected "hlj-scene/1"'],
    [{ ...scene, preCheck: [] }, 'preCheck: no such key'],
    [{ ...scene, name: ' ' }, 'name: text that is not empty is expected'],
    [{ ...scene, matters: [{ ...matter, legalDays: '7' }] }, 'matters[0].legalDays: a whole number from 0 is expected'],
    [{ ...scene, matters: [{ ...matter, legalDays: -1 }] }, 'matters[0].legalDays: a whole number from 0 is expected'],
    [{ ...scene, matters: [{ ...matter, handleType: '3' }] }, 'matters[0].handleType: one of 1, 2 is expected'],
    [{ ...scene, materials: {} }, 'materials: Expected array'],
    [{ ...scene, materials: [{ code: 'CL01', matters: 'all' }] }, "materials[0].matters: '*' or a list of matter codes is expected"],
    [
      { ...scene, preChecks: [{ ...preCheck, check: { ...preCheck.check, api: 'local/userlevel' } }] },
      'preChecks[0].check.api: unknown register local/userlevel'
    ],
    [
      withQuestion({ choices: [{ id: 'Q-1', text: 'y', value: 1 }] }),
      'guide.questions[0].choices[0].value: text that is not empty is expected'
    ],
    [
      withQuestion({
        choices: [
          { ...question.choices[0], questions: [{ ...question, choices: [{ ...question.choices[0], effects: { addMatter: [] } }] }] }
        ]
      }),
      'guide.questions[0].choices[0].questions[0].choices[0].effects.addMatter: no such key'
    ],
    [
      { ...scene, preChecks: [{ ...preCheck, when: { any: [{ matter: 'M01' }, { answer: 'Q-1' }] } }] },
      'preChecks[0].when.any[1]: no condition has the keys answer with these values'
    ],
    [
      { ...scene, form: { ...scene.form, linkage: [{ when: { field: 'a', is: '1' }, then: { shows: ['b'] } }] } },
      'form.linkage[0].then.shows: no linkage effect is named shows'
    ]
  ])('problem of case %#', (value, problem) => expect(problemsOf(value)).toContain(problem))

  it('never throws on anything', () => {
    fc.assert(fc.property(fc.anything(), (value) => !readScene(value).ok))
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(scene)), fc.anything(), (key, value) => {
        expect(typeof readScene({ ...scene, [key]: value }).ok).toBe('boolean')
      })
    )
  })
})

describe('what a scene carries', () => {
  it('[R-3.2-05] scene tags: region tags, NStep_SCENETAG, guide flag, key scene', () => {
    const { ZTQHBQ: _, ...others } = sceneTag
    expect(problemsOf({ ...scene, sceneTag: others })).toEqual(['sceneTag.ZTQHBQ: the key is missing'])
    expect(problemsOf({ ...scene, sceneTag: { ...sceneTag, KEY_THEME: 'yes' } })).toEqual(["sceneTag.KEY_THEME: '0' or '1' is expected"])
  })

  it('[R-3.2-06] third-party scenes carry the base info of the other system, every key of it', () => {
    expect(problemsOf({ ...scene, thirdParty: { baseInfo } })).toEqual([])
    expect(problemsOf({ ...scene, thirdParty: { baseInfo: {} } }).toSorted()).toEqual(
      Object.keys(baseInfo)
        .map((key) => `thirdParty.baseInfo.${key}: the key is missing`)
        .toSorted()
    )
    expect(problemsOf({ ...scene, thirdParty: { baseInfo: { ...baseInfo, originalFormNum: 'many' } } })).toEqual([
      'thirdParty.baseInfo.originalFormNum: a whole number from 0 is expected'
    ])
  })

  it('[R-3.2-07] scene flags are all there and are 0 or 1', () => {
    expect(problemsOf({ ...scene, flags: {} })).toHaveLength(5)
    expect(problemsOf({ ...scene, flags: { ...flags, closeDraftBox: true } })).toEqual(["flags.closeDraftBox: '0' or '1' is expected"])
  })

  it('[R-3.2-10] a choice has its own id, an optional cue and optional nested questions', () => {
    expect(problemsOf(withQuestion({ choices: [{ ...question.choices[0], cue: '提示', questions: [question] }] }))).toEqual([])
    expect(problemsOf(withQuestion({ choices: [{ text: 'y', value: '1' }] }))).toEqual([
      'guide.questions[0].choices[0].id: the key is missing'
    ])
  })
})
