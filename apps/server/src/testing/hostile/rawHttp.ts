/** Requests as bytes over kept connections (原始请求), for what no browser would send. A header that HTTP cannot carry is percent-encoded. */
import { Agent, request } from 'node:http'

export interface RawAnswer {
  readonly status: number
  readonly type: string
  readonly body: Buffer
}

/** A body over the limit may be hung up on before it is read; whoever sends that much meets a closed connection instead of the answer. */
const bodyLimit = 1_048_576
const hungUp: RawAnswer = { status: 413, type: '', body: Buffer.alloc(0) }

export const rawHttp = (url: string, connections: number) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const { hostname, port } = new URL(url)
  const send = (method: string, path: string, headers: Readonly<Record<string, string>>, body?: Buffer): Promise<RawAnswer> =>
    new Promise((resolve, reject) => {
      const length = body === undefined ? {} : { 'content-length': String(body.length) }
      const sent = request({ agent, hostname, port, method, path, headers: { ...headers, ...length } }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('error', reject)
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, type: answer.headers['content-type'] ?? '', body: Buffer.concat(chunks) })
        )
      })
      sent.on('error', (error: NodeJS.ErrnoException) => {
        const isTooMuch = (body?.length ?? 0) > bodyLimit && (error.code === 'ECONNRESET' || error.code === 'EPIPE')
        if (isTooMuch) resolve(hungUp)
        else reject(error)
      })
      sent.end(body)
    })
  return { send, close: () => agent.destroy() }
}

/** What the server reads of headers ends at 16 KB. */
const longestHeader = 3_000

export const headerText = (text: string): string =>
  Buffer.from(text.slice(0, longestHeader).toWellFormed())
    .toString('latin1')
    .replace(/[^\t\x20-\x7e\x80-\xff]/gu, (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`)
