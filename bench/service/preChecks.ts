/**
 * The pre-checks of a scene (条件预检): ten registers of outside systems that answer after 50 ms each, asked side by side over HTTP by one person about
 * themselves, as the pre-check screen asks them. Beside it how long one of them takes alone, and how long it takes six at a time, as a browser
 * asks that has no HTTP/2 before it.
 */
import { createServer } from 'node:http'
import type { Report } from '../harness/Report.ts'
import { goal } from './goal.ts'
import { login } from './handling.ts'
import { load, percentile } from './load.ts'
import type { Ask } from './load.ts'
import { newFolder, removeFolder, startService } from './runningService.ts'

const answersAfterMs = 50
/** As many as a person may ask in one go. */
const rounds = 12
const own = '23019919930412002X'

/** Of the scenes of retirement and newborn: ten registers of three systems. */
const conditions = [
  ...['TX_C01', 'TX_C02', 'TX_C03', 'TX_C04', 'TX_C05', 'TX_C06', 'TX_C07', 'TX_C08'].map((check) => ['HLJYJS0002', check] as const),
  ...['NB_C03', 'NB_C05'].map((check) => ['HLJYJS0001', check] as const)
]
const given = JSON.stringify({ empIdCard: own, motherIdCard: own, unitNo: '1', postNature: '1', retireType: '1', empName: '周晓岚' })

/** Answers every register in the same time. */
const startRegisters = async () => {
  const server = createServer((request, response) => {
    request.resume()
    request.on('end', () => setTimeout(() => response.writeHead(200).end('{"type":"1"}'), answersAfterMs))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  return { url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`, stop: () => server.close() }
}

/** Milliseconds until the last of them is answered. */
const tookMs = async (url: string, asked: readonly Ask[], atOnce: number): Promise<number> => {
  const next = (at: number): Ask => {
    const ask = asked[at]
    if (ask === undefined) throw new Error('more was asked than there is')
    return ask
  }
  const { answered, perSecond, refused, firstRefusal } = await load(url, { callers: atOnce, seconds: 10, calls: asked.length }, next)
  if (refused > 0) throw new Error(firstRefusal)
  return (answered / perSecond) * 1000
}

export const preChecks = (): Report => ({
  title: 'Pre-checks of a scene',
  print: async () => {
    const folder = newFolder()
    const registers = await startRegisters()
    const service = await startService(folder, { REGISTERS_URL: registers.url, SANDBOX: 'true' })
    try {
      const person = await login(service.url)
      const asked = conditions.map(([sceneid, checkType]) =>
        person.post('/ybsl/smzy/shspace/ybsl/checkYb', { sceneid, checkType, checkCondition: given })
      )
      for (const ask of asked) {
        const { status } = await person.call<{ status: string }>(ask)
        if (status === '-1') throw new Error('a register of the bench was not answered')
      }
      const ratios: number[] = []
      const times: number[] = []
      const six: number[] = []
      for (let round = 0; round < rounds; round += 1) {
        const alone = await tookMs(service.url, asked.slice(0, 1), 1)
        const all = await tookMs(service.url, asked, asked.length)
        six.push(await tookMs(service.url, asked, 6))
        times.push(all)
        ratios.push(all / alone)
      }
      const middle = (values: readonly number[]) =>
        percentile(
          values.toSorted((one, next) => one - next),
          0.5
        )
      return [
        `Pre-checks of a scene (${conditions.length} registers of ${answersAfterMs} ms each, ${rounds} rounds, the one in the middle)`,
        `  side by side ${middle(times).toFixed(0)} ms   six at a time, as a browser over HTTP/1.1 ${middle(six).toFixed(0)} ms`,
        goal('all ÷ one alone', middle(ratios), { atMost: 1.5 }),
        ''
      ].join('\n')
    } finally {
      await service.stop()
      registers.stop()
      removeFolder(folder)
    }
  }
})
