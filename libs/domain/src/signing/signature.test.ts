import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasSignature, readSignature, signatureStatus, signatureStatusOf, signingOutcome } from './signature.ts'

const signature = (status: unknown, fileId = '', msg = '') => readSignature({ status, fileId, msg, sid: 'S1' })

describe('signature', () => {
  it('[R-3.3-38] keeps status, sid, fileId and msg', () => {
    expect(readSignature({ status: 0, sid: 'S1', fileId: 'F1', msg: 'ok', ticket: 'secret' })).toEqual({
      status: '0',
      sid: 'S1',
      fileId: 'F1',
      msg: 'ok'
    })
    expect(readSignature(null)).toBeUndefined()
  })

  it('[R-4.2-01] 0 has a signature, 3 lacks the personal one, 4 the company one, anything else is an error', () => {
    expect(signatureStatus.rows.map((row) => [row.code, row.label])).toEqual([
      [0, '已有签名'],
      [3, '没有个人签名'],
      [4, '没有企业签章']
    ])
    const statuses = [0, '0', 3, 4, 1, 2, 5, -1, '', undefined].map((status) => {
      const read = signature(status)
      return read === undefined ? 'unreadable' : signatureStatusOf(read)
    })
    expect(statuses).toEqual([0, 0, 3, 4, undefined, undefined, undefined, undefined, undefined, undefined])
    expect([0, 3, 4, 1].map((status) => hasSignature(signature(status) ?? { status: 'x', sid: '', fileId: '', msg: '' }))).toEqual([
      true,
      false,
      false,
      false
    ])
  })

  it.each([
    [signature(0, 'F1'), { ok: true, fileId: 'F1' }],
    [signature(0), { ok: false, reason: 'failed', message: '在线签名失败' }],
    [signature(3, 'F1', '无'), { ok: false, reason: 'noPersonalSignature', message: '没有个人签名' }],
    [signature(4, 'F1', '无'), { ok: false, reason: 'noCompanySignature', message: '没有企业签章' }],
    [signature(7, 'F1', '签章服务超时'), { ok: false, reason: 'failed', message: '签章服务超时' }],
    [signature(undefined), { ok: false, reason: 'failed', message: '在线签名失败' }],
    [undefined, { ok: false, reason: 'failed', message: '在线签名失败' }]
  ])('[R-4.2-02] %j ends as %j', (read, outcome) => {
    expect(signingOutcome(read)).toEqual(outcome)
  })

  it('[R-4.2-02] succeeds only with status 0 and a file, whatever else comes', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer({ min: -5, max: 10 }), fc.string(), fc.constant(null)), fc.string(), (status, fileId) => {
        const outcome = signingOutcome(signature(status, fileId))
        expect(outcome.ok).toBe((status === 0 || status === '0') && fileId !== '')
      })
    )
  })
})
