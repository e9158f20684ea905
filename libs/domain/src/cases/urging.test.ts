import { describe, expect, it } from 'vitest'
import { whyNotUrged } from './urging.ts'

const late = { status: 9, dueOn: '2026-11-23', isLate: true }

describe('urging a department', () => {
  it('is open once the day has passed, and not twice a day', () => {
    expect(whyNotUrged(late, false)).toBeUndefined()
    expect(whyNotUrged(late, true)).toBe('今天已经催办过了，明天仍没有办结的，可以再催办')
  })

  it.each([
    [{ ...late, isLate: false }, '还没有过承诺日期，2026-11-23 后仍没有办结的，可以催办'],
    [{ ...late, status: 6, isLate: false }, '这一项在等您补正，计时已暂停，补正后部门接着办理'],
    [{ ...late, status: 10, isLate: false }, '这一项已挂起，计时已暂停，恢复办理后过了承诺日期可以催办'],
    [{ ...late, status: 11 }, '这一项已经结束，不用催办'],
    [
      { ...late, status: 1, isLate: false, waitsFor: '等待“出生登记”的公民身份号码' },
      '这一项在等待“出生登记”的公民身份号码，还没有转给部门，不用催办'
    ],
    [{ ...late, status: 51 }, '这一项已经结束，不用催办']
  ])('is refused with the reason: %j', (one, sentence) => {
    expect(whyNotUrged(one, false)).toBe(sentence)
  })
})
