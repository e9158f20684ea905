import { describe, expect, it } from 'vitest'
import { newUserTypeOf } from '../codes/user.ts'
import { filingObstacle, filingObstacleText, mayPrepare } from './filingObstacle.ts'
import type { Filer } from './filingObstacle.ts'

const person: Filer = { userType: '0', userLevel: '4' }
const company: Filer = { userType: '1', userLevel: '4', companyRole: 'clerk', unionCode: '91230199MACX1P002C' }
const personal = { objectTypes: ['1'] }
const legal = { objectTypes: ['2'] }
const both = { objectTypes: ['1', '2'] }

describe('who may file', () => {
  it.each([
    ['a person, a scene for persons', personal, person, undefined],
    ['a clerk, a scene for companies', legal, company, undefined],
    ['an administrator, a scene for companies', legal, { ...company, companyRole: 'administrator' }, undefined],
    ['a person, a scene for both', both, person, undefined],
    ['a company, a scene for both', both, company, undefined],
    ['level three is enough', personal, { ...person, userLevel: '3' }, undefined],
    ['a person, a scene for companies', legal, person, { kind: 'userType', served: ['2'] }],
    ['a clerk, a scene for persons', personal, company, { kind: 'userType', served: ['1'] }],
    ['a person, a scene for nobody known', { objectTypes: [] }, person, { kind: 'userType', served: [] }],
    ['an unknown kind', both, { ...person, userType: '7' }, { kind: 'userType', served: ['1', '2'] }],
    ['a company account without a role', legal, { userType: '1', userLevel: '4', unionCode: '9123' }, { kind: 'role' }],
    ['a company account without a company', both, { userType: '1', userLevel: '4', companyRole: 'clerk' }, { kind: 'role' }],
    ['the wrong kind comes before the level', legal, { ...person, userLevel: '1' }, { kind: 'userType', served: ['2'] }],
    ['a low level', personal, { ...person, userLevel: '2' }, { kind: 'level', level: 2, least: 3 }],
    ['a low level in a company', legal, { ...company, userLevel: '1' }, { kind: 'level', level: 1, least: 3 }],
    ['a level that is none counts as the first', personal, { ...person, userLevel: '9' }, { kind: 'level', level: 1, least: 3 }],
    ['a visitor', personal, undefined, { kind: 'visitor' }]
  ] as const)('[R-3.1-25 R-3.2-04] %s', (_, scene, filer, obstacle) => {
    expect(filingObstacle(scene, filer)).toEqual(obstacle)
  })

  it('visitors and low levels may look, answer and draft; the wrong kind and a missing role may not', () => {
    expect(mayPrepare(undefined)).toBe(true)
    expect(mayPrepare({ kind: 'visitor' })).toBe(true)
    expect(mayPrepare({ kind: 'level', level: 2, least: 3 })).toBe(true)
    expect(mayPrepare({ kind: 'userType', served: ['1'] })).toBe(false)
    expect(mayPrepare({ kind: 'role' })).toBe(false)
  })

  it.each([
    [{ kind: 'visitor' }, '请先登录政务服务网，再进行办理'],
    [{ kind: 'userType', served: ['2'] }, '请先以法人身份登录后再办理'],
    [{ kind: 'userType', served: ['1'] }, '请先以个人身份登录后再办理'],
    [{ kind: 'role' }, '您的账号没有该企业的办事权限，请联系企业管理员授权后再办理'],
    [{ kind: 'level', level: 2, least: 3 }, '您的实名等级为2级，可以填写和暂存，达到3级及以上才能提交，请先升级实名']
  ] as const)('[R-6-14] %j reads %s', (obstacle, text) => {
    expect(filingObstacleText(obstacle)).toBe(text)
  })
})

it('session codes become those of scenes by name', () => {
  expect([newUserTypeOf('0'), newUserTypeOf('1'), newUserTypeOf('2'), newUserTypeOf('')]).toEqual(['1', '2', undefined, undefined])
})
