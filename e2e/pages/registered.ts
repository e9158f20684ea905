/** What a register knows of a person (登记信息): the mark of a field it filled, with source and time. */
import type { Page } from '@playwright/test'
import { openHome, openScene } from './home.ts'
import { answerAll } from './guide.ts'
import { begin } from './introduction.ts'
import { arriveAs } from './login.ts'
import { acceptNotice } from './notice.ts'
import { goOn } from './step.ts'

export const mark = (system: string) => new RegExp(`^来自${system}（登记信息），\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}$`)

/** From the address line to the pre-check of a scene; without a person as whoever is logged in. */
export const reachChecks = async (
  page: Page,
  person: string | undefined,
  scene: string,
  answers: readonly (readonly [string, string])[],
  arrive: (page: Page, person: string) => Promise<void> = arriveAs
): Promise<void> => {
  if (person === undefined) await openHome(page)
  else await arrive(page, person)
  await openScene(page, scene)
  await begin(page)
  await answerAll(page, answers)
  await goOn(page, 'notice')
  await acceptNotice(page, 'check')
}
