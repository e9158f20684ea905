/**
 * One round of typing into the newborn form (一轮键入), the same keys into the same fields wherever it stands: forty letters each drawn by itself, in
 * words with pauses in which what is typed can be saved, in one go, and the one that rights a field after a failed check.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Locator, Page } from 'playwright'
import type { MainThread } from '../forms/thread.ts'
import { letters, typeLetters } from '../forms/typing.ts'
import type { Turn } from './turns.ts'

export interface OpenForm {
  readonly page: Page
  readonly thread: MainThread
  /** Checks all fields and shows what is wrong. */
  readonly check: () => Promise<void>
  /** Drafts saved so far. */
  readonly saves: () => number
}

export interface KeyRound {
  readonly keys: readonly number[]
  /** Of one key, typed in words with pauses between them. */
  readonly inWords: readonly number[]
  /** Of one key, all of them typed as fast as a held key repeats, with one pause after them. */
  readonly inOneGo: readonly number[]
  readonly correct: readonly number[]
  readonly savesInWords: number
  readonly savesInOneGo: number
  readonly errors: number
}

/** Up to forty characters, and neither asked of a register nor a reason to ask one. */
const typedInto = '母亲工作单位'
/** Required, and still empty. */
const righted = '户主姓名'
const wordLength = 5
/** About 120 words a minute. */
const betweenKeysMs = 100
/** Each comes with frames of its own; faster ones would have the slower page draw more of them. */
const heldKeyMs = 33
/** Longer than the pause after which a draft is saved, and saving it. */
const pauseMs = 2000
const corrections = 5
const goes = 3
const texts = 2

const pause = () => sleep(pauseMs)

/** As whoever types has left it: in the middle, clicked, and with the pointer there. */
const inSight = async (field: Locator) => {
  await field.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await field.click()
}

const empty = async (field: Locator) => {
  await inSight(field)
  await field.fill('')
  await pause()
}

const shownErrors = (page: Page) => page.locator('[aria-invalid="true"]').count()

const typeInWords = async ({ press }: MainThread) => {
  for (const [at, letter] of [...letters].entries()) {
    await press(letter)
    await ((at + 1) % wordLength === 0 ? pause() : sleep(betweenKeysMs))
  }
}

const typeInOneGo = async ({ press }: MainThread) => {
  const start = performance.now()
  for (const [at, letter] of [...letters].entries()) {
    await sleep(Math.max(0, start + at * heldKeyMs - performance.now()))
    await press(letter)
  }
  await pause()
}

export const keyRound = async ({ page, thread, check, saves }: OpenForm, { pass }: Turn): Promise<KeyRound> => {
  const field = page.getByRole('textbox', { name: typedInto, exact: true })
  const holdsAll = async (how: string) => {
    if ((await field.inputValue()) !== letters) throw new Error(`${how}: ${typedInto} holds ${await field.inputValue()}`)
  }
  /** As somebody types who was typing: a page that lay still while it was the turn of another is dearer at first. */
  const warm = async () => {
    await empty(field)
    await typeLetters(thread)
    await empty(field)
  }
  await empty(field)
  const keys = await typeLetters(thread)
  await holdsAll('one by one')

  const inWords: number[] = []
  let savesInWords = 0
  while (inWords.length < texts) {
    await pass()
    await warm()
    const before = saves()
    inWords.push((await thread.during(() => typeInWords(thread))) / letters.length)
    savesInWords += saves() - before
    await holdsAll('in words')
  }

  const inOneGo: number[] = []
  let savesInOneGo = 0
  while (inOneGo.length < goes) {
    await pass()
    await warm()
    const before = saves()
    inOneGo.push((await thread.during(() => typeInOneGo(thread))) / letters.length)
    savesInOneGo += saves() - before
    await holdsAll('in one go')
  }

  const wrong = page.getByRole('textbox', { name: righted, exact: true })
  let errors = 0
  const correct: number[] = []
  while (correct.length < corrections) {
    await pass()
    await empty(wrong)
    await check()
    errors = await shownErrors(page)
    await inSight(wrong)
    await pause()
    correct.push(await thread.during(() => thread.press('a')))
    const left = await shownErrors(page)
    if (left !== errors - 1) throw new Error(`${righted} was righted: ${left} of ${errors} errors are left`)
  }
  await empty(wrong)
  return { keys, inWords, inOneGo, correct, savesInWords, savesInOneGo, errors }
}
