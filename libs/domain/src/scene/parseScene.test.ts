import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allScenes, newborn } from '../../cases/sceneFiles.ts'
import { objectTypesOf } from './objectTypes.ts'
import { parseScene } from './parseScene.ts'
import { sampleValue, sampleValues } from './sampleValues.ts'

const problemsOf = (value: unknown) => {
  const parsed = parseScene(value)
  return parsed.ok ? [] : parsed.problems.map(({ path, message }) => `${path}: ${message}`)
}
const question = { code: 'Q', title: 'Q', displayMode: '0', choices: [{ id: 'Q-1', text: 'y', value: '1' }] }
const withQuestion = (more: object) => ({ ...newborn, guide: { title: '', questions: [{ ...question, ...more }] } })

describe('parseScene', () => {
  it('reads every scene file as it stands', () => {
    expect(allScenes).toHaveLength(15)
    for (const scene of allScenes) expect(parseScene(JSON.parse(JSON.stringify(scene)))).toEqual({ ok: true, scene })
  })

  it('names every missing key of an empty map', () => {
    expect(problemsOf({})).toEqual(expect.arrayContaining(['schema: one of hlj-scene/1 is expected', 'matters: a list is expected']))
  })

  it.each([
    [null, ': a map is expected'],
    [{ ...newborn, schema: 'hlj-scene/2' }, 'schema: one of hlj-scene/1 is expected'],
    [{ ...newborn, preCheck: [] }, 'preCheck: no such key'],
    [{ ...newborn, matters: [{ ...newborn.matters[0], legalDays: '7' }] }, 'matters[0].legalDays: a whole number from 0 is expected'],
    [{ ...newborn, materials: {} }, 'materials: a list is expected'],
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
      { ...newborn, preChecks: [{ ...newborn.preChecks[0], when: { answer: 'NB_Q02-1' } }] },
      'preChecks[0].when: no condition has the keys answer with these values'
    ],
    [
      { ...newborn, form: { ...newborn.form, linkage: [{ when: { field: 'a', is: '1' }, then: { shows: ['b'] } }] } },
      'form.linkage[0].then.shows: no linkage effect is named shows'
    ]
  ])('problem of case %#', (value, problem) => expect(problemsOf(value)).toContain(problem))

  it('never throws on anything', () => {
    fc.assert(fc.property(fc.anything(), (value) => !parseScene(value).ok))
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(newborn)), fc.anything(), (key, value) => {
        expect(typeof parseScene({ ...newborn, [key]: value }).ok).toBe('boolean')
      })
    )
  })
})

describe('what a scene carries', () => {
  it('[R-3.2-04] object types are joined with # and split', () => {
    expect(objectTypesOf('1#2')).toEqual(['1', '2'])
    expect(objectTypesOf('1')).toEqual(['1'])
    expect(objectTypesOf('')).toEqual([])
    for (const scene of allScenes) expect(scene.objectTypes).toEqual(objectTypesOf(scene.object))
  })

  it('[R-3.2-05] scene tags: region tags, NStep_SCENETAG, guide flag, key theme', () => {
    const { sceneTag } = newborn
    expect(Object.keys(sceneTag).toSorted()).toEqual(['KEY_THEME', 'NStep_SCENETAG', 'ZTQHBQ', 'bszn'])
    const { ZTQHBQ: _, ...others } = sceneTag
    expect(problemsOf({ ...newborn, sceneTag: others })).toEqual(['sceneTag.ZTQHBQ: a list is expected'])
    expect(problemsOf({ ...newborn, sceneTag: { ...sceneTag, KEY_THEME: 'yes' } })).toEqual(["sceneTag.KEY_THEME: '0' or '1' is expected"])
  })

  it('[R-3.2-06] third-party scenes carry the base info of the other system', () => {
    const scene = allScenes.find((one) => one.thirdParty !== undefined)
    const baseInfo = scene?.thirdParty?.baseInfo
    expect(Object.keys(baseInfo ?? {}).toSorted()).toEqual(
      'address currentFormNum currentHandleDays currentHandleNum currentMaterialNum doUrl interpretationUrl matterBaseInfos name object originalFormNum originalHandleDays originalHandleNum originalMaterialNum reasons sceneType'.split(
        ' '
      )
    )
    expect(problemsOf({ ...scene, thirdParty: { baseInfo: { ...baseInfo, originalFormNum: 'many' } } })).toEqual([
      'thirdParty.baseInfo.originalFormNum: a whole number from 0 is expected'
    ])
  })

  it('[R-3.2-07] theme flags are all there and are 0 or 1; the key theme is a tag', () => {
    expect(Object.keys(newborn.flags).toSorted()).toEqual([
      'closeDraftBox',
      'hideDictionaryThirdJump',
      'hideThemeHandleButton',
      'noRegionTransfer',
      'showThemeZone'
    ])
    expect(problemsOf({ ...newborn, flags: { ...newborn.flags, closeDraftBox: true } })).toEqual([
      "flags.closeDraftBox: '0' or '1' is expected"
    ])
    expect(newborn.sceneTag.KEY_THEME).toBe('1')
  })

  it('[R-3.2-10] a choice has its own id, an optional cue and optional nested questions', () => {
    expect(problemsOf(withQuestion({ choices: [{ ...question.choices[0], cue: '提示', questions: [question] }] }))).toEqual([])
    expect(problemsOf(withQuestion({ choices: [{ text: 'y', value: '1' }] }))).toEqual([
      'guide.questions[0].choices[0].id: text that is not empty is expected'
    ])
  })
})

describe('sample values', () => {
  it.each([
    ['@today-17 08:16', 'yyyy-mm-dd hh:mm', '2026-11-03 08:16'],
    ['@today', 'yyyy', '2026'],
    ['@today+21', undefined, '2026-12-11'],
    ['@today-30', 'yyyy-mm', '2026-10'],
    ['林北雪', undefined, '林北雪']
  ])('%s in a field of format %s is %s', (text, format, expected) => expect(sampleValue(text, '2026-11-20', format)).toBe(expected))

  it('move with the day they are used on', () => {
    expect(sampleValues(newborn, '2027-01-05')).toMatchObject({
      babyBirthTime: '2026-12-19 08:16',
      insuredYear: '2027',
      motherBirth: '1993-04-12'
    })
  })
})
