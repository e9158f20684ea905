import { describe, expect, it, vi } from 'vitest'
import { allScenes, context, dictionaries, newborn } from '../../cases/sceneFiles.ts'
import { themeUnionType } from '../codes/themeUnionType.ts'
import { describeForm } from '../form/describeForm.ts'
import { planScene } from '../plan/planScene.ts'
import { hideButtonFlag, hidesHandleButton } from './hidesHandleButton.ts'
import { showForm } from './showForm.ts'
import { themeItem, themeOfScene } from './themeItem.ts'
import { clearTheme, initialThemeState, withFormToUpdate, withTheme } from './ThemeState.ts'
import type { ThemeState } from './ThemeState.ts'

const form = describeForm(planScene(newborn, newborn.sampleCase?.answers ?? {}, context), dictionaries)
const onThemeA: ThemeState = {
  ...withTheme(initialThemeState, 'A', ['M1']),
  selectedSmartChoiceUUIDs: ['s'],
  disabledSmartChoiceUUIDs: ['d'],
  hiddenSmartChoiceUUIDs: ['h'],
  lastAnswers: { Q1: '1' },
  formDesc: form,
  updateForm: false
}

describe('the theme state', () => {
  it('[R-3.3-34] holds everything of one theme that the portal keeps', () => {
    expect(Object.keys(initialThemeState).toSorted()).toEqual(
      'appraise customData disabledSmartChoiceUUIDs formDesc formParams hiddenGuideUUIDs hiddenSmartChoiceUUIDs lastAnswers selectSmartChoices selectedSmartChoiceUUIDs themeInfo updateForm'.split(
        ' '
      )
    )
    expect(Object.keys(initialThemeState.themeInfo)).toEqual(['id', 'mattersList'])
    expect(Object.keys(initialThemeState.formParams)).toEqual(['guideRules', 'matterIds', 'replaceFormIdData'])
    expect(initialThemeState.updateForm).toBe(true)
  })

  it('[R-4.2-37] another theme id resets the disabled smart choices and nothing else', () => {
    expect(withTheme(onThemeA, 'B', ['M2'])).toEqual({
      ...onThemeA,
      themeInfo: { id: 'B', mattersList: ['M2'] },
      disabledSmartChoiceUUIDs: []
    })
    expect(onThemeA.disabledSmartChoiceUUIDs).toEqual(['d'])
  })

  it('the same theme id keeps them, whatever its matters', () => {
    expect(withTheme(onThemeA, 'A', ['M2'])).toEqual({ ...onThemeA, themeInfo: { id: 'A', mattersList: ['M2'] } })
  })

  it('[R-4.2-38] clearing restores the initial state', () => {
    expect(withFormToUpdate(onThemeA)).not.toEqual(initialThemeState)
    expect(clearTheme()).toEqual(initialThemeState)
  })
})

describe('showing the form', () => {
  const formParams = { guideRules: ['r'], matterIds: ['M1'], replaceFormIdData: {} }
  const other = { ...form, sceneId: 'other' }

  it('[R-4.2-35] fetches only when updateForm is set, then clears it', async () => {
    const fetch = vi.fn(async () => other)
    const shown = await showForm({ ...withFormToUpdate(onThemeA), formParams }, fetch)
    expect(fetch.mock.calls).toEqual([[formParams]])
    expect(shown).toEqual({ form: other, state: { ...onThemeA, formParams, formDesc: other, updateForm: false } })
    await showForm(shown.state, fetch)
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('[R-4.2-36] without updateForm the form kept is shown again', async () => {
    const fetch = vi.fn(async () => other)
    expect(await showForm(onThemeA, fetch)).toEqual({ form, state: onThemeA })
    expect(fetch).not.toHaveBeenCalled()
  })

  it('fetches where nothing is kept, mark or not', async () => {
    const shown = await showForm({ ...onThemeA, formDesc: undefined }, async () => other)
    expect(shown.form).toBe(other)
  })

  it('a failed fetch leaves the mark', async () => {
    const state = withFormToUpdate(onThemeA)
    await expect(showForm(state, () => Promise.reject(new Error('offline')))).rejects.toThrow('offline')
    expect(state.updateForm).toBe(true)
  })
})

describe('a theme item', () => {
  const [one, two] = [
    { id: 'S1', name: '一' },
    { id: 'S2', name: '二' }
  ]
  const empty = { category: [], scenes: [], scenesV2: [], baseScenes: [], isFocusTheme: false }

  it('[R-3.2-01] lists its categories with codes and its scenes by the way they were built', () => {
    for (const scene of allScenes) {
      const item = themeOfScene(scene)
      expect(Object.keys(item).toSorted()).toEqual(
        ['baseScenes', 'category', 'isFocusTheme', 'scenes', 'scenesV2', 'themeId', 'themeUnionType'].toSorted()
      )
      expect(item.category[0]).toEqual(scene.category)
      expect(item.isFocusTheme).toBe(scene.sceneTag.KEY_THEME === '1')
      expect([...item.scenes, ...item.scenesV2, ...item.baseScenes]).toEqual([{ id: scene.sceneCode, name: scene.name }])
      expect(item.baseScenes).toHaveLength(String(scene.unionType) === '1' ? 1 : 0)
    }
  })

  it('[R-3.2-01] a category of company events stands beside the first', () => {
    const company = { rootCode: 'R', code: 'C', name: '企业开办' }
    expect(themeOfScene({ ...newborn, enterpriseCategory: company }).category).toEqual([newborn.category, company])
  })

  it.each([
    ['0', 'scenes', 0],
    ['1', 'baseScenes', 1],
    ['TWO_THEME', 'scenesV2', 'TWO_THEME'],
    ['3', 'scenes', 3],
    ['x', 'scenes', 0]
  ] as const)('a scene of union type %s stands in %s, and the theme is of type %s', (unionType, list, type) => {
    const item = themeOfScene({ ...newborn, unionType })
    expect(item[list]).toHaveLength(1)
    expect(item.themeUnionType).toBe(type)
  })

  it('[R-3.2-02] themeId and themeUnionType follow from the first scene, phase two first, third parties last', () => {
    expect(themeItem({ ...empty, scenes: [one, two] })).toMatchObject({ themeId: 'S1', themeUnionType: themeUnionType.code.selfBuilt })
    expect(themeItem({ ...empty, scenes: [one], scenesV2: [two], baseScenes: [one] })).toMatchObject({
      themeId: 'S2',
      themeUnionType: 'TWO_THEME'
    })
    expect(themeItem({ ...empty, scenes: [one], baseScenes: [two] })).toMatchObject({ themeId: 'S1', themeUnionType: 0 })
    expect(themeItem({ ...empty, baseScenes: [two] })).toMatchObject({ themeId: 'S2', themeUnionType: 1 })
    expect(themeItem(empty)).toMatchObject({ themeId: '', themeUnionType: 0 })
  })
})

describe('the handle button', () => {
  it('[R-9-28] is hidden with the flag value 1 and nothing else', () => {
    expect(hideButtonFlag).toBe('1')
    const hidden = ['1', '0', '', '2', 'true'].map((hideThemeHandleButton) => hidesHandleButton({ hideThemeHandleButton }))
    expect(hidden).toEqual([true, false, false, false, false])
  })
})
