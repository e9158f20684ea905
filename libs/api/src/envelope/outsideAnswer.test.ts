import { createBlockCipher } from '@ljonething/crypto/BlockCipher'
import { describe, expect, it } from '@effect/vitest'
import { Effect } from 'effect'
import { acceptsCode, acceptsResult, acceptsStatus, dataOf, decrypted } from './outsideAnswer.ts'

const refused = (answer: unknown, accepts: Parameters<typeof dataOf>[2]) => Effect.flip(dataOf('insured', answer, accepts))

describe('answers of outside systems', () => {
  it.effect('[R-7-07 R-8-02] by status flag: data when it is set, else the message of the system', () =>
    Effect.gen(function* () {
      for (const status of [true, 1, '1']) expect(yield* dataOf('insured', { status, data: [7] }, acceptsStatus)).toEqual([7])
      for (const status of [false, 0, '0', '', 'false', null, undefined]) {
        expect(yield* refused({ status, msg: '未参保', data: [7] }, acceptsStatus)).toMatchObject({ _tag: 'Rejected', msg: '未参保' })
      }
    })
  )

  it.effect('[R-7-08 R-7-11 R-8-03] by code: 0 as number or text, or the success code of that system', () =>
    Effect.gen(function* () {
      for (const code of [0, '0']) expect(yield* dataOf('insured', { code, data: 'x' }, acceptsCode())).toBe('x')
      expect(yield* dataOf('judge', { code: 200, data: 'x' }, acceptsCode(200))).toBe('x')
      for (const code of [1, -1, 200, null, undefined]) {
        expect(yield* refused({ code, message: '查询出错' }, acceptsCode())).toMatchObject({ _tag: 'Rejected', msg: '查询出错' })
      }
    })
  )

  it.effect('[R-7-09 R-8-04] by result: the success value of that system, else its message', () =>
    Effect.gen(function* () {
      expect(yield* dataOf('archives', { result: 'success', data: {} }, acceptsResult('success'))).toEqual({})
      expect(yield* refused({ result: 'error', msg: '接口异常' }, acceptsResult('success'))).toMatchObject({
        _tag: 'Rejected',
        msg: '接口异常'
      })
    })
  )

  it.effect('[R-7-10] encrypted data is decrypted and parsed', () =>
    Effect.gen(function* () {
      const { encrypt, decrypt } = createBlockCipher({ algorithm: 'SM4', mode: 'CBC', keyHex: '0123456789abcdeffedcba9876543210' })
      expect(yield* decrypted('insured', encrypt('{"name":"张三"}'), decrypt)).toEqual({ name: '张三' })
      for (const data of [encrypt('{"name":'), 'not a ciphertext', '', 7, null, undefined]) {
        expect(yield* Effect.flip(decrypted('insured', data, decrypt))).toMatchObject({ _tag: 'UnrecognisableJson', request: 'insured' })
      }
    })
  )

  it.effect('what is no object is unrecognisable, and a refusal without a text has an empty one', () =>
    Effect.gen(function* () {
      for (const answer of ['<html>', null, [], 7])
        expect(yield* refused(answer, acceptsCode())).toMatchObject({ _tag: 'UnrecognisableJson' })
      expect(yield* refused({ code: 1, msg: { nested: true } }, acceptsCode())).toMatchObject({ _tag: 'Rejected', msg: '' })
    })
  )
})
