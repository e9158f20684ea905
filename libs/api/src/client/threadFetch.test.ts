import { afterAll, afterEach, expect, it, vi } from 'vitest'
import type { Answered, Asked } from './askingThread.ts'
import { askInThread } from './askingThread.ts'
import { threadFetch } from './threadFetch.ts'

type Listener = (event: { readonly data: unknown }) => void

/** A thread without a process of its own: what is posted comes as a copy, in a task of its own. */
class ThreadDouble {
  readonly asked: Asked[] = []
  isEnded = false
  readonly #heard = new Map<string, Listener>()
  readonly #inside: Listener[] = []

  constructor(runs: boolean) {
    if (!runs) return
    askInThread({
      addEventListener: (_type, listener) => void this.#inside.push((event) => listener(event as MessageEvent<Asked>)),
      postMessage: (answered: Answered, { transfer }) => {
        const data: unknown = structuredClone(answered, { transfer })
        setTimeout(() => this.tell('message', data))
      }
    })
  }

  addEventListener(type: string, listener: unknown) {
    this.#heard.set(type, listener as Listener)
  }

  postMessage(asked: Asked) {
    this.asked.push(structuredClone(asked))
    setTimeout(() => this.#inside.forEach((listener) => listener({ data: structuredClone(asked) })))
  }

  terminate() {
    this.isEnded = true
  }

  tell(type: 'message' | 'error', data?: unknown) {
    if (!this.isEnded) this.#heard.get(type)?.({ data })
  }
}

/** Both ask with the same function here; what only the page asks with carries a signal. */
const network = vi.fn<typeof fetch>()
vi.stubGlobal('fetch', network)
afterEach(() => network.mockReset())
afterAll(() => vi.unstubAllGlobals())

const askedHere = () => network.mock.calls.filter(([, init]) => init !== undefined && 'signal' in init).length
const headers = new Headers({ 'content-type': 'application/json', 'auth-center-token': 't1' })
const save = { method: 'POST', headers, body: new TextEncoder().encode('{}') }
const waited = () => new AbortController()

const beginning = (...threads: readonly ThreadDouble[]) => {
  const left = [...threads]
  const start = vi.fn(() => {
    const next = left.shift()
    if (next === undefined) throw new Error('no thread')
    return next as unknown as Worker
  })
  return { ask: threadFetch(start), start }
}

it('asks in one thread what the page would have asked, and answers as the page would have been answered', async () => {
  network.mockImplementation(async () => Response.json({ code: 0, msg: '已保存' }, { status: 409, headers: { 'x-request-id': 'r1' } }))
  const thread = new ThreadDouble(true)
  const { ask, start } = beginning(thread)
  for (let turn = 0; turn < 2; turn += 1) {
    const answer = await ask('http://portal.test/save', { ...save, signal: waited().signal })
    expect([answer.status, answer.headers.get('x-request-id'), await answer.json()]).toEqual([409, 'r1', { code: 0, msg: '已保存' }])
  }
  expect(start).toHaveBeenCalledOnce()
  expect(askedHere()).toBe(0)
  const request = new Request(...(network.mock.calls[0] ?? ['']))
  expect([request.url, request.method, request.headers.get('auth-center-token'), await request.text()]).toEqual([
    'http://portal.test/save',
    'POST',
    't1',
    '{}'
  ])
})

it('gives an answer without a body as one', async () => {
  network.mockImplementation(async () => new Response(null, { status: 204 }))
  const { ask } = beginning(new ThreadDouble(true))
  expect((await ask('http://portal.test/save', save)).status).toBe(204)
})

it('tells apart what is asked at once', async () => {
  network.mockImplementation(async (url) => new Response(String(url).slice(-1)))
  const { ask } = beginning(new ThreadDouble(true))
  const answers = await Promise.all(['1', '2', '3'].map((name) => ask(`http://portal.test/${name}`, save)))
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(['1', '2', '3'])
})

it('asks again what did not come through, and fails as the page does', async () => {
  network.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockImplementation(async () => new Response('here'))
  const thread = new ThreadDouble(true)
  const { ask } = beginning(thread)
  expect(await (await ask('http://portal.test/save', { ...save, signal: waited().signal })).text()).toBe('here')
  expect([askedHere(), thread.isEnded]).toEqual([1, false])
  network.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(ask('http://portal.test/save', save)).rejects.toThrow('Failed to fetch')
})

it('ends a thread that fails; the page asks what it has not answered, and everything after', async () => {
  network.mockImplementation(async () => new Response('here'))
  const thread = new ThreadDouble(false)
  const { ask, start } = beginning(thread)
  const asked = ask('http://portal.test/save', { ...save, signal: waited().signal })
  await vi.waitFor(() => expect(thread.asked).toHaveLength(1))
  thread.tell('error')
  expect(await (await asked).text()).toBe('here')
  expect(thread.isEnded).toBe(true)
  await ask('http://portal.test/save', { ...save, signal: waited().signal })
  expect([askedHere(), start.mock.calls.length]).toEqual([2, 1])
})

it('ends a thread whose answer is no longer waited for; the page asks what else it has', async () => {
  network.mockImplementation(async () => new Response('here'))
  const thread = new ThreadDouble(false)
  const { ask } = beginning(thread)
  const leaving = waited()
  const left = ask('http://portal.test/1', { ...save, signal: leaving.signal })
  const other = ask('http://portal.test/2', { ...save, signal: waited().signal })
  await vi.waitFor(() => expect(thread.asked).toHaveLength(2))
  leaving.abort(new Error('too long'))
  await expect(left).rejects.toThrow('too long')
  expect(await (await other).text()).toBe('here')
  expect([askedHere(), thread.isEnded]).toEqual([1, true])
  await expect(ask('http://portal.test/3', { ...save, signal: leaving.signal })).rejects.toThrow('too long')
})

it('asks by the page where no thread can be had, and is not begun again', async () => {
  network.mockImplementation(async () => new Response('here'))
  const { ask, start } = beginning()
  for (const name of ['1', '2']) expect(await (await ask(`http://portal.test/${name}`, save)).text()).toBe('here')
  expect(start).toHaveBeenCalledOnce()
})
