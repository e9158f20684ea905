import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { clearReports, readReports } from './reports.mjs'

let root = ''
const put = (path: string, content: unknown) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content))
}
const workspace = (folder: string, ...scripts: readonly string[]) =>
  put(`${folder}/package.json`, { scripts: Object.fromEntries(scripts.map((script) => [script, 'x'])) })

const passing = { status: 'passed', fullName: 'adds' }
const failing = { status: 'failed', fullName: 'sums up', failureMessages: ['\u001B[31mexpected 1\u001B[39m\n  at line 3'] }
const file = (folder: string, name: string, assertionResults: readonly unknown[], message = '') => ({
  name: join(root, folder, name),
  status: message !== '' || assertionResults.includes(failing) ? 'failed' : 'passed',
  message,
  startTime: 1_000,
  endTime: 3_500,
  assertionResults
})
const report = (folder: string, testResults: readonly unknown[], success: boolean) =>
  put(`${folder}/reports/tests.json`, { success, testResults })

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'reports-'))
  put('package.json', { workspaces: ['libs/*', 'e2e'] })
  workspace('libs/a', 'test')
  workspace('libs/without', 'lint')
  workspace('e2e', 'e2e', 'scenes')
})
afterEach(() => rmSync(root, { recursive: true }))

describe('what the runners of tests reported', () => {
  it('is the files of all workspaces that have tests, with seconds and counts', () => {
    workspace('libs/b', 'test')
    report('libs/a', [file('libs/a', 'src/sum.test.ts', [passing, passing])], true)
    report('libs/b', [file('libs/b', 'src/product.test.ts', [passing, failing])], false)
    expect(readReports(root, 'vitest')).toEqual({
      failed: 0,
      problems: [],
      files: [
        { workspace: join(root, 'libs/a'), path: 'src/sum.test.ts', seconds: 2.5, passed: 2, failed: 0, problems: [] },
        {
          workspace: join(root, 'libs/b'),
          path: 'src/product.test.ts',
          seconds: 2.5,
          passed: 1,
          failed: 1,
          problems: ['product.test.ts › sums up：expected 1']
        }
      ]
    })
  })

  it('counts a file that could not be loaded as a failure, though no test of it failed', () => {
    report('libs/a', [file('libs/a', 'src/broken.test.ts', [], 'no such module\n  at line 1')], false)
    expect(readReports(root, 'vitest').files).toMatchObject([{ passed: 0, failed: 1, problems: ['broken.test.ts：no such module'] }])
  })

  it.each([
    ['missing', undefined],
    ['broken', '{"testResults":'],
    ['of a run that failed outside of its tests', { success: false, testResults: [] }]
  ])('counts a report as a failure that is %s', (_, content) => {
    if (content !== undefined) put('libs/a/reports/tests.json', content)
    expect(readReports(root, 'vitest')).toMatchObject({ failed: 1, problems: [expect.any(String)] })
  })

  it('knows nothing of an earlier run', () => {
    report('libs/a', [file('libs/a', 'src/sum.test.ts', [passing])], true)
    clearReports(root, 'vitest')
    expect(readReports(root, 'vitest')).toMatchObject({ files: [], failed: 1 })
  })

  it('is the same of journeys, each kind from its own report', () => {
    const ran = (status: string, duration: number, message?: string) => ({
      results: [{ status, duration, ...(message !== undefined && { error: { message } }) }]
    })
    const journeys = {
      errors: [],
      suites: [
        {
          file: 'newborn.spec.ts',
          specs: [{ title: 'opens', ok: true, tests: [ran('passed', 500)] }],
          suites: [{ specs: [{ title: 'is handed in', ok: false, tests: [ran('failed', 1_000, 'no button\n at 3')] }] }]
        },
        { file: 'left.spec.ts', specs: [{ title: 'is left out', ok: true, tests: [ran('skipped', 0)] }] }
      ]
    }
    put('e2e/reports/tests.json', journeys)
    expect(readReports(root, 'playwright')).toEqual({
      failed: 0,
      problems: [],
      files: [
        {
          workspace: join(root, 'e2e'),
          path: 'newborn.spec.ts',
          seconds: 1.5,
          passed: 1,
          failed: 1,
          problems: ['newborn.spec.ts › is handed in：no button']
        },
        { workspace: join(root, 'e2e'), path: 'left.spec.ts', seconds: 0, passed: 0, failed: 0, problems: [] }
      ]
    })
    expect(readReports(root, 'scenes')).toMatchObject({ failed: 1 })
    put('e2e/reports/scenes.json', { errors: [{ message: 'no server' }], suites: [] })
    expect(readReports(root, 'scenes')).toEqual({ files: [], failed: 1, problems: ['no server'] })
  })
})
