import { page } from 'vitest/browser'
import { afterEach, describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { accessibilityProblems, lowTargets, wear } from './accessibility.ts'
import type { Examples } from './Examples.ts'

const examplesByFile = import.meta.glob<Examples>('../*/*.examples.tsx', { eager: true, import: 'examples' })
/** What React does not draw stands in forms alone, where it is shown. */
const componentFiles = Object.keys(import.meta.glob(['../*/*.tsx', '!../PlainField/*'])).filter((path) => /\/(\w+)\/\1\.tsx$/.test(path))

afterEach(() => page.viewport(1280, 900))

it('every component has examples', () => {
  const without = componentFiles.filter((path) => !(path.replace('.tsx', '.examples.tsx') in examplesByFile))
  expect(componentFiles.length).toBeGreaterThan(40)
  expect(without).toEqual([])
})

describe.each(Object.entries(examplesByFile))('%s', (_path, examples) => {
  it.each(Object.entries(examples))('%s is accessible in every theme, easy to hit in large type and fits 360 px', async (_name, Show) => {
    const screen = await render(<Show />)
    expect(screen.baseElement.textContent).not.toBe('')
    expect(await accessibilityProblems()).toEqual([])
    await wear('large-type')
    expect(lowTargets()).toEqual([])
    await page.viewport(360, 800)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  })
})
