import { describe, expect, it } from 'vitest'
import { allScenes, newborn } from '../../cases/sceneFiles.ts'
import { sceneDetail } from './sceneDetail.ts'

const counter = () => {
  let count = 0
  return () => `id${(count += 1)}`
}
const nothingRelated = { policies: [], services: [] }

/** Field names of spec §3.2. */
const published = [
  'name id sceneType object objectTypes questions handleConditionQuestion writeNote scenesNotes relationMatchPolicy relationMatchService',
  'originalLinkNum currentLinkNum originalMaterialNum currentMaterialNum originalRunNum currentRunNum legalTimeLimit currentTimeLimit',
  'pageConfigs matters sceneTag explanation applyRegionInfo windows hasServiceGuide'
].flatMap((line) => line.split(' '))

describe('scene detail', () => {
  it('[R-3.2-03] publishes every field of the specification under its name, of every scene', () => {
    expect(allScenes).toHaveLength(15)
    for (const scene of allScenes) {
      const detail = sceneDetail(scene, counter(), nothingRelated)
      expect(Object.keys(detail).toSorted()).toEqual(published.toSorted())
      expect(Object.values(detail).filter((value) => value === undefined)).toEqual([])
      expect(detail).toMatchObject({ id: scene.sceneCode, name: scene.name, object: scene.object, objectTypes: scene.objectTypes })
    }
  })

  it('[R-3.2-03] of the newborn scene carries its numbers, questions, notes, pages and relations', () => {
    const detail = sceneDetail(newborn, counter(), { policies: ['ZC0001'], services: ['FW0001'] })
    expect(detail).toMatchObject({
      originalLinkNum: 16,
      currentLinkNum: 4,
      originalMaterialNum: 22,
      currentMaterialNum: 3,
      originalRunNum: 8,
      currentRunNum: 1,
      legalTimeLimit: 38,
      currentTimeLimit: 5,
      relationMatchPolicy: ['ZC0001'],
      relationMatchService: ['FW0001'],
      hasServiceGuide: '1',
      writeNote: newborn.notices.writeNote,
      scenesNotes: newborn.notices.scenesNotes
    })
    expect(detail.questions.map(({ code }) => code)).toEqual(newborn.guide?.questions.map(({ code }) => code))
    expect(detail.questions[0]?.id).toBe('id1')
    expect(detail.handleConditionQuestion.map(({ code }) => code)).toEqual(newborn.preChecks.map(({ code }) => code))
    expect(detail.pageConfigs.map(({ route }) => route)).toContain('smartGuide')
    expect(detail.pageConfigs[0]).toEqual({ route: 'themeMiddle', title: '主题介绍' })
    expect(detail.matters).toHaveLength(newborn.matters.length)
    expect(detail.explanation.question.length).toBeGreaterThan(0)
    expect(detail.explanation.policy).toEqual(newborn.serviceGuide?.legalBasis)
    expect(detail.windows).toEqual(newborn.serviceGuide?.windows)
  })

  it('of a third-party scene has the numbers of its base information, and pages without questions', () => {
    const theirs = allScenes.filter(({ thirdParty }) => thirdParty !== undefined)
    expect(theirs.length).toBeGreaterThan(0)
    for (const scene of theirs) {
      const detail = sceneDetail(scene, counter(), nothingRelated)
      const base = scene.thirdParty?.baseInfo
      expect(detail).toMatchObject({
        sceneType: base?.sceneType,
        originalLinkNum: 0,
        currentLinkNum: 0,
        originalMaterialNum: base?.originalMaterialNum,
        currentMaterialNum: base?.currentMaterialNum,
        originalRunNum: base?.originalHandleNum,
        currentRunNum: base?.currentHandleNum,
        legalTimeLimit: base?.originalHandleDays,
        currentTimeLimit: base?.currentHandleDays
      })
      expect(detail.pageConfigs.map(({ route }) => route)).not.toContain('smartGuide')
    }
  })

  it('of a scene that publishes little is empty where it says nothing', () => {
    const { interpretation: _qa, serviceGuide: _guide, hasServiceGuide: _flag, guide: _questions, ...bare } = newborn
    const detail = sceneDetail({ ...bare, comparison: { basis: '' } }, counter(), nothingRelated)
    expect(detail).toMatchObject({ questions: [], windows: [], hasServiceGuide: '0', explanation: { question: [], policy: [] } })
    expect([detail.originalLinkNum, detail.currentLinkNum, detail.originalMaterialNum, detail.currentMaterialNum]).toEqual([0, 0, 0, 0])
    expect([detail.originalRunNum, detail.currentRunNum, detail.legalTimeLimit, detail.currentTimeLimit]).toEqual([0, 0, 0, 0])
    const { hasServiceGuide: _published, ...guided } = newborn
    expect(sceneDetail(guided, counter(), nothingRelated).hasServiceGuide).toBe('1')
  })
})
