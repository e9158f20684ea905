import { Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { describe, expect, it } from 'vitest'
import { AppLive, appWith } from '../app.ts'
import { countedStatements } from '../testing/countedStatements.ts'
import type { Statement } from '../testing/countedStatements.ts'
import { prepareSigned, submitPayload } from '../testing/newbornSubmission.ts'
import { loginAs } from '../testing/TestCaller.ts'
import { useTestServer } from '../testing/server.ts'
import { useService } from '../testing/useService.ts'

/** Deliveries look for work every so often, on a slow machine more often while one submission is under way. */
const everyMs = 2_000

/** From the arrival of a submission to its commit. */
const upToCommit = (statements: readonly Statement[]): readonly string[] => {
  const opened = statements.findIndex(({ text }) => text.includes('INSERT INTO application'))
  const connection = statements[opened]?.connection
  const commit = statements.findIndex((one, at) => at > opened && one.connection === connection && one.text === 'COMMIT')
  return statements.slice(0, commit + 1).map(({ text }) => text.trim().replace(/\s+/g, ' '))
}

describe('what a submission of five matters costs', () => {
  // Nothing looks for work by itself: what is counted belongs to the submission.
  const counted = countedStatements()
  const server = useService(appWith(Layer.empty), {}, counted.database)

  it('is at most fifteen statements, none a register read again, one row set each for the cases, the deliveries and whom it is about', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    const prepared = await prepareSigned(mother)
    expect(prepared.matterCodes.split(',')).toHaveLength(5)
    await mother.call((client) => client.oneThingSubmit.submitSx({ payload: submitPayload(prepared, 'cost-before') }))
    const again = await prepareSigned(mother)
    const from = counted.mark()
    await mother.call((client) => client.oneThingSubmit.submitSx({ payload: submitPayload(again, 'cost-counted') }))
    const said = upToCommit(counted.since(from))
    expect(said.filter((text) => text.includes('sandbox_register'))).toEqual([])
    expect(said.filter((text) => text.startsWith('INSERT INTO handling_case'))).toHaveLength(1)
    expect(said.filter((text) => text.startsWith('INSERT INTO delivery'))).toHaveLength(1)
    expect(said.filter((text) => text.includes('application_concern'))).toHaveLength(1)
    expect(said.length, said.join('\n')).toBeLessThanOrEqual(15)
  })
})

describe('what it costs until it is delivered', () => {
  const counted = countedStatements()
  const server = useService(AppLive, {}, counted.database)

  it('is at most six more until the departments that do not wait for another have it, who take what arrives at once in one', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    const prepared = await prepareSigned(mother)
    const [from, begun] = [counted.mark(), performance.now()]
    const { applyNo } = await mother.call((client) =>
      client.oneThingSubmit.submitSx({ payload: submitPayload(prepared, 'cost-delivered') })
    )
    const delivered = Effect.flatMap(
      SqlClient.SqlClient,
      (sql) => sql`SELECT 1 FROM delivery WHERE case_no LIKE ${`${applyNo}%`} AND state = 'delivered'`
    )
    await expect.poll(async () => (await server.run(delivered)).length).toBe(4)
    const said = counted.since(from).map(({ text }) => text)
    const lookedInVain = Math.floor((performance.now() - begun) / everyMs)
    expect(
      said.filter((text) => text.includes('WITH RECURSIVE department AS') || text.includes('UPDATE delivery d')).length
    ).toBeLessThanOrEqual(5 + lookedInVain)
    expect(said.filter((text) => text.includes('INSERT INTO sandbox_case'))).toHaveLength(1)
  })
})

describe('the records of the sandbox', () => {
  const server = useTestServer()

  it('are read again once they have changed', async () => {
    const caller = await loginAs(server.url, '周晓岚')
    const insured = async () =>
      (
        await caller.call((client) =>
          client.spaceRegisters.jsLinkage({
            payload: { interfacename: 'socialSecurity/insuredInfo', params: JSON.stringify({ empIdCard: '23019919930412002X' }) }
          })
        )
      ).values['insured']
    expect(await insured()).toBe('职工')
    await server.run(
      Effect.flatMap(
        SqlClient.SqlClient,
        (sql) => sql`
          UPDATE sandbox_register SET record = jsonb_set(record, '{insured}', '"灵活就业"')
          WHERE register = 'people' AND record->>'idCard' = '23019919930412002X'`
      )
    )
    await expect.poll(insured).toBe('灵活就业')
  })
})
