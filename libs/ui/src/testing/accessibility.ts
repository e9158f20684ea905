import axe from 'axe-core'
import type { ThemeName } from '../theme/themeNames.ts'
import { themeNames } from '../theme/themeNames.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Rules about whole pages do not apply to a single component. */
const pageRules = ['region', 'landmark-one-main', 'page-has-heading-one', 'heading-order', 'landmark-unique', 'landmark-main-is-top-level']

const rules = { ...Object.fromEntries(pageRules.map((rule) => [rule, { enabled: false }])), 'target-size': { enabled: true } }

/** Puts a theme on and waits for what it moves. */
export const wear = async (theme: ThemeName) => {
  document.documentElement.dataset['theme'] = theme
  await new Promise((resolve) => requestAnimationFrame(resolve))
  await Promise.allSettled(document.getAnimations().map((animation) => animation.finished))
}

const problemsIn = async (theme: ThemeName) => {
  await wear(theme)
  const strict = theme === 'standard' ? {} : { 'color-contrast-enhanced': { enabled: true } }
  const result = await axe.run(document.body, {
    runOnly: { type: 'tag', values: tags },
    rules: { ...rules, ...strict },
    resultTypes: ['violations']
  })
  return result.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${theme} ${id}: ${node.html} ${node.failureSummary ?? ''}`))
}

/** What axe finds on the page as it stands, in each theme: AA, with AAA contrast in large type and high contrast. */
export const accessibilityProblems = async () => {
  const found: string[] = []
  for (const theme of themeNames) found.push(...(await problemsIn(theme)))
  return found
}

const pressable = 'button, select, textarea, input, [role="tab"], [role="menuitem"]'

/** Controls lower than 44 px; a radio, checkbox or file input counts with its label. */
export const lowTargets = () =>
  [...document.body.querySelectorAll(pressable)].flatMap((element) => {
    const target = element.closest('label') ?? element
    const { height } = target.getBoundingClientRect()
    return height > 0 && height < 43.5 ? [`${height} px: ${target.outerHTML}`] : []
  })
