import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accountType } from '../codes/accountType.ts'
import { realNameLevel } from '../codes/realNameLevel.ts'
import { checkLink, hasTicketPlaceholder, loginNeeded, withTicket } from './checkLink.ts'
import { trackingUser } from './trackingUser.ts'
import { readUserInfo, userTypeOf } from './userInfo.ts'
import type { UserInfo } from './userInfo.ts'

const person: UserInfo = {
  userType: '0',
  userId: 'P1',
  userRegion: '230100000000',
  userLevel: 4,
  cardId: '23019919930412002X',
  userName: '周晓岚',
  unionCode: '',
  companyName: ''
}
const company: UserInfo = { ...person, userType: '1', userId: 'E1', unionCode: '91230199MA0000001X', companyName: '哈尔滨量具有限公司' }

describe('user info', () => {
  it('[R-3.4-01] keeps type, id, region, level, card, name and company', () => {
    const wire = { ...company, userLevel: '4', token: 'secret' }
    expect(readUserInfo(wire)).toEqual(company)
  })

  it.each([9, 0, undefined, 'x'])('[R-6-06] a level of %j is the first one', (userLevel) => {
    expect(readUserInfo({ ...person, userLevel })?.userLevel).toBe(1)
    expect(realNameLevel.codes).toEqual([1, 2, 3, 4, 5])
  })

  it('[R-6-01] without user info somebody is a tourist', () => {
    expect(userTypeOf(undefined)).toBe('2')
    expect(userTypeOf(readUserInfo(null))).toBe('2')
  })

  it('[R-6-02] with user info somebody is personal or a legal person', () => {
    expect(userTypeOf(person)).toBe('0')
    expect(userTypeOf(company)).toBe('1')
    for (const userType of ['2', '3', '', undefined]) expect(readUserInfo({ ...person, userType })).toBeUndefined()
    expect(readUserInfo({ ...person, userId: '' })).toBeUndefined()
  })

  it('[R-6-03] accounts are normal, gray box or test', () => {
    expect(accountType.code).toEqual({ normal: '0', grayBox: '1', test: '2' })
  })

  it('reads anything: a user with an id, or nobody', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const info = readUserInfo(value)
        if (info !== undefined) expect(readUserInfo(info)).toEqual(info)
        expect(['0', '1', '2']).toContain(userTypeOf(info))
      })
    )
  })
})

describe('outgoing links', () => {
  const plain = 'https://apply.example.invalid/a'
  const ticketed = 'https://apply.example.invalid/a?ticket={ticket}'

  it('[R-6-13] one with the ticket placeholder needs a logged-in user', () => {
    expect(checkLink({ url: ticketed }, '2')).toEqual({
      kind: 'needsLogin',
      title: '温馨提示',
      message: '请先登录政务服务网，再进行办理',
      later: '稍后再说',
      login: '去登录'
    })
    expect(loginNeeded.kind).toBe('needsLogin')
    expect(checkLink({ url: ticketed }, '0')).toEqual({ kind: 'needsTicket', url: ticketed })
    expect(checkLink({ url: plain }, '2')).toEqual({ kind: 'open', url: plain })
  })

  it.each([
    ['1', '0', '请先以法人身份登录后再办理'],
    ['0', '1', '请先以个人身份登录后再办理'],
    ['0', '2', '请先以个人身份登录后再办理']
  ] as const)('one for %s is closed to %s', (themeType, user, message) => {
    expect(checkLink({ url: plain, themeType }, user)).toEqual({ kind: 'wrongUserType', title: '温馨提示', message })
  })

  it.each(['0', undefined, '', 'x', '2'])('one meant for %j opens for a person', (themeType) => {
    expect(checkLink({ url: plain, themeType }, '0')).toEqual({ kind: 'open', url: plain })
  })

  it('[R-6-16] the placeholder is replaced by the ticket, escaped, wherever it stands', () => {
    expect(withTicket(ticketed, 'a b&c')).toBe('https://apply.example.invalid/a?ticket=a%20b%26c')
    expect(withTicket('{ticket}/{ticket}', '$&')).toBe('%24%26/%24%26')
    expect(withTicket(plain, 'T')).toBe(plain)
    expect(withTicket('{ticket}', '\ud800')).toBe('%EF%BF%BD')
  })

  it('[R-6-16] no placeholder is left, whatever the ticket', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (ticket) => {
        expect(hasTicketPlaceholder(withTicket(ticketed, ticket))).toBe(false)
      })
    )
  })
})

describe('tracking', () => {
  it('[R-6-20] a person is userID, userName and result personal', () => {
    expect(trackingUser(person)).toEqual({ userID: 'P1', userName: '周晓岚', result: 'personal' })
  })

  it('[R-6-21] a legal person adds cId, enterprise and result legal', () => {
    expect(trackingUser(company)).toEqual({
      userID: 'E1',
      userName: '周晓岚',
      cId: '91230199MA0000001X',
      enterprise: '哈尔滨量具有限公司',
      result: 'legal'
    })
  })

  it('a visitor is not named', () => {
    expect(trackingUser(undefined)).toBeUndefined()
  })
})
