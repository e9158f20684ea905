/** A service with neither outside systems nor a sandbox: nobody answers, which is said and never taken for an answer. */
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import type { CheckName } from '@ljonething/domain/registers/registers'
import type { PreCheck } from '@ljonething/domain/scene/Scene'
import { Effect } from 'effect'
import { expect, it } from 'vitest'
import { unknownAnswer } from '../testing/registerCalls.ts'
import { useTestServer } from '../testing/server.ts'
import { Registers } from './Registers.ts'

const server = useTestServer({ SANDBOX: 'false' })
const cardId = '23019919930412002X'
const user: UserInfo = { userType: '0', userId: 'X', userRegion: '', userLevel: '4', cardId, userName: '', mobile: '' }
const asker = { user, sessionId: 'X', sessionEnds: new Date() }

const preCheck = (api: CheckName, mode: PreCheck['check']['mode']) =>
  server.run(
    Effect.flatMap(Registers, (registers) =>
      registers.preCheck({ check: { api, params: ['applicantIdCard'], mode } }, { applicantIdCard: cardId }, asker)
    )
  )

it('a pre-check is unknown and never passed, an inverted one neither', async () => {
  expect(await preCheck('providentFund/depositInfo', 'typeNotZero')).toEqual(unknownAnswer)
  expect(await preCheck('providentFund/loanInfo', 'inverted')).toEqual(unknownAnswer)
})

it('a lookup is a gap, and a name that is no lookup is unknown', async () => {
  const failure = (name: string) =>
    server.run(Effect.flip(Effect.flatMap(Registers, (registers) => registers.lookup(name, { empIdCard: cardId }, asker))))
  expect(await failure('socialSecurity/insuredInfo')).toMatchObject({ _tag: 'RegisterGap', name: 'socialSecurity/insuredInfo' })
  expect(await failure('market/entStatus')).toMatchObject({ _tag: 'UnknownRegister' })
})
