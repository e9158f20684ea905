/**
 * The application form (申请表) of the newborn scene, three pages, one after the other as a person gets it: as PDF and as Word, from the thread of the
 * service. The limit is the typesetter alone, in this process: no thread, no turns, no message. Rounds of all take turns.
 */
import { Documents } from '@ljonething/server/documents/Documents'
import { createTypstRenderer } from '@ljonething/server/documents/TypstRenderer'
import { exampleApplication } from '@ljonething/server/documents/testing/exampleApplication'
import { Effect } from 'effect'
import type { Report } from '../harness/Report.ts'
import { goal } from '../service/goal.ts'
import { percentile } from '../service/load.ts'

const rounds = 7
const ofRound = 15

const slowest = 40

type Make = () => Promise<Uint8Array>

/** Milliseconds of each, ascending; every one of another minute, so that none is kept. */
const measure = async (make: Make, times: number[]) => {
  const begun = performance.now()
  await make()
  times.push(performance.now() - begun)
}

/** CPU milliseconds of this process with its threads, whatever else the machine does. */
const cpuMillis = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const line = (name: string, times: readonly number[], cpu: number, limit: number) => {
  const median = percentile(times, 0.5)
  const cells = [
    (1000 / median).toFixed(1),
    median.toFixed(1),
    percentile(times, 0.95).toFixed(1),
    cpu.toFixed(1),
    (median / limit).toFixed(2)
  ]
  return `  ${name.padEnd(26)}${cells.map((text) => text.padStart(10)).join('')}`
}

const print = Effect.gen(function* () {
  const documents = yield* Documents
  const bare = createTypstRenderer()
  let made = 0
  const fresh = () => {
    made += 1
    const minute = String(made % 60).padStart(2, '0')
    return { ...exampleApplication, generatedAt: `2026-03-05 ${String(Math.floor(made / 60) % 24).padStart(2, '0')}:${minute}:00` }
  }
  const makers: Readonly<Record<'limit' | 'pdf' | 'word', Make>> = {
    limit: async () => {
      const answer = await bare({ template: 'application', document: fresh(), as: 'pdf' })
      if (answer.kind === 'refused') throw new Error(answer.detail)
      return answer.bytes
    },
    pdf: () => Effect.runPromise(documents.render(fresh(), 'bench')),
    word: () => Effect.runPromise(documents.renderWord(fresh(), 'bench'))
  }
  const times = { limit: [] as number[], pdf: [] as number[], word: [] as number[] }
  const cpu = { limit: 0, pdf: 0, word: 0 }
  for (let round = -1; round < rounds; round += 1) {
    for (const name of ['limit', 'pdf', 'word'] as const) {
      const kept = round < 0 ? [] : times[name]
      const before = cpuMillis()
      for (let at = 0; at < ofRound; at += 1) yield* Effect.promise(() => measure(makers[name], kept))
      if (round >= 0) cpu[name] += (cpuMillis() - before) / (rounds * ofRound)
    }
  }
  for (const list of Object.values(times)) list.sort((a, b) => a - b)
  const limit = percentile(times.limit, 0.5)
  return [
    title,
    `  ${''.padEnd(26)}${['per s', 'ms', 'p95 ms', 'CPU ms', '× limit'].map((text) => text.padStart(10)).join('')}`,
    line('limit: typesetter alone', times.limit, cpu.limit, limit),
    line('PDF of the service', times.pdf, cpu.pdf, limit),
    line('Word of the service', times.word, cpu.word, limit),
    goal('PDF, p95', percentile(times.pdf, 0.95), { atMost: slowest }, ' ms'),
    goal('PDF, times the typesetter alone', percentile(times.pdf, 0.5) / limit, { atMost: 1.3 }),
    ''
  ].join('\n')
})

const title = 'Application form: the newborn scene, three pages'

export const forms = (): Report => ({
  title,
  print: () => Effect.runPromise(print.pipe(Effect.provide(Documents.layer)))
})
