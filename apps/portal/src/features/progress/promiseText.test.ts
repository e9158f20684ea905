import { describe, expect, it } from 'vitest'
import { caseToCorrect, caseUnderWay, caseWaiting } from '../../testing/sampleApplication.ts'
import { promiseText } from './promiseText.ts'

const ended = (status: number, group: string, usedDays: number) => ({
  ...caseUnderWay,
  ...{ status, group, usedDays, promisedDays: 3 },
  log: [
    ...caseUnderWay.log,
    { status: status === 16 ? 11 : status, label: '', at: '2026-11-25T06:00:00.000Z', by: 'department' },
    ...(status === 16 ? [{ status, label: '', at: '2026-11-30T06:00:00.000Z', by: 'department' }] : [])
  ]
})

describe('promise and time used, in words', () => {
  it.each([
    ['runs', caseUnderWay, '承诺 2026-11-23 前办结，已用 0 / 1 个工作日'],
    ['at once', { ...caseUnderWay, handleType: '1' }, '即办件，承诺 2026-11-23 前办结，已用 0 / 1 个工作日'],
    ['late', { ...caseUnderWay, isLate: true, usedDays: 3 }, '承诺 2026-11-23 前办结，已超期 2 个工作日'],
    ['late since the weekend', { ...caseUnderWay, isLate: true, usedDays: 1 }, '承诺 2026-11-23 前办结，已超期'],
    [
      'waits for the person',
      caseToCorrect,
      '等您补正，计时已暂停，已用 0 / 1 个工作日，补正后接着计时；如果今天恢复，承诺 2026-11-23 前办结'
    ],
    [
      'suspended',
      { ...caseUnderWay, status: 10 },
      '部门已挂起，计时已暂停，已用 0 / 1 个工作日，恢复办理后接着计时；如果今天恢复，承诺 2026-11-23 前办结'
    ],
    ['waits for another matter', caseWaiting, '还没有转给部门，不计时；转给部门后 5 个工作日内办结'],
    ['ended with another matter', { ...ended(3, 'notPassed', 0), delivery: 'unsent' }, '2026-11-25 结束，没有转给部门'],
    ['ended well, delivered later', ended(16, 'success', 3), '2026-11-25 办结，用了 3 个工作日（承诺 3 个）'],
    ['ended well, late', ended(11, 'success', 5), '2026-11-25 办结，用了 5 个工作日（承诺 3 个），超过承诺 2 个工作日'],
    ['refused', ended(13, 'notPassed', 1), '2026-11-25 结束']
  ])('%s', (_name, view, text) => {
    expect(promiseText(view)).toBe(text)
  })
})
