import { describe, expect, it } from 'vitest'
import type { Reason } from './Plan.ts'
import { dependsOnText, reasonText } from './reasonText.ts'

const chosen = (choiceText: string): Reason => ({
  kind: 'choice',
  questionCode: 'Q',
  questionNumber: '2.1',
  questionTitle: 'Q',
  choiceText
})

describe('reasons in words', () => {
  it.each([
    [{ kind: 'default' } as const, '默认事项'],
    [chosen('是'), '因为：第 2.1 题选择“是”'],
    [chosen('未办理结婚登记或婚姻信息无法核验'), '因为：第 2.1 题选择“未办理结婚登记或婚姻信息无法核验”'],
    [chosen('一二三四五六七八九十一二三四五六七八九'), '因为：第 2.1 题选择“一二三四五六七八九十一二三四五六七八…”'],
    [{ kind: 'matter', matterCode: 'M03', matterName: '出生登记' } as const, '办理“出生登记”需要']
  ])('%j reads %s', (reason, text) => expect(reasonText(reason)).toBe(text))

  it('what a line depends on, nothing when it is certain', () => {
    expect(dependsOnText(['6'])).toBe('取决于：第 6 题')
    expect(dependsOnText([])).toBe('')
  })
})
