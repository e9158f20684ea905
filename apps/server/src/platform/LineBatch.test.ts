import { expect, it, onTestFinished, vi } from 'vitest'
import { lineBatch } from './LineBatch.ts'

const gathered = () => {
  const writes: string[] = []
  return { writes, batch: lineBatch({ write: (lines) => writes.push(lines), close: () => writes.push('closed') }) }
}

it('writes lines together soon after the first, and those left when it is closed', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { writes, batch } = gathered()
  for (const line of ['one\n', 'two\n', 'three\n']) batch.add(line, false)
  expect(writes).toEqual([])
  vi.advanceTimersByTime(100)
  expect(writes).toEqual(['one\ntwo\nthree\n'])
  batch.add('four\n', false)
  batch.close()
  expect(writes).toEqual(['one\ntwo\nthree\n', 'four\n', 'closed'])
})

it('writes at once with an urgent line or when much has gathered', () => {
  const { writes, batch } = gathered()
  batch.add('one\n', false)
  batch.add('two\n', true)
  batch.add('x'.repeat(70_000), false)
  batch.close()
  expect(writes).toEqual(['one\ntwo\n', 'x'.repeat(70_000), 'closed'])
})
