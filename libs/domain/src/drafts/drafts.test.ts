import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { draftStatusLabel, readDraft, readThemeCache } from './draft.ts'
import { checkDraftSaved, readDraftContent } from './draftSave.ts'
import { saveVersion } from './draftVersion.ts'
import type { VersionedDraft } from './draftVersion.ts'

describe('draft', () => {
  it('[R-3.3-32] keeps recordTime, sceneId, sceneName, sceneType, source and content', () => {
    const draft = {
      recordTime: '2026-11-18 20:12:00',
      sceneId: 'HLJYJS0001',
      sceneName: '新生儿出生一件事',
      sceneType: '0',
      source: '1',
      content: '{}'
    }
    expect(readDraft({ ...draft, owner: 'P1' })).toEqual(draft)
    expect(readDraft({ recordTime: 'x' })).toBeUndefined()
    expect(draftStatusLabel).toBe('暂存')
  })

  it('[R-3.3-33] is kept in the store with sceneNo, sceneName, content, sourceName, isPermit and rowGuid', () => {
    const cache = {
      sceneNo: 'HLJYJS0001',
      sceneName: '新生儿出生一件事',
      content: '{}',
      sourceName: 'PC',
      isPermit: true,
      rowGuid: 'D0000001'
    }
    expect(readThemeCache({ ...cache, isPermit: '1', extra: 1 })).toEqual(cache)
    expect(readThemeCache({ sceneNo: 'x' })).toBeUndefined()
    expect(readThemeCache('x')).toBeUndefined()
  })

  it.each([
    ['操作成功', true],
    ['暂存操作成功！', true],
    ['操作失败', false],
    ['成功', false],
    ['', false],
    [undefined, false],
    [200, false]
  ])('[R-5-60] the message %j means saved: %s', (message, saved) => {
    expect(checkDraftSaved(message)).toEqual(saved ? { ok: true } : { ok: false, message: '暂存失败，请稍后再试' })
  })

  it.each([undefined, '', '{}', 'null', '[]', '[1]', '"x"', '{'])('[R-5-61] the content %j is missing', (content) => {
    expect(readDraftContent(content)).toEqual({ ok: false, message: '未获取到暂存数据' })
  })

  it('[R-5-61] content that is there is given back', () => {
    expect(readDraftContent('{"step":"themeForm"}')).toEqual({ ok: true, content: { step: 'themeForm' } })
  })
})

describe('draft versions', () => {
  const stored: VersionedDraft<string> = { version: 3, savedAt: '20:12', content: 'theirs' }

  it('the first saving makes version 1, each further one counts up', () => {
    expect(saveVersion(undefined, { basedOn: 0, content: 'a', savedAt: '20:00' })).toEqual({
      ok: true,
      draft: { version: 1, savedAt: '20:00', content: 'a' }
    })
    expect(saveVersion(stored, { basedOn: 3, content: 'b', savedAt: '20:30' })).toEqual({
      ok: true,
      draft: { version: 4, savedAt: '20:30', content: 'b' }
    })
  })

  it.each([2, 4, 0])('one based on version %d of 3 is refused with both sides', (basedOn) => {
    expect(saveVersion(stored, { basedOn, content: 'mine', savedAt: '20:30' })).toEqual({
      ok: false,
      error: { _tag: 'VersionConflict', message: '草稿已在别处更新，请选择保留哪一份', theirs: stored, mine: { basedOn, content: 'mine' } }
    })
  })

  it('of two that start from the same version only one is saved, and nothing refused is lost', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ basedOn: fc.nat(6), content: fc.string() }), { maxLength: 20 }), (changes) => {
        let draft: VersionedDraft<string> | undefined
        const savedFrom: number[] = []
        for (const change of changes) {
          const result = saveVersion(draft, { ...change, savedAt: 't' })
          if (result.ok) {
            if (draft !== undefined) savedFrom.push(change.basedOn)
            draft = result.draft
            expect(draft.content).toBe(change.content)
          } else {
            expect(result.error.theirs).toBe(draft)
            expect(result.error.mine).toEqual(change)
          }
        }
        expect(new Set(savedFrom).size).toBe(savedFrom.length)
      })
    )
  })
})
