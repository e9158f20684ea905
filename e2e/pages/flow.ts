/** The newborn scene up to a step (办到某一步), each step as a person takes it; or at its materials, where what is shown begins there. */
import type { Page } from '@playwright/test'
import { answers, birthEntries, bornOn, checkEntries, childEntries, familyEntries, mother, scene } from '../data/newborn.ts'
import { draftNewborn } from '@ljonething/tools/submitting/draftNewborn'
import { fillAll } from './form.ts'
import { answerAll } from './guide.ts'
import { begin } from './introduction.ts'
import { arriveAs } from './login.ts'
import { acceptNotice } from './notice.ts'
import { runChecks } from './preCheck.ts'
import { expectStep, goOn } from './step.ts'

export const conditionCount = 6

export const reachGuide = async (page: Page): Promise<void> => {
  await arriveAs(page, mother.name, scene.code)
  await begin(page)
}

export const reachForm = async (page: Page, bornAt = '08:26'): Promise<void> => {
  await reachGuide(page)
  await answerAll(page, answers)
  await goOn(page, 'notice')
  await acceptNotice(page, 'check')
  await fillAll(page, checkEntries(bornAt))
  await runChecks(page, conditionCount)
  await goOn(page, 'form')
}

export const fillForm = async (page: Page): Promise<void> => {
  await fillAll(page, [...birthEntries, ...childEntries, ...familyEntries])
}

/** At the materials, with a form that was filled in before and elsewhere. */
export const openMaterials = async (page: Page, bornAt: string): Promise<void> => {
  await arriveAs(page, mother.name)
  const draft = await draftNewborn(new URL(page.url()).origin, `${bornOn} ${bornAt}`)
  await page.goto(`themeWrapper/themeMaterial?code=${scene.code}&draft=${draft}`)
  await expectStep(page, 'material')
}
