/** A file of a gigabyte through the real service, and what it costs in memory. */
import { readFileSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { newbornCode } from '../testing/newbornSubmission.ts'
import { pdfBytes } from '../testing/sampleFiles.ts'
import { dataFolder, freePort, startService } from '../testing/serviceProcess.ts'
import { loginAs } from '../testing/TestCaller.ts'
import type { TestCaller } from '../testing/TestCaller.ts'

const megabyte = 1_048_576
const size = 1_024 * megabyte
const part = 8 * megabyte

/** Megabytes of memory the process holds now, and has held at most. */
const memoryOf = (pid: number) => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const of = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1_024
  return { now: of('VmRSS'), most: of('VmHWM') }
}

const headersOf = (owner: TestCaller) => ({
  'auth-center-token': owner.token() ?? '',
  cookie: Array.from(owner.cookies, ([name, value]) => `${name}=${value}`).join('; '),
  'tus-resumable': '1.0.0',
  'content-type': 'application/offset+octet-stream'
})

it('an upload goes on after the service was killed, where it was acknowledged', async () => {
  const settings = { PORT: String(await freePort()), DATA_DIR: dataFolder('killed-upload') }
  const first = startService(settings)
  const bytes = new Uint8Array(3 * megabyte)
  bytes.set(pdfBytes)
  const payload = { clientKey: 'killed', sceneid: newbornCode, formId: 'CL03', name: '结婚证.pdf', size: bytes.length }
  const owner = await loginAs(await first.ready, '周晓岚')
  const begin = () => owner.call((client) => client.oneThingResumable.begin({ payload }))
  const send = async (offset: number, end: number) => {
    const { address } = await begin()
    const headers = { ...headersOf(owner), 'upload-offset': String(offset) }
    return (await fetch(`http://127.0.0.1:${settings.PORT}${address}`, { method: 'PATCH', headers, body: bytes.slice(offset, end) })).status
  }
  expect(await send(0, megabyte)).toBe(204)
  first.child.kill('SIGKILL')
  await first.ended
  await startService(settings).ready
  const { uploadId, offset } = await begin()
  expect(offset).toBe(megabyte)
  expect(await send(megabyte, bytes.length)).toBe(204)
  expect(await owner.call((client) => client.oneThingResumable.finish({ payload: { uploadId } }))).toMatchObject({ size: bytes.length })
})

it('a file of 1 GB that its material permits, under the usual settings, raises the memory of the service by less than 100 MB', async () => {
  const service = startService({ PORT: String(await freePort()), DATA_DIR: dataFolder('large-file') })
  const url = await service.ready
  const pid = service.child.pid ?? 0
  const owner = await loginAs(url, '周晓岚')
  const headers = headersOf(owner)
  const payload = { clientKey: 'large', sceneid: 'HLJYJS0002', formId: 'TX07', name: '职工档案.pdf', size }
  const upload = async (bytes: number, key: string) => {
    const begun = await owner.call((client) => client.oneThingResumable.begin({ payload: { ...payload, clientKey: key, size: bytes } }))
    for (let offset = 0; offset < bytes; offset += part) {
      const body = new Uint8Array(Math.min(part, bytes - offset))
      if (offset === 0) body.set(pdfBytes)
      const answer = await fetch(url + begun.address, {
        method: 'PATCH',
        headers: { ...headers, 'upload-offset': String(offset) },
        body
      })
      expect(answer.status).toBe(204)
    }
    return owner.call((client) => client.oneThingResumable.finish({ payload: { uploadId: begun.uploadId } }))
  }
  await upload(16 * megabyte, 'warm')
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
  const before = memoryOf(pid).now
  expect(await upload(size, 'large')).toMatchObject({ size })
  expect(memoryOf(pid).most - before).toBeLessThan(100)
})
