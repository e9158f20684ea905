import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { newbornCode, newbornScene, prepareSigned, prepareSubmission, region, submitPayload } from '../testing/newbornSubmission.ts'
import { useTestServer } from '../testing/server.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { loginAs } from '../testing/TestCaller.ts'
import { writtenPrint } from '../testing/writtenForm.ts'

const folder = temporaryFolder('forms')
afterAll(() => folder.remove())
const logFile = join(folder.path, 'service.log')
const server = useTestServer({ LOG_LEVEL: 'Warn', LOG_FILE: logFile })
/** One where no document is ever made. */
const idle = useTestServer({ DOCUMENT_THREADS: '0', REQUEST_TIMEOUT: '8 seconds' })

describe('application forms', () => {
  it('are made once however often one looks, and are there when one looks again', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    const submitted = async (key: string) => {
      const payload = submitPayload(await prepareSigned(mother), key)
      return (await mother.call((client) => client.oneThingSubmit.submitSx({ payload }))).applyNo
    }
    const detail = (applyNo: string) => mother.call((client) => client.oneThingApplications.getOneThingDetail({ query: { applyNo } }))
    const made = (applyNo: string) => expect.poll(async () => (await detail(applyNo)).applicationForm?.fileType).toBe('pdf')
    const [looked, next] = [await submitted('forms-looked'), await submitted('forms-next')]
    const first = await Promise.all([detail(looked), detail(looked), detail(looked)])
    for (const { applicationForm } of first) expect(applicationForm).toBeUndefined()
    await made(looked)
    expect((await detail(looked)).applicationForm?.id).toBe((await detail(looked)).applicationForm?.id)
    // Made in the order they were asked for: what was asked for twice would have failed by then.
    await made(next)
    const log = existsSync(logFile) ? readFileSync(logFile, 'utf8') : ''
    expect(log).not.toContain('申请表暂时无法生成')
  })

  it('that are never made keep no detail, list or submit waiting', async () => {
    const mother = await loginAs(idle.url, '周晓岚')
    const prepared = await prepareSubmission(mother, await newbornScene())
    const payload = submitPayload(prepared, 'forms-never')
    const { applyNo } = await mother.call((client) => client.oneThingSubmit.submitSx({ payload }))
    for (let look = 0; look < 3; look += 1) {
      const detail = await mother.call((client) => client.oneThingApplications.getOneThingDetail({ query: { applyNo } }))
      expect(detail.applicationForm).toBeUndefined()
    }
    const { totalElements } = await mother.call((client) => client.oneThingApplications.getOneThingList({ payload: { page: 1, size: 10 } }))
    expect(totalElements).toBe(1)
  })

  it('of one person come one after another: a third is refused in words, somebody else gets theirs', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    const father = await loginAs(server.url, '林海峰')
    const { params } = await prepareSigned(mother)
    const formJson = writtenPrint(newbornCode, { values: params.values, files: {} }, region)
    const extendJson = JSON.stringify({ sceneid: newbornCode, answers: params.answers })
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
