import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { clearReports, countReports } from './reports.mjs'

let root = ''
const put = (path: string, content: unknown) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content))
}
const workspace = (folder: string, ...scripts: readonly string[]) =>
  put(`${folder}/package.json`, { scripts: Object.fromEntries(scripts.map((script) => [script, 'x'])) })
const report = (folder: string, numPassedTests: number, numFailedTests: number, success = numFailedTests === 0) =>
  put(`${folder}/reports/tests.json`, { numPassedTests, numFailedTests, success })

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'reports-'))
  put('package.json', { workspaces: ['libs/*', 'e2e'] })
  workspace('libs/a', 'test')
  workspace('libs/b', 'test')
  workspace('libs/without', 'lint')
  workspace('e2e', 'e2e', 'scenes')
})
afterEach(() => rmSync(root, { recursive: true }))

describe('the count of all tests', () => {
  it('is the sum over the workspaces that have tests', () => {
    report('libs/a', 3, 0)
    report('libs/b', 2, 1)
    expect(countReports(root, 'vitest')).toEqual({ passed: 5, failed: 1, problems: [] })
  })

  it('counts a workspace without a report, or with a broken one, as a failure', () => {
    report('libs/a', 3, 0)
    expect(countReports(root, 'vitest')).toMatchObject({ passed: 3, failed: 1 })
    put('libs/b/reports/tests.json', '{"numPassedTests":')
    expect(countReports(root, 'vitest').problems).toEqual([expect.stringContaining('libs/b')])
  })

  it('counts a file that could not be loaded as a failure, though no test of it failed', () => {
    report('libs/a', 3, 0)
    report('libs/b', 0, 0, false)
    expect(countReports(root, 'vitest')).toMatchObject({ passed: 3, failed: 1 })
  })

  it('names the tests that failed, and the files that could not be loaded', () => {
    const passing = { status: 'passed', fullName: 'adds' }
    const file = (name: string, status: string, message: string, assertionResults: readonly unknown[]) => ({
      name: `/somewhere/${name}`,
      status,
      message,
      assertionResults
    })
    put('libs/a/reports/tests.json', {
      numPassedTests: 1,
      numFailedTests: 1,
      success: false,
      testResults: [
        file('sum.test.ts', 'failed', '', [passing, { status: 'failed', fullName: 'sums up nothing' }]),
        file('broken.test.ts', 'failed', 'no such module\n  at line 1', []),
        file('good.test.ts', 'passed', '', [passing])
      ]
    })
    report('libs/b', 2, 0)
    expect(countReports(root, 'vitest').problems).toEqual(['sum.test.ts › sums up nothing', 'broken.test.ts › no such module'])
    const spec = (title: string, ok: boolean) => ({ title, ok, file: 'newborn.spec.ts' })
    put('e2e/reports/tests.json', {
      stats: { expected: 1, unexpected: 1, flaky: 0 },
      errors: [],
      suites: [{ specs: [spec('opens', true)], suites: [{ specs: [spec('is handed in', false)] }] }]
    })
    expect(countReports(root, 'playwright').problems).toEqual(['newborn.spec.ts › is handed in'])
  })

  it('knows nothing of an earlier run', () => {
    report('libs/a', 3, 0)
    report('libs/b', 2, 0)
    clearReports(root, 'vitest')
    expect(countReports(root, 'vitest')).toMatchObject({ passed: 0, failed: 2 })
  })

  it.each([
    [{ stats: { expected: 4, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] }, 4, 0],
    [{ stats: { expected: 4, unexpected: 2, flaky: 1, skipped: 0 }, errors: [] }, 5, 2],
    [{ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 3 }, errors: [{ message: 'no server' }] }, 0, 1]
  ])('of journeys: %j', (journeys, passed, failed) => {
    put('e2e/reports/tests.json', journeys)
    expect(countReports(root, 'playwright')).toMatchObject({ passed, failed })
    expect(countReports(root, 'scenes')).toMatchObject({ passed: 0, failed: 1 })
    put('e2e/reports/scenes.json', journeys)
    expect(countReports(root, 'scenes')).toMatchObject({ passed, failed })
  })
})
