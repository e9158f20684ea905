import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { newbornCode } from '../../testing/newbornSubmission.ts'
import { jpegBytes } from '../../testing/sampleFiles.ts'
import { useTestServer } from '../../testing/server.ts'
import { loginAs } from '../../testing/TestCaller.ts'

const server = useTestServer()
const folders = () => readdirSync(join(server.dataDir, 'tmp'))

describe('multipart calls', () => {
  it('without a file make no folder of their own, and a file leaves nothing behind', async () => {
    const caller = await loginAs(server.url, '周晓岚')
    const withoutFile = async () => {
      const payload = new FormData()
      for (const name of ['clientKey', 'sceneId', 'paramsJson', 'packageName', 'sxNewCodes', 'content', 'source', 'region'])
        payload.set(name, 'nothing at all')
      expect(await caller.refusal((client) => client.oneThingSubmit.submitSx({ payload }))).toMatchObject({ _tag: 'NotFound' })
      await expect.poll(folders).toHaveLength(1)
      return folders()[0]
    }
    const first = await withoutFile()
    expect(await withoutFile()).toBe(first)
    expect(await withoutFile()).toBe(first)
    const payload = new FormData()
    payload.set('sceneid', newbornCode)
    payload.set('formId', 'none')
    payload.set('file', new Blob([jpegBytes]), 'one.jpg')
    await caller.refusal((client) => client.oneThingMaterials.tisUpload({ payload }))
    await expect.poll(() => folders().flatMap((folder) => readdirSync(join(server.dataDir, 'tmp', folder)))).toEqual([])
    expect(folders().length).toBeLessThanOrEqual(1)
  })
})
