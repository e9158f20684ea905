/**
 * The departments of a test: a real HTTP server for `DEPARTMENT_URL` that keeps what it was sent and answers as it is told.
 *   const departments = await departmentDouble(); departments.answer('GAT', 'hold'); departments.release('GAT')
 */
import { createServer } from 'node:http'
import type { ServerResponse } from 'node:http'

export interface SentCase {
  /** With what stands behind the number of the case: PUT, or PUT urges/2026-11-24. */
  readonly method: string
  readonly deptCode: string
  readonly caseNo: string
}

/** 200 or another status at once, or no answer until `release`. */
type Answer = number | 'hold'

export interface DepartmentDouble {
  readonly url: string
  /** Everything sent so far, in the order it came. */
  readonly sent: readonly SentCase[]
  readonly sentOf: (caseNo: string) => readonly string[]
  /** The last part that was put for a case; undefined before. */
  readonly partOf: (caseNo: string) => unknown
  readonly answer: (deptCode: string, answer: Answer) => void
  /** What it says it has done with a case, when asked. */
  readonly tell: (caseNo: string, moves: readonly object[]) => void
  /** Behind a case, as certificate.pdf: what it answers when that is fetched. */
  readonly issue: (caseNo: string, name: string, answers: (response: ServerResponse) => void) => void
  /** Answers what is held with 200, and what comes from now on. */
  readonly release: (deptCode: string) => void
  readonly close: () => void
}

export const departmentDouble = async (): Promise<DepartmentDouble> => {
  const sent: SentCase[] = []
  const answers = new Map<string, Answer>()
  const told = new Map<string, readonly object[]>()
  const issued = new Map<string, (response: ServerResponse) => void>()
  const held = new Map<string, ServerResponse[]>()
  const parts = new Map<string, unknown>()
  const server = createServer((request, response) => {
    const [, , deptCode = '', , caseNo = '', ...about] = (request.url ?? '').split('/')
    sent.push({ method: [request.method ?? '', about.join('/')].join(' ').trim(), deptCode, caseNo })
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      const body = Buffer.concat(pieces).toString()
      if (request.method === 'PUT' && body !== '') parts.set(caseNo, JSON.parse(body))
    })
    const answer = answers.get(deptCode) ?? 200
    const file = issued.get([caseNo, ...about].join('/'))
    if (answer === 'hold') held.set(deptCode, [...(held.get(deptCode) ?? []), response])
    else if (file !== undefined) file(response)
    else if (request.method === 'GET' && about.length > 0) response.writeHead(404).end()
    else if (request.method === 'GET')
      response.writeHead(answer, { 'content-type': 'application/json' }).end(JSON.stringify({ moves: told.get(caseNo) ?? [] }))
    else response.writeHead(answer).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    sent,
    sentOf: (caseNo) => sent.filter((one) => one.caseNo === caseNo).map(({ method }) => method),
    partOf: (caseNo) => parts.get(caseNo),
    tell: (caseNo, moves) => void told.set(caseNo, moves),
    issue: (caseNo, name, answers) => void issued.set(`${caseNo}/${name}`, answers),
    answer: (deptCode, answer) => void answers.set(deptCode, answer),
    release: (deptCode) => {
      answers.delete(deptCode)
      for (const response of held.get(deptCode) ?? []) response.writeHead(200).end()
      held.delete(deptCode)
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    }
  }
}
