/**
 * Online signing of the newborn form (PAdES with a timestamp), by one parent and by both, one after the other: the signature and its
 * check, in the thread of the service. The limit is what the arithmetic alone costs in this process: SHA-256 of the file and the ECDSA of
 * seal and timestamp. Rounds take turns.
 */
import { SealThread } from '@ljonething/server/seal/SealThread'
import { issue } from '@ljonething/server/seal/pki/certificates'
import { createTypstRenderer } from '@ljonething/server/documents/TypstRenderer'
import { exampleApplication } from '@ljonething/server/documents/testing/exampleApplication'
import { Effect } from 'effect'
import { createPrivateKey, sign } from 'node:crypto'
import type { Report } from '../harness/Report.ts'
import { goal } from '../service/goal.ts'
import { percentile } from '../service/load.ts'

const rounds = 7
const ofRound = 10

/** CPU milliseconds of the service's own thread for one signature. */
const mostOwn = 5

const title = 'Online signing: the newborn form, PAdES with a timestamp, signed and checked'

const minute = 60_000
const parents = ['mother', 'father'] as const

const set = async (request: Parameters<ReturnType<typeof createTypstRenderer>>[0]): Promise<Uint8Array> => {
  const answer = await createTypstRenderer()(request)
  if (answer.kind === 'refused') throw new Error(answer.detail)
  return answer.bytes
}

const signatures = parents.map((place) => ({ place, label: '申请人（签名）' }))

const prepared = async () => {
  const period = { from: new Date(Date.now() - minute), until: new Date(Date.now() + 1_000 * minute) }
  const root = await issue({ use: 'authority', name: '根证书', ...period })
  const [timestamper, keys] = await Promise.all([
    issue({ use: 'timestamp', name: '时间戳', ...period }, root),
    issue({ use: 'seal', name: '周晓岚', serialNumber: 'bench', ...period }, root)
  ])
  const form = await set({ template: 'application', document: { ...exampleApplication, signatures }, as: 'pdf' })
  const picture = await set({ template: 'seal', document: { kind: 'person', name: '周晓岚' } })
  return { root, timestamper, keys, form, picture }
}

const millis = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000

const print = Effect.gen(function* () {
  const thread = yield* SealThread
  const { root, timestamper, keys, form, picture } = yield* Effect.promise(prepared)
  const key = createPrivateKey({ key: Buffer.from(keys.privateKey), format: 'der', type: 'pkcs8' })

  const bare = Effect.sync(() => {
    sign('sha256', form, key)
    sign('sha256', form.subarray(0, 64), key)
    return form
  })
  const signed = (seen: Uint8Array, place: (typeof parents)[number]) =>
    Effect.gen(function* () {
      const wanted = { place, signer: '周晓岚', reason: '在线签名', at: new Date(), picture }
      const pdf = yield* thread.sign({ pdf: seen, keys, timestamper, chain: [root.certificate], ...wanted })
      const expected = { seen, reference: 'bench', trusted: [root.certificate], now: new Date() }
      const check = yield* thread.check({ signed: pdf, expected })
      return check.ok ? pdf : yield* Effect.die(check.reason)
    })
  const once = yield* signed(form, 'mother')
  const makers = { limit: bare, one: signed(form, 'mother'), second: signed(once, 'father') }
  const times: Record<keyof typeof makers, number[]> = { limit: [], one: [], second: [] }
  const own = { limit: 0, one: 0, second: 0 }
  const cpu = { limit: 0, one: 0, second: 0 }
  for (let round = -1; round < rounds; round += 1) {
    for (const name of ['limit', 'one', 'second'] as const) {
      const [ownBefore, before] = [millis(process.threadCpuUsage()), millis(process.cpuUsage())]
      for (let at = 0; at < ofRound; at += 1) {
        const begun = performance.now()
        yield* makers[name]
        if (round >= 0) times[name].push(performance.now() - begun)
      }
      if (round < 0) continue
      own[name] += (millis(process.threadCpuUsage()) - ownBefore) / (rounds * ofRound)
      cpu[name] += (millis(process.cpuUsage()) - before) / (rounds * ofRound)
    }
  }
  for (const list of Object.values(times)) list.sort((a, b) => a - b)
  const line = (name: string, of: keyof typeof makers) => {
    const median = percentile(times[of], 0.5)
    const cells = [
      (1000 / median).toFixed(1),
      median.toFixed(1),
      percentile(times[of], 0.95).toFixed(1),
      cpu[of].toFixed(1),
      own[of].toFixed(2)
    ]
    return `  ${name.padEnd(30)}${cells.map((text) => text.padStart(10)).join('')}`
  }
  return [
    title,
    `  ${''.padEnd(30)}${['per s', 'ms', 'p95 ms', 'CPU ms', 'own CPU'].map((text) => text.padStart(10)).join('')}`,
    line('limit: SHA-256 and ECDSA', 'limit'),
    line('one signer', 'one'),
    line('a second signer', 'second'),
    goal("CPU of the service's own thread, one signer", own.one, { atMost: mostOwn }, ' ms'),
    ''
  ].join('\n')
})

export const signing = (): Report => ({ title, print: () => Effect.runPromise(print.pipe(Effect.provide(SealThread.layer))) })
