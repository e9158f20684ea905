/**
 * The first picture (首屏画面): the title of a step, in the page itself, until the portal has loaded and draws the screen in its place. It is for the eye
 * alone: what a screen reader reads comes with the screen. The portal's style sheet says how it looks.
 */
import { stepHead } from '@ljonething/domain/steps/stepHead'
import { stepOfRoute } from '@ljonething/domain/steps/steps'

const line = (name: string, text: string) => `<p class="first-picture-${name}">${text}</p>`

/** HTML for the screen at a path below `/ljonething/`; empty where it has no title before its data is there. The texts are our own. */
export const firstPicture = (path: string): string => {
  const step = stepOfRoute(/^themeWrapper\/(\w+)$/.exec(path)?.[1] ?? '')
  if (step === undefined || step === 'themeMiddle') return ''
  const { title, description } = stepHead(step)
  const card = line('title', title) + (description === undefined ? '' : line('description', description))
  return `<div class="first-picture" aria-hidden="true">${line('brand', '龙江一件事')}<div class="first-picture-card">${card}</div></div>`
}
