import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { acquireDataLock } from './DataLock.ts'
import { processStart } from './processIdentity.ts'

const gonePid = 2 ** 22 + 1

/** A process that takes the lock, says whether it could, and holds it until its input ends. */
const program = (dataDir: string) => `
  const { acquireDataLock } = await import(${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'DataLock.ts')).href)})
  const taken = await acquireDataLock(${JSON.stringify(dataDir)}).then(() => 'taken', () => 'refused')
  process.stdout.write(taken)
  process.stdin.resume()
`

const contender = (dataDir: string) => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program(dataDir)], { stdio: ['pipe', 'pipe', 'ignore'] })
  const said = new Promise<string>((resolve) => child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString('utf8'))))
  return { said, end: () => child.kill('SIGKILL') }
}

describe('the lock of the data folder', () => {
  let folder: ReturnType<typeof temporaryFolder>
  let path = ''
  beforeEach(() => {
    folder = temporaryFolder('lock')
    path = join(folder.path, 'service.lock')
  })
  afterEach(() => folder.remove())

  const leave = (pid: number, start: string) => writeFileSync(path, JSON.stringify({ pid, start, token: 'left over' }))

  it('makes the folder, names this process, and is gone after release', async () => {
    const dataDir = join(folder.path, 'a/b')
    const lock = await acquireDataLock(dataDir)
    expect(JSON.parse(readFileSync(join(dataDir, 'service.lock'), 'utf8'))).toMatchObject({ pid: process.pid })
    lock.release()
    expect(existsSync(join(dataDir, 'service.lock'))).toBe(false)
  })

  it.each([
    ['a process that is gone', () => leave(gonePid, 'x')],
    ['a process whose number another one has now', () => leave(1, 'not when process 1 started')],
    ['nobody readable', () => writeFileSync(path, '{"pid":')]
  ])('a lock of %s is taken over', async (_, prepare) => {
    prepare()
    const lock = await acquireDataLock(folder.path)
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ pid: process.pid })
    lock.release()
  })

  it('a lock of a living process is respected and left as it is', async () => {
    leave(process.ppid, processStart(process.ppid) ?? '')
    const before = readFileSync(path, 'utf8')
    await expect(acquireDataLock(folder.path)).rejects.toThrow(`正被另一个服务使用（进程 ${process.ppid}）`)
    expect(readFileSync(path, 'utf8')).toBe(before)
  })

  it('of several services that meet at a stale lock exactly one starts', async () => {
    mkdirSync(folder.path, { recursive: true })
    leave(gonePid, 'x')
    const contenders = Array.from({ length: 5 }, () => contender(folder.path))
    const said = await Promise.all(contenders.map((one) => one.said))
    contenders.forEach((one) => one.end())
    expect(said.toSorted()).toEqual(['refused', 'refused', 'refused', 'refused', 'taken'])
  })
})
