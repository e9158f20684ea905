import { Effect, Layer, Stream } from 'effect'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { useService } from '../testing/useService.ts'
import { newPublicId } from './Ids.ts'
import { ObjectStore } from './ObjectStore.ts'

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

describe('the object store', () => {
  const logs = temporaryFolder('object-store-log')
  const logFile = join(logs.path, 'service.log')
  afterAll(() => logs.remove())
  const service = useService(Layer.empty, { LOG_FILE: logFile })
  const use = <A, E>(work: (store: ObjectStore['Service']) => Effect.Effect<A, E>) => service.run(Effect.flatMap(ObjectStore, work))
  const read = (key: string) =>
    use((store) => Effect.flatMap(store.get(key), (bytes) => Stream.runCollect(bytes)).pipe(Effect.map((chunks) => Buffer.concat(chunks))))
  const files = () =>
    readdirSync(join(service.dataDir, 'objects'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())

  it('gives back the bytes that were put, with their size and hash', async () => {
    const key = await service.run(newPublicId)
    const chunks = [1, 2, 3].map((n) => new Uint8Array(100_000).fill(n))
    const whole = Buffer.concat(chunks)
    expect(await use((store) => store.put(key, Stream.fromIterable(chunks)))).toEqual({ size: 300_000, sha256: sha256(whole) })
    expect(whole.equals(await read(key))).toBe(true)
    expect(await use((store) => store.exists(key))).toBe(true)
  })

  it('[R-9-34] gives the bytes in pieces of 65536', async () => {
    const key = await service.run(newPublicId)
    await use((store) => store.putBytes(key, new Uint8Array(150_000)))
    const chunks = await use((store) => Effect.flatMap(store.get(key), (bytes) => Stream.runCollect(bytes)))
    expect(Array.from(chunks, ({ length }) => length)).toEqual([65_536, 65_536, 18_928])
  })

  it('an upload that breaks off leaves nothing', async () => {
    const before = files().length
    const broken = Stream.concat(Stream.make(new Uint8Array(1000)), Stream.fail('cut off' as const))
    const outcome = await use((store) => Effect.flip(store.put('brokenoff', broken)))
    expect(outcome).toBe('cut off')
    expect(await use((store) => store.exists('brokenoff'))).toBe(false)
    expect(files().length).toBe(before)
  })

  it('a deleted object is gone, and deleting it again is no error', async () => {
    await use((store) => store.putBytes('fordelete', Buffer.from('x')))
    await use((store) => store.delete('fordelete'))
    await use((store) => store.delete('fordelete'))
    expect(await use((store) => store.exists('fordelete'))).toBe(false)
    expect((await use((store) => Effect.flip(store.get('fordelete'))))._tag).toBe('ObjectNotFound')
  })

  it.each(['../../etc/passwd', 'a/b', '', 'ab', '.hidden', 'x'.repeat(129)])('the key %j is a programming error', async (key) => {
    await expect(use((store) => store.exists(key))).rejects.toThrow('an object key holds')
  })

  it('a folder that cannot be written is answered as unavailable, shown by readiness, and over when it can be again', async () => {
    await use((store) => store.check)
    const folder = join(service.dataDir, 'objects')
    const aside = `${folder}.aside`
    renameSync(folder, aside)
    writeFileSync(folder, 'not a folder')
    const refused = await use((store) => Effect.flip(store.putBytes('refused', Buffer.from('x'))))
    expect(refused._tag).toBe('ObjectStoreUnavailable')
    const ready = await fetch(`${service.url}/readyz`)
    const reasons = { objectStore: expect.stringMatching(/^E[A-Z]+$/) }
    expect([ready.status, await ready.json()]).toEqual([503, { status: 'unavailable', database: true, objectStore: false, reasons }])
    expect(readFileSync(logFile, 'utf8')).toMatch(/"level":"ERROR","message":"文件存储无法读写，请检查目录和权限".*"reason":"E[A-Z]+"/)
    rmSync(folder)
    renameSync(aside, folder)
    expect((await use((store) => store.putBytes('refused', Buffer.from('x')))).size).toBe(1)
    expect((await fetch(`${service.url}/readyz`)).status).toBe(200)
  })
})
