import { describe, expect, it } from 'vitest'
import { newbornCode, prepareNewborn, region, submitPayload } from '../testing/newbornSubmission.ts'
import { useTestServer } from '../testing/server.ts'
import { loginAs } from '../testing/TestCaller.ts'

const server = useTestServer()

describe('application forms', () => {
  it('nobody waits for: a detail is answered at once, and has the form when one looks again, once', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    const payload = submitPayload(await prepareNewborn(mother), 'forms-detail')
    const { applyNo } = await mother.call((client) => client.oneThingSubmit.submitSx({ payload }))
    const detail = () => mother.call((client) => client.oneThingApplications.getOneThingDetail({ query: { applyNo } }))
    const first = await Promise.all([detail(), detail(), detail()])
    for (const { applicationForm } of first) expect(applicationForm).toBeUndefined()
    await expect.poll(async () => (await detail()).applicationForm?.fileType, { timeout: 10_000 }).toBe('pdf')
    expect((await detail()).applicationForm?.id).toBe((await detail()).applicationForm?.id)
  })

  it('of one person come one after another: a third is refused in words, somebody else gets theirs', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    const father = await loginAs(server.url, '林海峰')
    const { params } = await prepareNewborn(mother)
    const formJson = JSON.stringify({ answers: params.answers, values: params.values, files: {}, region })
    const extendJson = JSON.stringify({ sceneid: newbornCode })
    const print = async (caller: typeof mother) => {
      const answer = await fetch(`${server.url}/ljonethingapi/newModelPrint/newGlovePrinting`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'auth-center-token': caller.token() ?? '',
          cookie: Array.from(caller.cookies, ([name, value]) => `${name}=${value}`).join('; ')
        },
        body: JSON.stringify({ extendJson, formJson, templateId: '' })
      })
      return { status: answer.status, retryAfter: answer.headers.get('retry-after'), body: await answer.json() }
    }
    const eager = Array.from({ length: 6 }, () => print(mother))
    expect((await print(father)).status).toBe(200)
    const answers = await Promise.all(eager)
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(2)
    expect(answers.filter(({ status }) => status !== 200).length).toBeGreaterThan(0)
    for (const refused of answers.filter(({ status }) => status !== 200))
      expect(refused).toEqual({
        status: 429,
        retryAfter: '2',
        body: { _tag: 'TooMany', code: 1, msg: '您的上一份申请表还在生成，请等它完成后再试' }
      })
  })
})
