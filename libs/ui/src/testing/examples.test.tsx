import axe from 'axe-core'
import { expect, describe, it } from 'vitest'
import { render } from 'vitest-browser-react'
import type { ThemeName } from '../theme/themeNames.ts'
import { themeNames } from '../theme/themeNames.ts'
import type { Examples } from './Examples.ts'

const examplesByFile = import.meta.glob<Examples>('../*/*.examples.tsx', { eager: true, import: 'examples' })
const componentFiles = Object.keys(import.meta.glob('../*/*.tsx')).filter((path) => /\/(\w+)\/\1\.tsx$/.test(path))

const aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const pageRules = ['region', 'landmark-one-main', 'page-has-heading-one', 'heading-order', 'landmark-unique', 'landmark-main-is-top-level']
const rules = {
  ...Object.fromEntries(pageRules.map((rule) => [rule, { enabled: false }])),
  'target-size': { enabled: true }
}

const wear = async (theme: ThemeName) => {
  document.documentElement.dataset['theme'] = theme
  await new Promise((resolve) => requestAnimationFrame(resolve))
  await Promise.allSettled(document.getAnimations().map((animation) => animation.finished))
}

const problems = async (theme: ThemeName) => {
  await wear(theme)
  const strict = theme === 'standard' ? {} : { 'color-contrast-enhanced': { enabled: true } }
  const result = await axe.run(document.body, {
    runOnly: { type: 'tag', values: aa },
    rules: { ...rules, ...strict },
    resultTypes: ['violations']
  })
  return result.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${theme} ${id}: ${node.html} ${node.failureSummary ?? ''}`))
}

const pressable = 'button, select, textarea, input, [role="tab"], [role="menuitem"]'

/** Controls lower than 44 px; a radio, checkbox or file input counts with its label. */
const lowTargets = () =>
  [...document.body.querySelectorAll(pressable)].flatMap((element) => {
    const target = element.closest('label') ?? element
    const { height } = target.getBoundingClientRect()
    return height > 0 && height < 43.5 ? [`${height} px: ${target.outerHTML}`] : []
  })

it('every component has examples', () => {
  const without = componentFiles.filter((path) => !(path.replace('.tsx', '.examples.tsx') in examplesByFile))
  expect(componentFiles.length).toBeGreaterThan(40)
  expect(without).toEqual([])
})

describe.each(Object.entries(examplesByFile))('%s', (_path, examples) => {
  it.each(Object.entries(examples))('%s renders, is accessible in every theme and easy to hit in large type', async (_name, Show) => {
    const screen = await render(<Show />)
    expect(screen.baseElement.textContent).not.toBe('')
    for (const theme of themeNames) expect(await problems(theme)).toEqual([])
    await wear('large-type')
    expect(lowTargets()).toEqual([])
  })
})
