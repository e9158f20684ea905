/**
 * A double of the service (服务替身), derived from the contract: paths and methods come from it, answers are typed by it and decoded by the
 * real client. Calls without an answer are refused as not found; every request is kept for the test to look at.
 */
import { Api } from '@ljonething/api/Api'
import type { AnswerOf, CallName, GroupName } from '@ljonething/api/client/Calls'

export interface SeenRequest {
  readonly name: string
  readonly url: URL
  readonly headers: Headers
  /** JSON text, or the parts of a form. */
  readonly json: unknown
  readonly parts: Readonly<Record<string, string>>
}

/** What the service refuses with: a tag of the contract's errors and its fields. */
export interface Refusal {
  readonly _tag: keyof typeof statuses
  readonly [field: string]: unknown
}

const statuses = {
  Rejected: 400,
  NotLoggedIn: 401,
  Forbidden: 403,
  NotFound: 404,
  Conflict: 409,
  AlreadySubmitted: 409,
  PlaceGone: 409,
  Invalid: 422,
  TooMany: 429,
  Unavailable: 503
} as const

/** Data, the bytes of a file, or an answer as it is. */
type Given<A> = A | Uint8Array | Response

type Answer = (request: SeenRequest) => unknown
const refusals = new WeakSet<object>()

/** Answers with an error instead of data. */
export const refuse = (refusal: Refusal): never => {
  const made = { code: 1, msg: '', ...refusal }
  refusals.add(made)
  throw made
}

class ConnectionLost extends Error {}

/** Cuts the line: no answer ever arrives. */
export const loseConnection = (): never => {
  throw new ConnectionLost()
}

const isRefusal = (value: unknown): value is Refusal => typeof value === 'object' && value !== null && refusals.has(value)

const endpointNames = new Map(
  Object.entries(Api.groups).flatMap(([group, { endpoints }]) =>
    Object.entries(endpoints).map(([name, { method, path }]) => [`${method} ${path}`, `${group}.${name}`] as const)
  )
)

const read = async (name: string, request: Request): Promise<SeenRequest> => {
  const type = request.headers.get('content-type') ?? ''
  const parts = type.startsWith('multipart/') ? await request.formData() : undefined
  const text = parts === undefined ? await request.text() : ''
  return {
    name,
    url: new URL(request.url),
    headers: request.headers,
    json: text === '' || !type.includes('json') ? undefined : JSON.parse(text),
    parts: Object.fromEntries([...(parts ?? [])].map(([key, value]) => [key, typeof value === 'string' ? value : value.name]))
  }
}

export const fakeService = () => {
  const answers = new Map<string, Answer>()
  const requests: SeenRequest[] = []
  const serve = async (request: Request): Promise<Response> => {
    const name = endpointNames.get(`${request.method} ${new URL(request.url).pathname}`) ?? ''
    const seen = await read(name, request)
    requests.push(seen)
    try {
      const answer = answers.get(name)
      if (answer === undefined) return refuse({ _tag: 'NotFound', msg: '未查询到相关记录' })
      const data = await answer(seen)
      if (data instanceof Response) return data
      if (data instanceof Uint8Array) return new Response(data.slice().buffer, { headers: { 'content-type': 'application/octet-stream' } })
      const told = name.startsWith('gateway') ? { resultDate: { data } } : { data }
      return Response.json({ code: 0, msg: '操作成功', ...told })
    } catch (error) {
      if (error instanceof ConnectionLost) return Response.error()
      if (!isRefusal(error)) throw error
      return Response.json(error, { status: statuses[error._tag] })
    }
  }
  return {
    serve,
    requests,
    requestsOf: (name: string) => requests.filter((request) => request.name === name),
    answer: <G extends GroupName, C extends CallName<G>>(
      group: G,
      call: C,
      give: (request: SeenRequest) => Given<AnswerOf<G, C>> | Promise<Given<AnswerOf<G, C>>>
    ) => answers.set(`${group}.${call}`, give)
  }
}

export type FakeService = ReturnType<typeof fakeService>

let current = fakeService()

/** Puts a fresh double in place of the service for this page; what is not the service's still goes to the network. */
export const startFakeService = (): FakeService => {
  current = fakeService()
  return current
}

/** Answers a request of the page as the double now in place. */
export const answerAsService = (request: Request): Promise<Response> => current.serve(request)
