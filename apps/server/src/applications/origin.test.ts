/** How a submit came (提交来源, spec §3.1): said by the client, recorded, told to departments and in the list. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { expect, it } from 'vitest'
import { prepareNewborn, submitPayload } from '../testing/newbornSubmission.ts'
import type { Prepared } from '../testing/newbornSubmission.ts'
import { onTheWire } from '../testing/onTheWire.ts'
import { useTestServer } from '../testing/server.ts'
import { loginAs } from '../testing/TestCaller.ts'

const server = useTestServer()
const api = '/ljonethingapi'

const submitAs = (prepared: Prepared, clientKey: string, said: { readonly source: string; readonly infoSource: string }) => {
  const payload = submitPayload(prepared, clientKey)
  payload.set('paramsJson', JSON.stringify({ ...JSON.parse(String(payload.get('paramsJson'))), ...said }))
  payload.set('source', said.source)
  return payload
}

const partsOf = (applyNo: string) =>
  server.run(
    Effect.flatMap(
      SqlClient.SqlClient,
      (sql) =>
        sql<{
          origin: unknown
        }>`SELECT part -> 'origin' AS origin FROM delivery d JOIN handling_case c USING (case_no) WHERE c.apply_no = ${applyNo}`
    )
  )

it.each([
  ['a PC', '1', { source: '1', infoSource: '1' }, { infoSource: '5', onlineFlag: '1' }, '互联网门户 · 线上'],
  ['WeChat', '5', { source: '2', infoSource: '2' }, { infoSource: '6', onlineFlag: '1' }, '移动端 · 线上'],
  ['the PC of a hall', '1', { source: '3', infoSource: '3' }, { infoSource: '7', onlineFlag: '2' }, '实体大厅 · 线下'],
  ['a terminal', '3', { source: '3', infoSource: '4' }, { infoSource: '4', onlineFlag: '1' }, '实体大厅 · 线上']
])(
  '[R-3.1-15] [R-3.1-16] [R-3.1-20] [R-3.1-21] channel and data source are recorded, delivered and listed: %s',
  async (_name, client, said, accepted, text) => {
    const mother = await loginAs(server.url, '周晓岚')
    const wire = onTheWire(server.url, mother, client)
    const prepared = await prepareNewborn(mother)
    const submitted = await wire('POST', `${api}/api/v1/ybsl/submitSx`, submitAs(prepared, `origin-${text}-key`, said))
    const { applyNo } = submitted.data as { readonly applyNo: string }
    const parts = await partsOf(applyNo)
    expect(parts).toHaveLength(prepared.matterCodes.split(',').length)
    for (const { origin } of parts) expect(origin).toEqual({ source: said.source, ...accepted, phase: 2 })
    const origin = { ...said, onlineFlag: accepted.onlineFlag, text }
    expect((await wire('POST', `${api}/ybsl/getOneThingList`, { page: 1, size: 1 })).data).toMatchObject({ content: [{ applyNo, origin }] })
    expect((await wire('GET', `${api}/ybsl/getOneThingDetail`, { applyNo })).data).toMatchObject({ origin })
  }
)

it('a channel that is none, is another than the one of the data source, or not of this client submits nothing', async () => {
  const mother = await loginAs(server.url, '周晓岚')
  const prepared = await prepareNewborn(mother)
  const refused = async (client: string, source: string, infoSource: string) => {
    const payload = submitAs(prepared, 'origin-refused-key', { source, infoSource })
    return (await onTheWire(server.url, mother, client)('POST', `${api}/api/v1/ybsl/submitSx`, payload)).msg
  }
  const text = '提交渠道、数据来源与当前终端不一致，请刷新页面后重试'
  expect(await refused('1', '9', '1')).toBe(text)
  expect(await refused('1', '1', '2')).toBe(text)
  expect(await refused('5', '1', '1')).toBe(text)
  expect(await refused('1', '2', '2')).toBe(text)
})
