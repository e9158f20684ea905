import { afterAll, describe, expect, it, vi } from 'vitest'
import { NotFound } from '../errors/errors.ts'
import { OneThingMaterialsApi } from '../oneThing/MaterialsApi.ts'
import { askGroup } from './askGroup.ts'

type Answer = (request: Request) => Response | Promise<Response>

let give: Answer = () => Response.error()
let requests: Request[] = []
vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
  const request = new Request(input, init)
  requests.push(request)
  return give(request)
})
afterAll(() => vi.unstubAllGlobals())

/** The group asks once per process for what fetches, so the stub stays and its answer changes. */
const asking = (answer: Answer) => {
  give = answer
  requests = []
  return askGroup(OneThingMaterialsApi, 'http://portal.test', { token: () => 't1', clientType: () => '1' })
}

const remove = { query: { fileId: 'f1' } }

describe('the calls of one group by name', () => {
  it('go under the base of the group, with the headers of the caller, and resolve with the data', async () => {
    const ask = asking(() => Response.json({ code: 0, msg: '', data: {} }))
    expect(await ask('tisDelete', remove)).toEqual({})
    expect(requests[0]?.url).toBe('http://portal.test/ljonethingapi/tis/tisDelete?fileId=f1')
    expect(requests[0]?.headers.get('auth-center-token')).toBe('t1')
  })

  it('say nothing of traces, which no service reads', async () => {
    await asking(() => Response.json({ code: 0, msg: '', data: {} }))('tisDelete', remove)
    expect([...(requests[0]?.headers.keys() ?? [])].filter((name) => /^(?:b3|trace)/.test(name))).toEqual([])
  })

  it('give a file in one piece', async () => {
    const inParts = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start: (stream) => {
        for (const text of ['%PDF', '-1.7']) stream.enqueue(new TextEncoder().encode(text))
        stream.close()
      }
    })
    const ask = asking(() => new Response(inParts, { headers: { 'content-type': 'application/pdf' } }))
    expect(await ask('tisDownload', remove)).toEqual(new TextEncoder().encode('%PDF-1.7'))
  })

  it('reject with the error of the contract itself', async () => {
    const ask = asking(() => Response.json({ _tag: 'NotFound', code: 1, msg: '未查询到相关记录' }, { status: 404 }))
    await expect(ask('tisDelete', remove)).rejects.toEqual(new NotFound())
  })

  it('end when nobody waits any more', async () => {
    const ask = asking(() => new Promise(() => undefined))
    const leaving = new AbortController()
    const asked = ask('tisDelete', remove, { signal: leaving.signal })
    await vi.waitFor(() => expect(requests).toHaveLength(1))
    leaving.abort()
    await expect(asked).rejects.toBeDefined()
    expect(requests[0]?.signal.aborted).toBe(true)
  })

  it('are those of the contract and no others', async () => {
    const ask = asking(() => Response.json({}))
    await expect(ask('saveThingInfo', {})).rejects.toThrow('oneThingMaterials.saveThingInfo')
  })
})
