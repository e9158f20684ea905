import { expect, it } from 'vitest'
import { sealKind, signatureOutcome, signatureStatus, signedFileId } from './Signature.ts'
import type { Signature } from './Signature.ts'

it('[R-4.2-01] status 0 is a seal, 3 none of the person, 4 none of the company, any other an error', () => {
  expect(signatureStatus.codes).toEqual([0, 3, 4])
  expect([0, 3, 4, 1, 2, 5, -1, 500, Number.NaN].map((status) => signatureOutcome({ status }))).toEqual([
    ...['sealed', 'noPersonalSeal', 'noCompanySeal'],
    ...Array.from({ length: 6 }, () => 'error')
  ])
})

it('[R-4.2-02] only status 0 with a file is signed', () => {
  expect(signedFileId({ status: 0, fileId: 'f1' })).toBe('f1')
  expect([{ status: 0 }, { status: 0, fileId: '' }, { status: 3, fileId: 'f1' }, { status: 9, fileId: 'f1' }].map(signedFileId)).toEqual([
    ...[undefined, undefined, undefined, undefined]
  ])
})

it('[R-3.3-38] a signature says status, sid, fileId and msg', () => {
  const whole: Required<Signature> = { status: 0, sid: 's1', fileId: 'f1', msg: '' }
  expect(Object.keys(whole)).toEqual(['status', 'sid', 'fileId', 'msg'])
})

it('a seal is a person’s or a company’s', () => {
  expect(sealKind.codes).toEqual(['person', 'company'])
})
