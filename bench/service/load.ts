/** Load over HTTP (压测): so many callers at once, each asking again as soon as it is answered, for a while. */
import { Agent, request } from 'node:http'

export interface Ask {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: Buffer
}

export interface Loaded {
  readonly perSecond: number
  readonly answered: number
  /** Answers other than 2xx, the first of them as text. */
  readonly refused: number
  readonly firstRefusal: string
  /** Milliseconds, ascending. */
  readonly times: readonly number[]
}

const answer = (
  agent: Agent,
  url: URL,
  { method, path, headers, body }: Ask
): Promise<{ readonly status: number; readonly text: string }> =>
  new Promise((done, failed) => {
    const sent = request({ agent, host: url.hostname, port: url.port, method, path, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => done({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString('utf8') }))
      response.on('error', failed)
    })
    sent.on('error', failed)
    sent.end(body)
  })

export interface Limits {
  readonly callers: number
  readonly seconds: number
  /** At most so many calls. */
  readonly calls?: number
}

export const load = async (url: string, { callers, seconds, calls = Infinity }: Limits, next: (at: number) => Ask): Promise<Loaded> => {
  const agent = new Agent({ keepAlive: true, maxSockets: callers })
  const address = new URL(url)
  const times: number[] = []
  let [asked, refused, firstRefusal] = [0, 0, '']
  const from = performance.now()
  const until = from + seconds * 1000
  const caller = async () => {
    while (performance.now() < until && asked < calls) {
      const started = performance.now()
      const { status, text } = await answer(agent, address, next(asked++))
      times.push(performance.now() - started)
      if (status >= 200 && status < 300) continue
      refused += 1
      firstRefusal ||= `${status} ${text.slice(0, 300)}`
    }
  }
  await Promise.all(Array.from({ length: callers }, caller))
  const took = (performance.now() - from) / 1000
  agent.destroy()
  return { perSecond: times.length / took, answered: times.length, refused, firstRefusal, times: times.toSorted((a, b) => a - b) }
}

export const percentile = (times: readonly number[], part: number): number =>
  times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN
