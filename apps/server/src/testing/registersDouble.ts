/**
 * The registers of a test: a real HTTP server for `REGISTERS_URL` that keeps what it was asked and answers as it is told.
 *   const registers = await registersDouble({ 'education/enrolPeriod': { type: '1' } }); registers.asked
 */
import { createServer } from 'node:http'
import type { ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

export interface AskedRegister {
  readonly name: string
  readonly body: unknown
  readonly credential: string | undefined
}

/** Ways not to answer, though something is there. */
const misbehaviours = {
  slow: () => undefined,
  broken: (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>系统维护中</html>'),
  envelope: (response: ServerResponse) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"code":"0","data":{"type":"1","values":{}}}'),
  half: (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '12' })
    response.write('{"typ', () => response.destroy())
  },
  cutShort: (response: ServerResponse) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"type":"'),
  error: (response: ServerResponse) => response.writeHead(500, { 'content-type': 'application/json' }).end('{"type":"1","values":{}}'),
  elsewhere: (response: ServerResponse) => response.writeHead(307, { location: '/registers/elsewhere' }).end(),
  huge: (response: ServerResponse) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(`{"type":"1","values":{},"more":"${'长'.repeat(100_000)}"}`)
}
export type Misbehaviour = keyof typeof misbehaviours

type Answer = object | Misbehaviour | undefined
/** What it answers, relations as `relations/kin`; anything not told a 404. */
type Answers = Readonly<Record<string, object | Misbehaviour>> | ((name: string, body: unknown) => Answer | Promise<Answer>)

export interface RegistersDouble {
  readonly url: string
  readonly asked: readonly AskedRegister[]
  readonly close: () => void
}

export const registersDouble = async (answers: Answers): Promise<RegistersDouble> => {
  const asked: AskedRegister[] = []
  const server = createServer((request, response) => {
    const name = (request.url ?? '').replace(/^\/(registers\/)?/, '')
    void text(request).then(async (body) => {
      const question: unknown = JSON.parse(body)
      asked.push({ name, body: question, credential: request.headers.authorization })
      const answer = typeof answers === 'function' ? await answers(name, question) : answers[name]
      if (answer === undefined) response.writeHead(404).end()
      else if (typeof answer === 'string') misbehaviours[answer](response)
      else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    asked,
    close: () => {
      server.closeAllConnections()
      server.close()
    }
  }
}
