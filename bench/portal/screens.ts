/**
 * The screens that are measured (受测页面), as a person comes to them: home and introduction as a visitor, the others logged in, the steps of
 * the flow with the saved draft of a newborn up to the materials.
 */
import { scene } from '@ljonething/e2e/data/newborn'
import { fillForm, reachForm } from '@ljonething/e2e/pages/flow'
import { expectSaved, goOn } from '@ljonething/e2e/pages/step'
import type { Page } from 'playwright'

export interface Screen {
  readonly name: string
  /** Below `/ljonething/`. */
  readonly path: string
  readonly loggedIn: boolean
}

const step = (name: string, path: string, draft: string): Screen => ({
  name,
  path: `themeWrapper/${path}?code=${scene.code}&draft=${draft}`,
  loggedIn: true
})

export const homeScreen: Screen = { name: 'home', path: 'onethingSpecialColumn', loggedIn: false }

export const guideScreen = (draft: string): Screen => step('guide', 'smartGuide', draft)
export const formScreen = (draft: string): Screen => step('form', 'themeForm', draft)

export const allScreens = (draft: string): readonly Screen[] => [
  homeScreen,
  { name: 'introduction', path: `themeWrapper/themeMiddle?code=${scene.code}`, loggedIn: false },
  { name: 'sandbox login', path: 'sandbox/login', loggedIn: false },
  guideScreen(draft),
  step('notice', 'themeNotice', draft),
  step('pre-check', 'conditionsPreCheck', draft),
  formScreen(draft),
  step('material', 'themeMaterial', draft),
  { name: 'my applications', path: 'doThing/doThingProgress/oneThingList', loggedIn: true },
  { name: 'draft box', path: 'doThing/doThingProgress/draftBox', loggedIn: true }
]

/** Of the draft in the address. */
export const draftIn = (page: Page): string => {
  const draft = new URL(page.url()).searchParams.get('draft')
  if (draft === null) throw new Error('no draft was saved')
  return draft
}

/** Logs in and fills a draft of the newborn scene up to its materials; gives the id of the draft. */
export const fillDraft = async (page: Page): Promise<string> => {
  await reachForm(page)
  await fillForm(page)
  await goOn(page, 'material')
  await expectSaved(page)
  return draftIn(page)
}
