/**
 * What every saver promises (暂存的承诺): in any order of typing, saving, failing, leaving and another tab, nothing that was typed is lost and nothing is
 * there twice. The user of the saver is the real one, the tab keeps its copies as text, and time is passed by the test.
 */
import fc from 'fast-check'
import { expect } from 'vitest'
import type { tabStorage } from '../browser/tabStorage.ts'
import type { Clock } from '../saving/Clock.ts'
import type { Saver } from '../saving/Saver.ts'
import { passedClock, settled } from './passedClock.ts'

const ways = ['answered', 'slow', 'refused', 'away', 'unsent', 'unanswered', 'late', 'never'] as const
type Way = (typeof ways)[number]

export interface Tab {
  readonly clock: Clock
  readonly storage: typeof tabStorage
  /** Asks the service over a line that may fail. */
  readonly ask: <A>(serve: () => A) => Promise<A>
}

export interface OpenTab {
  readonly saver: Pick<Saver<never>, 'flush' | 'isDirty' | 'keep' | 'attend' | 'keepMine' | 'takeTheirs'>
  readonly read: (field: Field) => string
  readonly type: (field: Field, text: string) => void
  /** What waits for a choice, with what the other side has. */
  readonly asked: () => readonly (readonly [Field, string])[]
}

/** One that its tab alone types into, and one that both do. */
export const fields = ['first', 'second', 'both'] as const
export type Field = (typeof fields)[number]

export interface SaverUser {
  /** Undefined while there is nothing that this tab could open. */
  readonly open: (tab: Tab, at: number) => OpenTab | undefined
  /** What is kept in the end; where no service keeps it, undefined. */
  readonly kept: ((field: Field) => string) | undefined
  /** Two sides that differ are asked about; else the one that is saved last counts. */
  readonly asks: boolean
  /** What is there twice. */
  readonly doubled: () => number
}

const refusal = (tag: string) => Object.assign(new Error(tag), { _tag: tag, msg: tag })

const longest: Readonly<Record<Way, number>> = {
  ...{ answered: 100, slow: 5_000, refused: 100, away: 100, unsent: 100, unanswered: 100 },
  ...{ late: 10_000, never: 10_000 }
}

/** Milliseconds that a copy may be behind. */
const copyMs = 3_000

const world = (user: SaverUser) => {
  const time = passedClock()
  let way: Way = 'answered'
  let typed = 0
  /** Texts of the field of both that something else took the place of. */
  const replaced = new Set<string>()
  /** Those that a crash may have taken. */
  const excused = new Set<string>()
  const shared: { readonly text: string; readonly at: number; readonly by: number }[] = []

  const createTab = (at: number) => {
    const stored = new Map<string, string>()
    const own: Field = at === 0 ? 'first' : 'second'
    let history: { readonly text: string; readonly at: number }[] = [{ text: '', at: 0 }]
    let isCrashed = false
    /** After a crash, until something is typed again: the texts that the copy may be behind. */
    let doubtful: readonly string[] | undefined
    let behind: readonly string[] = []
    let open: OpenTab | undefined
    let leave: () => void = () => undefined
    const start = () => {
      let isAlive = true
      let underWay = 0
      const clock: Clock = { after: (ms, run) => time.clock.after(ms, () => (isAlive ? run() : undefined)) }
      const storage: typeof tabStorage = {
        get: (key) => stored.get(key),
        set: (key, text) => void (isAlive && stored.set(key, text)),
        remove: (key) => void (isAlive && stored.delete(key))
      }
      const ask = <A>(serve: () => A): Promise<A> =>
        new Promise((resolve, reject) => {
          const asked = way
          underWay += 1
          expect(underWay, 'saves at once').toBe(1)
          const served = () => {
            try {
              const answer = serve()
              return () => resolve(answer)
            } catch (error) {
              return () => reject(error)
            }
          }
          const lose = () => reject(refusal('Transport'))
          // Answered or given up, the next may begin.
          clock.after(longest[asked], () => (underWay -= 1))
          if (asked === 'answered' || asked === 'slow') clock.after(longest[asked], served())
          if (asked === 'refused') clock.after(longest[asked], () => reject(refusal('Rejected')))
          if (asked === 'away') clock.after(longest[asked], () => reject(refusal('Unavailable')))
          if (asked === 'unanswered') served()
          if (asked === 'unanswered' || asked === 'unsent') clock.after(longest[asked], lose)
          if (asked === 'late') time.clock.after(25_000, () => served()())
        })
      open = user.open({ clock, storage, ask }, at)
      const stop = open?.saver.attend()
      leave = () => {
        stop?.()
        isAlive = false
      }
    }
    const opened = () => {
      if (open === undefined) start()
      return open
    }
    return {
      own,
      opened,
      type: (isShared: boolean, text: string) => {
        const tab = opened()
        if (tab === undefined) return
        if (!isShared) {
          if (tab.read(own) === text) return
          history = [...history, { text, at: time.now() }]
          doubtful = undefined
          return tab.type(own, text)
        }
        replaced.add(tab.read('both'))
        const word = `${text}${(typed += 1)}`
        shared.push({ text: word, at: time.now(), by: at })
        tab.type('both', word)
      },
      /** What can be expected of the own field; emptied again, it says nothing to a text that was taken by a crash and had arrived. */
      expected: () => {
        const last = history.slice(-1).map(({ text }) => text)
        return doubtful ?? (last.includes('') ? [...last, ...behind] : last)
      },
      reload: () => {
        void open?.saver.flush()
        open?.saver.keep()
        leave()
        start()
      },
      crash: () => {
        if (open === undefined) return
        leave()
        const since = time.now() - copyMs
        history = history.slice(
          Math.max(
            0,
            history.findLastIndex((one) => one.at <= since)
          )
        )
        behind = [...behind, ...history.map(({ text }) => text)]
        doubtful = behind
        for (const one of shared) if (one.by === at && one.at > since) excused.add(one.text)
        isCrashed = true
        start()
        const found = open?.read(own) ?? ''
        expect(doubtful, `what is found of ${own} after a crash`).toContain(found)
        history = [{ text: found, at: since }]
      },
      choose: async (isMine: boolean) => {
        const asked = open?.asked() ?? []
        if (open === undefined || asked.length === 0) return
        if (!isCrashed)
          expect(
            asked.map(([field]) => field),
            'only what both changed is asked'
          ).toEqual(['both'])
        const takesTheirs = !isMine && asked.every(([field]) => field === 'both')
        const [theirs] = asked.flatMap(([field, text]) => (field === 'both' ? [text] : []))
        if (theirs !== undefined) replaced.add(takesTheirs ? open.read('both') : theirs)
        void (takesTheirs ? open.saver.takeTheirs() : open.saver.keepMine())
        await settled()
      }
    }
  }
  const tabs = [createTab(0), createTab(1)] as const

  /** The line holds, and everything is saved and chosen. */
  const rest = async () => {
    way = 'answered'
    for (let round = 0; round < 12; round += 1) {
      for (const tab of tabs) {
        await time.pass(15_000)
        void tab.opened()?.saver.flush()
        await time.pass(15_000)
        await tab.choose(true)
      }
      const isDone = tabs.every((tab) => tab.opened()?.saver.isDirty() !== true && (tab.opened()?.asked() ?? []).length === 0)
      if (isDone && round > 2) return
    }
  }
  const check = async () => {
    await rest()
    for (const tab of tabs) {
      if (tab.opened() === undefined) continue
      if (user.kept === undefined) tab.reload()
      expect(tab.expected(), `what was typed into ${tab.own}`).toContain((user.kept ?? tab.opened()?.read)?.(tab.own) ?? '')
    }
    const [last] = shared.slice(-1)
    if (last === undefined || user.kept === undefined) return
    const now = user.kept('both')
    const standing = shared.map(({ text }) => text).filter((text) => !replaced.has(text) && !excused.has(text))
    if (user.asks)
      expect(
        standing.filter((text) => text !== now),
        `typed into both, where ${now} is kept`
      ).toEqual([])
    else if (excused.size === 0) {
      const ofEach = [0, 1].flatMap((by) => shared.filter((one) => one.by === by).slice(-1))
      expect(ofEach.map(({ text }) => text), 'typed into both').toContain(now)
    }
    expect(user.doubled(), 'what is there twice').toBe(0)
  }
  return {
    tabs,
    pass: time.pass,
    setWay: (next: Way) => {
      way = next
    },
    check
  }
}

type World = ReturnType<typeof world>
type Step = (world: World) => void | Promise<void>

const steps: fc.Arbitrary<Step> = fc
  .record({
    at: fc.constantFrom(0, 1),
    text: fc.constantFrom('', 'x', 'y'),
    isShared: fc.boolean(),
    isMine: fc.boolean(),
    ms: fc.constantFrom(100, 500, 1_300, 3_100, 11_000),
    way: fc.constantFrom(...ways)
  })
  .chain(({ at, text, isShared, isMine, ms, way }) => {
    const tabOf = ({ tabs }: World) => (at === 0 ? tabs[0] : tabs[1])
    const named = (name: string, step: Step) => Object.assign(step, { toString: () => name })
    const type = named(`type(${at}, ${isShared ? 'both' : 'own'}, '${text}')`, (world) => tabOf(world).type(isShared, text))
    const pass = named(`pass(${ms})`, (world) => world.pass(ms))
    return fc.oneof(
      { weight: 4, arbitrary: fc.constant(type) },
      { weight: 4, arbitrary: fc.constant(pass) },
      { weight: 3, arbitrary: fc.constant(named(`line(${way})`, (world) => world.setWay(way))) },
      { weight: 1, arbitrary: fc.constant(named(`reload(${at})`, (world) => tabOf(world).reload())) },
      { weight: 1, arbitrary: fc.constant(named(`crash(${at})`, (world) => tabOf(world).crash())) },
      { weight: 1, arbitrary: fc.constant(named(`save(${at})`, (world) => void tabOf(world).opened()?.saver.flush())) },
      { weight: 1, arbitrary: fc.constant(named(`choose(${at}, ${isMine ? 'mine' : 'theirs'})`, (world) => tabOf(world).choose(isMine))) }
    )
  })

export const keepsEverything = (createUser: () => SaverUser, numRuns = 300): Promise<void> =>
  fc.assert(
    fc.asyncProperty(fc.array(steps, { maxLength: 40, size: 'max' }), async (order) => {
      const made = world(createUser())
      for (const step of order) {
        await step(made)
        await settled()
      }
      await made.check()
    }),
    { numRuns }
  )
