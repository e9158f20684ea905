/**
 * The registers of a test: a real HTTP server for `REGISTERS_URL` that keeps what it was asked and answers as it is told.
 *   const registers = await registersDouble({ 'education/enrolPeriod': { type: '1' } }); registers.asked
 */
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

export interface AskedRegister {
  readonly name: string
  readonly body: unknown
}

type Answer = object | 'broken' | undefined
/** What it answers, relations as `relations/kin`; 'broken' is an answer of another shape, anything not told a 404. */
type Answers = Readonly<Record<string, object | 'broken'>> | ((name: string, body: unknown) => Answer)

export interface RegistersDouble {
  readonly url: string
  readonly asked: readonly AskedRegister[]
  readonly close: () => void
}

export const registersDouble = async (answers: Answers): Promise<RegistersDouble> => {
  const asked: AskedRegister[] = []
  const server = createServer((request, response) => {
    const name = (request.url ?? '').replace(/^\/(registers\/)?/, '')
    void text(request).then((body) => {
      const question: unknown = JSON.parse(body)
      asked.push({ name, body: question })
      const answer = typeof answers === 'function' ? answers(name, question) : answers[name]
      if (answer === undefined) response.writeHead(404).end()
      else response.writeHead(200, { 'content-type': 'application/json' }).end(answer === 'broken' ? '<html>' : JSON.stringify(answer))
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
