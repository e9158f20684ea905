import { mkdirSync, readdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { logFile } from './LogFile.ts'

const folder = temporaryFolder('log-file')
afterAll(() => folder.remove())
afterEach(() => vi.restoreAllMocks())

describe('a log file', () => {
  it('turns by size while it is written and keeps the one before', () => {
    const path = join(folder.path, 'turning.log')
    writeFileSync(path, 'of yesterday\n')
    const file = logFile(path, 30)
    for (const line of ['one: twenty letters\n', 'two\n', 'three: twenty letters\n', 'four: a dozen\n', 'five\n']) file.write(line)
    file.close()
    expect(readFileSync(path, 'utf8')).toBe('five\n')
    expect(readFileSync(`${path}.1`, 'utf8')).toBe('two\nthree: twenty letters\nfour: a dozen\n')
  })

  it('keeps the last five, the newest first, and no more', () => {
    const path = join(folder.path, 'kept.log')
    const file = logFile(path, 5)
    for (const name of ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']) file.write(`${name} and more\n`)
    file.close()
    const kept = readdirSync(folder.path).filter((name) => name.startsWith('kept.log'))
    expect(kept.toSorted().map((name) => readFileSync(join(folder.path, name), 'utf8').split(' ')[0])).toEqual([
      'eight',
      'seven',
      'six',
      'five',
      'four',
      'three'
    ])
  })

  it('says once why it cannot be written, loses no line, and goes on when it can again', () => {
    const said: string[] = []
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
      said.push(String(text))
      return true
    })
    const path = join(folder.path, 'blocked.log')
    mkdirSync(path)
    const file = logFile(path)
    file.write('one\n')
    file.write('two\n')
    expect(said).toEqual([`日志文件 ${path} 无法写入（EISDIR），日志暂时输出到这里。\n`, 'one\n', 'two\n'])
    rmdirSync(path)
    file.write('three\n')
    file.close()
    expect(readFileSync(path, 'utf8')).toBe('three\n')
    expect(said).toHaveLength(3)
  })
})
