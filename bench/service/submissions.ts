/**
 * Submissions (提交): the newborn scene with five matters, beside the same statements sent by a bare loop over the wire. They are written down from one
 * submission of a second service behind a proxy and said again with other numbers, statement by statement, over as many connections as the service
 * has; that is what pgbench would do, of which there is no binary here. Rounds of both take turns.
 */
import { readFileSync } from 'node:fs'
import type { Report } from '../harness/Report.ts'
import { goal, refusals } from './goal.ts'
import { asks, login, submissionsOf } from './handling.ts'
import type { Submission } from './handling.ts'
import { load, percentile } from './load.ts'
import { newFolder, removeFolder, startService } from './runningService.ts'
import { withService } from './withService.ts'
import { openWire, prepareMessages, recordingProxy, runMessages } from './wire.ts'
import type { Address, Said } from './wire.ts'

const rounds = 3
const secondsOfRound = 6
const callers = 16
const connections = 10

interface Recorded {
  readonly statements: readonly Said[]
  /** What differs from submission to submission, as said. */
  readonly words: { readonly applyNo: string; readonly subject: string; readonly submission: Submission }
}

const ofWorkers = /sandbox_case|sandbox_department|WITH RECURSIVE department AS|UPDATE delivery|pg_notify\('ljonething', 'business|LISTEN/

const record = async (database: Address, shared: string, prepared: (url: string) => Promise<readonly Submission[]>): Promise<Recorded> => {
  const folder = newFolder()
  const proxy = await recordingProxy(database.port)
  const second = await startService(folder, {
    DATABASE_URL: `postgres://ljonething:${database.password}@127.0.0.1:${proxy.port}/postgres`,
    OBJECTS_DIR: `${shared}/objects`,
    INSTALLATION_KEY: readFileSync(`${shared}/installation-key`, 'utf8').trim(),
    SANDBOX: 'true'
  })
  const wire = await openWire(database)
  const [first, again] = await prepared(second.url)
  if (first === undefined || again === undefined) throw new Error('nothing was prepared')
  await load(second.url, { callers: 1, seconds: 10, calls: 1 }, () => first.ask)
  const from = proxy.said.length
  const { refused, firstRefusal } = await load(second.url, { callers: 1, seconds: 10, calls: 1 }, () => again.ask)
  if (refused > 0) throw new Error(firstRefusal)
  const said = proxy.said.slice(from)
  const [[applyNo, subject] = []] = await wire.query(
    `SELECT apply_no, coalesce(subject_hash, '') FROM application WHERE client_key = '${again.clientKey}'`
  )
  const opened = said.findIndex(({ text }) => text.includes('INSERT INTO application'))
  const commit = said.findIndex(({ text, connection }, at) => at > opened && connection === said[opened]?.connection && text === 'COMMIT')
  await second.stop()
  wire.close()
  proxy.close()
  removeFolder(folder)
  return {
    statements: said.slice(0, commit + 1).filter(({ text }) => !ofWorkers.test(text)),
    words: { applyNo: applyNo ?? '', subject: subject ?? '', submission: again }
  }
}

/** The recorded values with other words of the same length. */
const reworded = (said: Buffer, words: readonly (readonly [string, string])[]): Buffer =>
  Buffer.from(
    words.reduce((text, [before, after]) => text.replaceAll(before, after), said.toString('latin1')),
    'latin1'
  )

const bareLoop = async (database: Address, { statements, words }: Recorded, unused: readonly Submission[], seconds: number) => {
  const wires = await Promise.all(Array.from({ length: connections }, () => openWire(database)))
  for (const wire of wires) for (const [at, statement] of statements.entries()) await wire.ask(prepareMessages(`s${at}`, statement))
  // Made before the clock runs: the limit is PostgreSQL, not what puts other words in.
  const ready = unused.map((submission) => {
    const applyNo = `${words.applyNo.slice(0, -10)}${submission.clientKey.slice(-10).toUpperCase()}`
    const other: (readonly [string, string])[] = [
      [words.applyNo, applyNo],
      [words.submission.clientKey, submission.clientKey],
      ...words.submission.fileIds.map((id, at) => [id, submission.fileIds[at] ?? id] as const),
      ...(words.subject === '' ? [] : [[words.subject, submission.clientKey.slice(6).repeat(2)] as const])
    ]
    return statements.map(({ bind }, at) => runMessages(`s${at}`, reworded(bind, other)))
  })
  const times: number[] = []
  let next = 0
  const from = performance.now()
  const until = from + seconds * 1000
  await Promise.all(
    wires.map(async (wire) => {
      while (performance.now() < until) {
        const messages = ready[next++]
        if (messages === undefined) break
        const started = performance.now()
        for (const message of messages) await wire.ask(message)
        times.push(performance.now() - started)
      }
    })
  )
  const took = (performance.now() - from) / 1000
  for (const wire of wires) wire.close()
  return { perSecond: times.length / took, times: times.toSorted((a, b) => a - b) }
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

export const submissions = (): Report => ({
  title: 'Submissions of five matters, durable, in one transaction each',
  print: () =>
    withService(async ({ folder, service, wire, made }) => {
      const database = service.database()
      const recorded = await record(database, folder, async (url) => (await submissionsOf(await login(url), wire, 18_500)).make(2))
      await load(service.url, { callers, seconds: 30, calls: 150 }, asks(await made.make(150)))
      // As every database has been that is older than a minute.
      await wire.query('ANALYZE')
      // What a round left to the departments is not charged to the next.
      const settle = () =>
        wire.query(
          `UPDATE delivery SET state = 'delivered', claimed_until = NULL WHERE state <> 'delivered'; UPDATE sandbox_case SET due_at = NULL`
        )
      const ours: Awaited<ReturnType<typeof load>>[] = []
      const bare: Awaited<ReturnType<typeof bareLoop>>[] = []
      for (let round = 0; round < rounds; round += 1) {
        const [mine, theirs] = [await made.make(1_500), await made.make(3_000)]
        await settle()
        ours.push(await load(service.url, { callers, seconds: secondsOfRound, calls: mine.length }, asks(mine)))
        await settle()
        bare.push(await bareLoop(database, recorded, theirs, secondsOfRound))
      }
      const [perSecond, limit] = [median(ours.map((one) => one.perSecond)), median(bare.map((one) => one.perSecond))]
      const p99 = median(ours.map(({ times }) => percentile(times, 0.99)))
      return [
        `Submissions of five matters (${callers} callers, ${rounds} rounds of ${secondsOfRound} s; a submission says ${recorded.statements.length} statements)`,
        `  bare loop over the wire, ${connections} connections  ${limit.toFixed(0).padStart(6)} per s`,
        `  the service                            ${perSecond.toFixed(0).padStart(6)} per s   p50 ${median(ours.map(({ times }) => percentile(times, 0.5))).toFixed(0)} ms   p99 ${p99.toFixed(0)} ms`,
        ...ours.flatMap((one) => refusals('submissions', one)),
        goal('the service ÷ the bare loop', perSecond / limit, { atLeast: 0.3 }),
        goal('submissions per second', perSecond, { atLeast: 100 }),
        goal('p99', p99, { atMost: 1_000 }, ' ms'),
        ''
      ].join('\n')
    })
})
