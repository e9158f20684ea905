/**
 * Every parameter of every operation of the contract against hostile values, over real HTTP, as a visitor and as a person who is logged in: nothing
 * of it is ever a fault of ours, and every answer can be read. Every operation meets every value in one of its places, with `HOSTILE=all` in all; the
 * names that every object has it meets in all of them, and takes none as a key.
 */
import { createBlockCipher } from '@ljonething/crypto/BlockCipher'
import { createFormValueCodec } from '@ljonething/crypto/FormValueCodec'
import { Layer } from 'effect'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { AppLive } from './app.ts'
import { CallLimits } from './platform/http/callLimits.ts'
import { hostileValues, inheritedNames } from './testing/hostile/hostileValues.ts'
import type { HostileValue } from './testing/hostile/hostileValues.ts'
import { ordinaryRequests, withNewKey } from './testing/hostile/ordinaryRequests.ts'
import type { Sample } from './testing/hostile/Sample.ts'
import { headerText, rawHttp } from './testing/hostile/rawHttp.ts'
import type { RawAnswer } from './testing/hostile/rawHttp.ts'
import { nameOf, operations, placesOf } from './testing/hostile/requestShape.ts'
import type { Operation } from './testing/hostile/requestShape.ts'
import { writeRequest } from './testing/hostile/writeRequest.ts'
import type { Encode, Harm } from './testing/hostile/writeRequest.ts'
import { loginAs } from './testing/TestCaller.ts'
import type { TestCaller } from './testing/TestCaller.ts'
import { useService } from './testing/useService.ts'

/** A browser encrypts what it sends, whatever its length; here that would take most of the time. */
const longestEncrypted = 10_000

const server = useService(AppLive.pipe(Layer.provide(Layer.succeed(CallLimits, {}))), { LOG_LEVEL: 'None' })
let mother: TestCaller
let http: ReturnType<typeof rawHttp>
let encrypted: Encode
const ordinary = ordinaryRequests(server, () => mother)

beforeAll(() => {
  http = rawHttp(server.url, 8)
})

const enter = async (name: string, isCompany: boolean) => {
  mother = await loginAs(server.url, name, isCompany)
  const { formKey } = await mother.call((client) => client.oneThingSession.getUserInfo())
  const codec = createFormValueCodec(createBlockCipher({ algorithm: 'SM4', mode: 'CBC', keyHex: formKey }))
  // The cipher is slow over megabytes; the service reads plain text as well.
  encrypted = (text) => (text.length > longestEncrypted ? text : codec.encode(text))
}

/** Anew for each operation: some end the session. */
beforeEach(() => enter('周晓岚', false))
afterAll(() => http.close())

const credentials = () => ({
  'client-type': '1',
  'auth-center-token': mother.token() ?? '',
  cookie: Array.from(mother.cookies, ([name, value]) => `${name}=${value}`).join('; ')
})

/** What is wrong with an answer; undefined when it can be read and is no fault of ours. */
const faultOf = ({ status, type, body }: RawAnswer, method: string): string | undefined => {
  if (status >= 500) return `${status} ${body.toString().slice(0, 80)}`
  if (method === 'HEAD' && body.length === 0) return undefined
  if (status === 431 || (status === 413 && body.length === 0)) return undefined
  if (!type.startsWith('application/json')) return status < 300 ? undefined : `${status} ${type}`
  const answer: unknown = JSON.parse(body.toString())
  const isEnvelope = typeof answer === 'object' && answer !== null && 'code' in answer && 'msg' in answer && typeof answer.msg === 'string'
  return isEnvelope && (status < 300 || answer.msg !== '') ? undefined : `${status} ${body.toString().slice(0, 80)}`
}

/** Submitting comes first, while the child is not registered. */
const submits = ({ name }: Operation) => name.endsWith('Submit.submitSx')
const inOrder = [...operations.filter(submits), ...operations.filter((operation) => !submits(operation))]

const firstAfterSubmits = inOrder.find((operation) => !submits(operation))

/** What an ordinary request is answered: none stays of what is submitted, what is finished is not taken back, moved, nor confirmed by oneself. */
const ordinaryMessages: Readonly<Record<string, string>> = {
  'oneThingSubmit.submitSx': '提交未完成，请重试',
  'spaceSubmit.submitSx': '提交未完成，请重试',
  'oneThingApplications.retractProject': '不能撤回',
  'oneThingBookings.confirm': '未查询到该预约',
  'oneThingResumable.append': '不支持的参数类型',
  'oneThingResumable.finish': '文件还没有传完',
  'sandboxDepartments.move': '不能变更为',
  'oneThingApplications.urgeCase': '这一项已经结束，不用催办',
  'oneThingCorrections.stage': '没有等待补正的事项',
  'oneThingCorrections.print': '没有等待补正的事项',
  'oneThingCorrections.handIn': '没有等待补正的事项',
  'oneThingBatchRetire.batchSubmitSx': '部分材料文件已不存在'
}

/** Registers that only companies are served by. */
const notForPeople: readonly string[] = ['entStatus', 'frozenCheck', 'publicNotice'].map((name) => `oneThingRegisterCalls.market/${name}`)

/** What a company alone may do, its clerk asks. */
const isForCompanies = ({ name }: Operation) => name.startsWith('oneThingBatchRetire.')

/** A person has one document set after the other. */
const oneAfterTheOther = new Set([
  'oneThingPrinting.newGlovePrinting',
  'oneThingPrinting.setBeatFile',
  'oneThingPrinting.wordStrengthen',
  'spacePrinting.formPrint',
  'spacePrinting.generateWord',
  'oneThingApplications.downloadReceipt',
  'oneThingResults.downloadMaterial',
  'oneThingResults.getCertificatePngByFile',
  'oneThingReuse.reuseFile'
])

/** All values in all places: tens of thousands of requests, asked for by `HOSTILE=all`. */
const wantsAll = process.env['HOSTILE'] === 'all'

/** One in so many of the values for each place, others for the next, so that every value has its places. */
const oneIn = (parts: number, place: number) => hostileValues.filter((_, at) => (at + place) % parts === 0)

/** Each place in turn meets the next of the values, so that an operation meets every one of them once, or one in `least`. */
const valuesAt = (place: number, places: number, least: number) => oneIn(wantsAll ? least : places * least, place)

/** A login that is missing is told before anything is read. */
const loginMissing = 4

/** They read what `newGlovePrinting` reads, and set a document each time. */
const readAsPrinted = new Set(['oneThingPrinting.wordStrengthen', 'spacePrinting.formPrint', 'spacePrinting.generateWord'])

/** Takes so many a minute; what is read of an event is read before. */
const tracking = 'oneThingTracking.buryingPointAdd'

/** What comes after them comes from nobody. */
const endsSession = new Set(['oneThingSession.logout', 'oneThingSession.getUserInfoByTicket'])

/** All values of a form at once are as many times as long. */
const longestOfAll = 20_000

const plain: Encode = (text) => text

describe('every parameter', () => {
  beforeAll(() => ordinary.keepNoApplications())

  it.each(inOrder)('of $name', async (operation) => {
    if (operation === firstAfterSubmits) await ordinary.keepApplications()
    const ask = async (caller: 'visitor' | 'person', sample: Sample, harm?: Harm) => {
      const { address, contentType, body } = writeRequest(operation, withNewKey(sample), caller === 'person' ? encrypted : plain, harm)
      const headers = {
        ...(caller === 'person' ? credentials() : {}),
        ...(contentType === undefined ? {} : { 'content-type': contentType })
      }
      return http.send(operation.method, address, headers, body)
    }

    if (isForCompanies(operation)) await enter('邹静', true)
    const usual = await ask('person', await ordinary.of(operation.name))
    const message = notForPeople.includes(operation.name) ? '请先以法人身份登录' : ordinaryMessages[operation.name]
    const said = `${operation.name} gets no ordinary request: write its row in testing/hostile/ordinaryRequests.ts`
    if (message === undefined) expect([usual.status, usual.status === 200 ? '' : usual.body.toString()], said).toEqual([200, ''])
    else expect(usual.body.toString(), said).toContain(message)

    const faults: string[] = []
    const places = placesOf(operation.shape)
    for (const [place, steps] of places.entries()) {
      await ordinary.forgetCounted()
      for (const caller of ['visitor', 'person'] as const) {
        const isTurnedAway = caller === 'visitor' && operation.needsLogin
        const least = isTurnedAway ? loginMissing : readAsPrinted.has(operation.name) ? 4 : 1
        const isKey = steps.at(-1) === 'key'
        const met = valuesAt(place, places.length, least).filter(({ json }) => steps.at(-1) !== 'entries' || json.length < longestOfAll)
        const values = isTurnedAway ? met : [...new Set([...met, ...inheritedNames])]
        const sample = await ordinary.of(operation.name)
        const send = async (value: HostileValue) => {
          const answer = await ask(caller, sample, { steps, value })
          const fault = answer.status === 429 && operation.name !== tracking ? '429, unread' : faultOf(answer, operation.method)
          const isTaken = isKey && inheritedNames.includes(value) && answer.status < 300
          if (isTaken) faults.push(`${caller}, ${nameOf(steps)}, ${value.name}: taken as a key`)
          if (fault !== undefined) faults.push(`${caller}, ${nameOf(steps)}, ${value.name}: ${fault}`)
        }
        if (oneAfterTheOther.has(operation.name)) for (const value of values) await send(value)
        else await Promise.all(values.map(send))
      }
    }
    expect(faults).toEqual([])
  })
})

describe('every header', () => {
  const names = ['auth-center-token', 'client-type', 'cookie', 'content-type'] as const

  it('of all operations', async () => {
    const faults: string[] = []
    const sessionsLast = operations.toSorted((left, right) => Number(endsSession.has(left.name)) - Number(endsSession.has(right.name)))
    for (const [place, operation] of sessionsLast.entries()) {
      await ordinary.forgetCounted()
      const { address, contentType, body } = writeRequest(operation, await ordinary.of(operation.name), plain)
      const usual = { ...credentials(), ...(contentType === undefined ? {} : { 'content-type': contentType }) }
      const send = async (name: (typeof names)[number], value: HostileValue) => {
        const text = headerText(value.text)
        const harmed = { ...usual, [name]: name === 'cookie' ? `ljonething-binding=${text}` : text }
        const fault = faultOf(await http.send(operation.method, address, harmed, body), operation.method)
        if (fault !== undefined) faults.push(`${operation.name}, ${name}, ${value.name}: ${fault}`)
      }
      for (const name of names) await Promise.all(oneIn(wantsAll ? 4 : 8, place).map((value) => send(name, value)))
    }
    expect(faults).toEqual([])
  })
})

it('the table has what nobody means well with', () => {
  expect(hostileValues.length).toBeGreaterThanOrEqual(35)
  expect(new Set(hostileValues.map(({ name }) => name)).size).toBe(hostileValues.length)
})

it('an operation meets each of them, in however many places it takes something', () => {
  for (const places of [1, 2, 7, 42, 43, 300]) {
    const met = Array.from({ length: places }, (_, place) => valuesAt(place, places, 1)).flat()
    expect(new Set(met)).toEqual(new Set(hostileValues))
  }
})
