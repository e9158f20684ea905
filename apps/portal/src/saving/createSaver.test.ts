import { expect, it } from 'vitest'
import { passedClock, settled } from '../testing/passedClock.ts'
import { createCell } from './createCell.ts'
import { createSaver } from './createSaver.ts'
// Is loaded when two sides meet; no clock of a test passes for that.
import './metSide.ts'
import type { Draft, Merge, SaveOutcome } from './Saver.ts'

type Words = readonly string[]

const merge: Merge<Words> = (_base, mine, theirs) => ({ state: [...new Set([...theirs, ...mine])], clashes: [] })
const theirs = { version: 2, recordTime: '', state: ['theirs'] }

/** A saver whose first save meets another side. */
const saverWith = (merging: () => Promise<Merge<Words>>) => {
  const { clock, pass } = passedClock()
  const words = createCell<Words>([])
  const sent: Words[] = []
  const save = async (state: Words, draft: Draft | undefined): Promise<SaveOutcome<Words, Draft>> => {
    if (draft?.version !== theirs.version) return { kind: 'conflict', theirs }
    sent.push(state)
    return { kind: 'saved', draft: { version: 3, recordTime: '' } }
  }
  const saver = createSaver<Words, Draft>(
    { state: [], base: [], draft: { version: 1, recordTime: '' }, dirty: false },
    {
      state: words,
      service: { save, merging, size: () => 0, lostText: '没有保存', isSame: (a, b) => a.join() === b.join(), withEntriesOf: (a) => a },
      remember: () => undefined,
      clock
    }
  )
  const type = (word: string) => {
    words.set([...words.get(), word])
    saver.changed()
  }
  return { saver, words, sent, type, pass }
}

it('how two sides are put together could not be loaded: said, tried again, and nothing of either is lost', async () => {
  let isThere = false
  const { saver, words, sent, type, pass } = saverWith(() => (isThere ? Promise.resolve(merge) : Promise.reject(new Error('away'))))
  type('mine')
  await pass(1_300)
  expect([saver.get().status, words.get(), saver.isDirty()]).toMatchObject([{ kind: 'failed', message: '没有保存' }, ['mine'], true])
  isThere = true
  await pass(11_000)
  expect([saver.get().status.kind, words.get(), sent]).toEqual(['saved', ['theirs', 'mine'], [['theirs', 'mine']]])
})

it('another side that is told from outside is met as well, and said where it cannot be', async () => {
  const { saver, words } = saverWith(() => Promise.resolve(merge))
  saver.meet(theirs)
  await settled()
  expect([saver.get().draft?.version, words.get()]).toEqual([2, ['theirs']])
  const away = saverWith(() => Promise.reject(new Error('away')))
  away.saver.meet(theirs)
  await settled()
  expect(away.saver.get().status).toMatchObject({ kind: 'failed', message: '没有保存' })
})

it('another side that comes after the end concerns nobody', async () => {
  const { saver, words } = saverWith(() => Promise.resolve(merge))
  saver.meet(theirs)
  saver.end({ kind: 'local' })
  await settled()
  expect([saver.get().draft?.version, words.get()]).toEqual([1, []])
})
