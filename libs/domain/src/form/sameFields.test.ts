import { describe, expect, it } from 'vitest'
import { someField, someForm } from '../testing/formParts.ts'
import { linkageOf } from './compileLinkage.ts'
import { applySets, linkedStates } from './linkage.ts'
import { validateForm } from './validateForm.ts'

const today = '2026-11-20'
const same = JSON.stringify([{ when: { field: 'sameAsMother', is: '1' }, then: { same: { fatherAddr: 'motherAddr' } } }])
const form = someForm([
  someField({ name: 'motherAddr', label: '母亲户籍详细地址' }),
  someField({ name: 'sameAsMother', label: '父亲户籍地址', jsStr: same }),
  someField({ name: 'fatherAddr', label: '父亲户籍详细地址' })
])
const values = (sameAsMother: string, motherAddr: string, fatherAddr: string) => ({
  'T1001^motherAddr': motherAddr,
  'T1001^sameAsMother': sameAsMother,
  'T1001^fatherAddr': fatherAddr
})
const settled = (given: ReturnType<typeof values>) => applySets(form, given, today)['T1001^fatherAddr']
const stateOf = (given: ReturnType<typeof values>) => linkedStates(linkageOf(form), given, today).get('fatherAddr')

describe('what is the same as another field (同母亲)', () => {
  it('follows it while it is switched on, and stays as it was when it is switched off', () => {
    expect(settled(values('1', '南岗区', ''))).toBe('南岗区')
    expect(settled(values('1', '道里区', '南岗区'))).toBe('道里区')
    expect(settled(values('', '道里区', '南岗区'))).toBe('南岗区')
  })

  it('says so and cannot be changed meanwhile', () => {
    expect(stateOf(values('1', '南岗区', '南岗区'))).toMatchObject({ disabled: true, notes: ['与“母亲户籍详细地址”相同'] })
    expect(stateOf(values('', '南岗区', '南岗区'))).toMatchObject({ disabled: false, notes: [] })
  })

  it('is refused by the service where it says something else', () => {
    const issues = (given: ReturnType<typeof values>) => validateForm(form, given, {}, { today }).map(({ id, fn }) => [id, fn])
    expect(issues(values('1', '南岗区', '道里区'))).toEqual([['T1001^fatherAddr', '_checkUnModify']])
    expect(issues(values('1', '南岗区', '南岗区'))).toEqual([])
    expect(issues(values('', '南岗区', '道里区'))).toEqual([])
  })
})
