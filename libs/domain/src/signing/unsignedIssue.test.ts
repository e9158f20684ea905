import { describe, expect, it } from 'vitest'
import type { SignedStanding } from './unsignedIssue.ts'
import { signedStanding, unsignedIssue } from './unsignedIssue.ts'

const mother = { name: '周晓岚', signedAt: '2026-11-20T04:05:00.000Z' }
const father = { name: '孙浩' }
const label = '育儿补贴申领表'
const message = (...standings: readonly SignedStanding[]) => unsignedIssue({ id: 'CL16', label }, standings)?.message

describe('a material that is to be signed', () => {
  it('waits for those who have not signed its form', () => {
    expect(unsignedIssue({ id: 'CL16', label }, [signedStanding({ signers: [mother, father] })])).toEqual({
      ...{ kind: 'material', id: 'CL16', label, fn: 'signature' },
      ...{ message: '待孙浩签名，签名后才能提交', text: '[育儿补贴申领表]字段待孙浩签名，签名后才能提交' }
    })
    expect(message(signedStanding({ signers: [{ name: '周晓岚', signedAt: null }, father] }))).toBe('待周晓岚、孙浩签名，签名后才能提交')
    expect(message(signedStanding({ signers: [mother], isOutdated: false }))).toBeUndefined()
  })

  it('has a form that says what is filled in no longer', () => {
    expect(message(signedStanding({ signers: [mother], isOutdated: true }))).toBe('您修改了表单，签名已作废，请重新签名')
    expect(message(signedStanding({ signers: [father], isOutdated: true }))).toBe('您修改了表单，这份申请表已经过时，请重新生成')
  })

  it('is signed by one file that is, however many lie beside it, and without a file says nothing', () => {
    expect(message({ kind: 'copy' })).toContain('系统生成的申请表原件')
    expect(message({ kind: 'copy' }, { kind: 'signed' })).toBeUndefined()
    expect(message()).toBeUndefined()
  })
})
