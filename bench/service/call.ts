/**
 * An ordinary call (普通调用): who is logged in, `getUserInfo`: CPU of the whole process per call, beside bare node:http and an Effect router with
 * schemas that answer the same from memory. Rounds take turns.
 */
import { join } from 'node:path'
import { freePort } from '../portal/product.ts'
import type { Report } from '../harness/Report.ts'
import { goal, refusals } from './goal.ts'
import { login } from './handling.ts'
import { load } from './load.ts'
import type { Ask, Loaded } from './load.ts'
import { peerPath, peerToken } from './peer.ts'
import { newFolder, removeFolder, startProcess, startService } from './runningService.ts'
import type { RunningProcess } from './runningService.ts'

const rounds = 5
const secondsOfRound = 3
const callers = 8

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

export const call = (): Report => ({
  title: 'CPU of an ordinary call',
  print: async () => {
    const folder = newFolder()
    const service = await startService(folder)
    const peer = async (kind: string) => startProcess(join(import.meta.dirname, 'peer.ts'), [kind, String(await freePort())], {})
    const [bare, router] = await Promise.all([peer('bare'), peer('router')])
    try {
      const person = await login(service.url)
      const ofPeer: Ask = { method: 'GET', path: peerPath, headers: { ...person.headers, 'auth-center-token': peerToken } }
      const contenders: readonly { readonly name: string; readonly process: RunningProcess; readonly ask: Ask; readonly cpu: number[] }[] =
        [
          { name: 'bare node:http', process: bare, ask: ofPeer, cpu: [] },
          { name: 'Effect router with schema', process: router, ask: ofPeer, cpu: [] },
          { name: 'the service', process: service, ask: person.get('/api/v1/auth/getUserInfo'), cpu: [] }
        ]
      const refused: (readonly [string, Loaded])[] = []
      for (const { process, ask } of contenders) await load(process.url, { callers, seconds: 3 }, () => ask)
      for (let round = 0; round < rounds; round += 1) {
        for (const { name, process, ask, cpu } of contenders) {
          const before = process.cpuMs()
          const run = await load(process.url, { callers, seconds: secondsOfRound }, () => ask)
          cpu.push(((process.cpuMs() - before) * 1000) / run.answered)
          refused.push([name, run])
        }
      }
      const [, limit, ours] = contenders.map(({ cpu }) => median(cpu))
      return [
        `CPU of an ordinary call, getUserInfo (${callers} callers, ${rounds} rounds of ${secondsOfRound} s, µs of the process per call)`,
        ...contenders.map(({ name, cpu }) => `  ${name.padEnd(28)} ${median(cpu).toFixed(0).padStart(6)} µs`),
        ...refused.flatMap(([name, run]) => refusals(name, run)),
        goal('the service ÷ the Effect router with schema', (ours ?? Number.NaN) / (limit ?? Number.NaN), { atMost: 1.5 }),
        ''
      ].join('\n')
    } finally {
      await Promise.all([service.stop(), bare.stop(), router.stop()])
      removeFolder(folder)
    }
  }
})
