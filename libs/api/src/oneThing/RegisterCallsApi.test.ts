import { registerNamed, registerNames } from '@ljonething/domain/registers/registers'
import { OpenApi } from 'effect/http-api'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { Api } from '../Api.ts'
import type { AnswerOf, RequestOf } from '../client/Calls.ts'
import { callNames } from './RegisterCallsApi.ts'

const { paths } = OpenApi.fromApi(Api)

describe('the calls of the table', () => {
  it('stand under their names: social security, medical insurance, public security, civil affairs, provident fund, archives and all others', () => {
    expect(callNames.filter((name) => paths[`/ljonethingapi/${name}`]?.post === undefined)).toEqual([])
    const systems = new Set(callNames.map((name) => name.split('/')[0]))
    for (const system of [
      'socialSecurity',
      'medicalInsurance',
      'publicSecurity',
      'civilAffairs',
      'providentFund',
      'archive',
      'retire',
      'disabled'
    ])
      expect(systems).toContain(system)
    const others = registerNames.filter((name) => !callNames.some((call) => call === name))
    expect(others.filter((name) => !name.startsWith('local/'))).toEqual(['marriage/chooseAppointTime'])
  })

  it('take what the row says and answer a verdict, what is known, or both', () => {
    type Marital = RequestOf<'oneThingRegisterCalls', 'marriage/maritalStatusCheck'>
    expectTypeOf<Marital['payload']>().toEqualTypeOf<{
      readonly spouses?: string
      readonly couple?: string
      readonly sceneid?: string
    }>()
    type Born = RequestOf<'oneThingRegisterCalls', 'newBorn/checkDate'>
    expectTypeOf<Born['payload']>().toEqualTypeOf<{ readonly birthTime: string; readonly sceneid?: string }>()
    expectTypeOf<AnswerOf<'oneThingRegisterCalls', 'newBorn/checkDate'>>().toEqualTypeOf<{
      readonly status: '1' | '0' | '-1'
      readonly message: string
      readonly type?: string
    }>()
    type Company = AnswerOf<'oneThingRegisterCalls', 'market/entInfo'>
    expectTypeOf<Company['values']>().toEqualTypeOf<{ readonly entName?: string; readonly legalName?: string }>()
    expectTypeOf<Company>().not.toHaveProperty('status')
    type Death = AnswerOf<'oneThingRegisterCalls', 'health/deathRecord'>
    expectTypeOf<Death['status']>().toEqualTypeOf<'1' | '0' | '-1'>()
    expectTypeOf<Death['values']['deathCertNo']>().toEqualTypeOf<string | undefined>()
  })

  it('are of rows whose parameters are told apart by the first name that a scene gives them', () => {
    const doubled = callNames.filter((name) => {
      const first = Object.values(registerNamed(name)?.params ?? {}).map(({ names }) => names[0])
      return new Set(first).size < first.length
    })
    expect(doubled).toEqual([])
  })
})
