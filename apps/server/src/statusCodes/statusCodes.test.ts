import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { describe, expect, it } from 'vitest'
import { prepareNewborn, submitPayload } from '../testing/newbornSubmission.ts'
import { onTheWire } from '../testing/onTheWire.ts'
import { useTestServer } from '../testing/server.ts'
import { loginAs, visitor } from '../testing/TestCaller.ts'
import type { TestCaller } from '../testing/TestCaller.ts'

const server = useTestServer()

const submitted = async (key: string) => {
  const mother = await loginAs(server.url, '周晓岚')
  const payload = submitPayload(await prepareNewborn(mother), key)
  return { mother, ...(await mother.call((client) => client.oneThingSubmit.submitSx({ payload }))) }
}
const codeOf = (caller: TestCaller, applyNo: string) =>
  caller.call((client) => client.oneThingStatusCode.getQRCodeAndApplyNo({ query: { applyNo } }))
const look = (token: string) => visitor(server.url).call((client) => client.oneThingPhoneStatus.look({ payload: { token } }))
const refused = (token: string) => visitor(server.url).refusal((client) => client.oneThingPhoneStatus.look({ payload: { token } }))
const over = { _tag: 'NotFound', msg: '二维码已失效，请在电脑上的办件详情中重新生成' }

describe('the code of an application', () => {
  it('[R-7.4-30] opens number, matters and states on a phone without login, and nothing else', async () => {
    const { mother, applyNo, items } = await submitted('code-open')
    const wire = onTheWire(server.url, mother)
    const { status, data } = await wire('GET', '/ljonethingapi/mobileTerminal/getQRCodeAndApplyNo', { applyNo })
    expect([status, data]).toEqual([200, { applyNo, token: expect.stringMatching(/^[\w-]{43}$/), expiresAt: expect.any(String) }])
    const { token, expiresAt } = data as { readonly token: string; readonly expiresAt: string }
    const seen = await onTheWire(server.url, visitor(server.url))('POST', '/ljonethingapi/mobileTerminal/status', { token })
    expect(seen.data).toEqual({
      applyNo,
      expiresAt,
      matters: items.map(({ taskName, subApplyNo }) => ({
        matterName: taskName,
        label: expect.any(String),
        group: 'inProgress',
        needsCorrection: expect.any(Boolean),
        ...(subApplyNo === 'M05' ? { waitsFor: '等待“出生登记”的公民身份号码' } : {})
      }))
    })
    expect((Date.parse(expiresAt) - Date.now()) / 3_600_000).toBeCloseTo(24, 1)
  })

  it('is made for who follows the application: not for a visitor, a stranger or a company', async () => {
    const { applyNo } = await submitted('code-stranger')
    const ask = { query: { applyNo } }
    const asked = (caller: TestCaller) => caller.refusal((client) => client.oneThingStatusCode.getQRCodeAndApplyNo(ask))
    expect(await asked(visitor(server.url))).toMatchObject({ _tag: 'NotLoggedIn' })
    for (const other of [await loginAs(server.url, '马晓东'), await loginAs(server.url, '邹静', true)])
      expect(await asked(other)).toMatchObject({ _tag: 'NotFound' })
  })

  it('made anew ends the one before; unknown, replaced and expired are answered alike', async () => {
    const { mother, applyNo } = await submitted('code-anew')
    const first = await codeOf(mother, applyNo)
    const second = await codeOf(mother, applyNo)
    expect(await refused(first.token)).toEqual(over)
    expect((await look(second.token)).applyNo).toBe(applyNo)
    expect(await refused('made-up')).toEqual(over)
    expect(await refused(applyNo)).toEqual(over)
    await server.run(
      Effect.flatMap(SqlClient.SqlClient, (sql) => sql`UPDATE status_code SET expires_at = expires_at - interval '24 hours'`)
    )
    expect(await refused(second.token)).toEqual(over)
  })

  it('is no login, opens after a logout too, and stands nowhere as it is', async () => {
    const { mother, applyNo } = await submitted('code-logout')
    const { token } = await codeOf(mother, applyNo)
    const phone = visitor(server.url)
    phone.setToken(token)
    expect(await phone.refusal((client) => client.oneThingApplications.getOneThingDetail({ query: { applyNo } }))).toMatchObject({
      _tag: 'NotLoggedIn'
    })
    await mother.call((client) => client.oneThingSession.logout())
    expect((await look(token)).applyNo).toBe(applyNo)
    const kept = await server.run(Effect.flatMap(SqlClient.SqlClient, (sql) => sql`SELECT status_code::text AS row FROM status_code`))
    expect(JSON.stringify(kept)).not.toContain(token)
  })
})
