import { describe, expect, it } from 'vitest'
import { runFlakyAgain } from './flaky.mjs'
import { summaryOf } from './summary.mjs'

const units = { key: 'unit', title: '单元测试', tests: 'vitest' }
const journeys = { key: 'e2e', title: '浏览器全流程', tests: 'playwright' }
const lint = { key: 'lint', title: '代码规范' }

const file = (path: string, failed: number, seconds = 1) => ({
  workspace: '/somewhere',
  path,
  seconds,
  passed: 2,
  failed,
  problems: failed === 0 ? [] : [`${path} › waits：too late`]
})
const ended = (stage: object, code: number, files: readonly object[] = [], failed = 0) => ({
  stage,
  code,
  seconds: 7,
  files,
  failed,
  problems: failed === 0 ? [] : ['没有测试报告']
})

/** A second run in which these files pass, and which files it ran. */
const secondRun = (...passing: readonly string[]) => {
  const ran: string[] = []
  const runAlone = async ([program, args]: readonly [string, readonly string[]], { path }: { readonly path: string }) => {
    ran.push(`${program} ${args.join(' ')}`)
    return passing.includes(path) ? 0 : 1
  }
  return { ran, runAlone }
}

describe('a file of tests that failed', () => {
  it('is run once more alone; where it passes then, the run passes and its last line names the file and what it said first', async () => {
    const { ran, runAlone } = secondRun('a.test.ts')
    const results = [ended(lint, 0), ended(units, 1, [file('a.test.ts', 1), file('b.test.ts', 0)])]
    const { lines, passed, failed } = summaryOf(await runFlakyAgain(results, runAlone))
    expect(ran).toEqual(['vitest run a.test.ts --reporter=default'])
    expect({ passed, failed }).toEqual({ passed: 6, failed: 0 })
    expect(lines.at(-1)).toBe('flaky  a.test.ts：a.test.ts › waits：too late')
  })

  it('has failed for good where it fails again', async () => {
    const { runAlone } = secondRun('a.test.ts')
    const results = [ended(units, 1, [file('a.test.ts', 1)]), ended(journeys, 1, [file('c.spec.ts', 2)])]
    const { lines, failed } = summaryOf(await runFlakyAgain(results, runAlone))
    expect(failed).toBe(2)
    expect(lines).toContainEqual(expect.stringContaining('c.spec.ts › waits'))
  })

  it('is not run again when more than two failed: that is no chance', async () => {
    const { ran, runAlone } = secondRun('a.test.ts', 'b.test.ts', 'c.spec.ts')
    const results = [
      ended(units, 1, [file('a.test.ts', 1), file('b.test.ts', 1)]),
      ended(journeys, 1, [file('c.spec.ts', 1), file('d.spec.ts', 0)])
    ]
    const { failed } = summaryOf(await runFlakyAgain(results, runAlone))
    expect({ ran, failed }).toEqual({ ran: [], failed: 3 })
  })

  it('excuses nothing that failed outside of it', async () => {
    const { runAlone } = secondRun('a.test.ts')
    const results = [ended(lint, 1), ended(units, 1, [file('a.test.ts', 1)], 1)]
    expect(summaryOf(await runFlakyAgain(results, runAlone)).failed).toBe(2)
  })
})

describe('what a run comes to', () => {
  it('counts a stage that ended badly without a failed test as one failure', () => {
    expect(summaryOf([ended(units, 124, [file('a.test.ts', 0)])])).toMatchObject({ passed: 2, failed: 1 })
  })

  it('names the ten slowest files of a stage, the slowest first', () => {
    const files = Array.from({ length: 12 }, (_, at) => file(`${at}.test.ts`, 0, at))
    expect(summaryOf([ended(units, 0, files)]).lines[1]).toMatch(/：11\.test\.ts 11，10\.test\.ts 10，.*，2\.test\.ts 2$/)
  })
})
