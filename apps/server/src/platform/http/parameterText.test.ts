import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../testing/server.ts'

const server = useTestServer()
const track = '/ljonethingapi/buryingpoint/buryingPointAdd'
const event = { eventType: 'navigationError', errorName: 'ChunkLoadError', buildVersion: 'main-1.js' }

const refusalOf = async (path: string, body: unknown, contentType = 'application/json') => {
  const response = await fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': contentType },
    body: typeof body === 'string' ? body : JSON.stringify(body)
  })
  const { msg }: { readonly msg?: unknown } = JSON.parse(await response.text())
  return [response.status, msg]
}

describe('parameters that do not hold', () => {
  it('[R-8-14] a missing one', async () => {
    expect(await refusalOf('/ljonethingapi/ybsl/checkIsExistRareWord', {})).toEqual([422, '参数必填'])
    const { errorName: _errorName, ...nameless } = event
    expect(await refusalOf(track, nameless)).toEqual([422, '参数必填'])
    const scene = await fetch(`${server.url}/ljonethingapi/guide/getGuideScene`)
    expect(await scene.json()).toMatchObject({ code: 1, msg: '参数必填' })
  })

  it('[R-8-15] one of another type', async () => {
    expect(await refusalOf(track, { ...event, errorName: 1 })).toEqual([422, '不识别的参数类型'])
    expect(await refusalOf(track, { ...event, errorName: ['ChunkLoadError'] })).toEqual([422, '不识别的参数类型'])
    expect(await refusalOf(track, '[]')).toEqual([422, '不识别的参数类型'])
  })

  it('[R-8-16] parameters in a form no call takes', async () => {
    expect(await refusalOf(track, 'eventType=navigationError', 'text/csv')).toEqual([415, '不支持的参数类型'])
  })

  it('[R-8-17] one that is none of the values allowed', async () => {
    expect(await refusalOf(track, { ...event, buildVersion: 'v'.repeat(65) })).toEqual([422, '不在要求的参数范围中'])
    expect(await refusalOf(track, { ...event, errorName: '<script>' })).toEqual([422, '不在要求的参数范围中'])
  })

  it('says nothing of the values sent', async () => {
    for (const given of [
      { ...event, eventType: '23019919930412002X' },
      { ...event, errorName: { secret: '周晓岚' } }
    ]) {
      expect(JSON.stringify(await refusalOf(track, given))).not.toMatch(/23019919930412002X|周晓岚/u)
    }
  })
})
