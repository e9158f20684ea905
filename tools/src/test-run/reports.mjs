/**
 * Counts what the test runners of the workspaces wrote into `<workspace>/reports/`. A report that is missing, unreadable or
 * unsuccessful without a failed test counts as one failure: a project that never began has not passed.
 */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

const countJourneys = ({ stats, errors }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected === 0 && errors.length > 0 ? 1 : stats.unexpected
})

const kinds = {
  vitest: {
    script: 'test',
    file: 'reports/tests.json',
    count: ({ numPassedTests, numFailedTests, success }) => ({
      passed: numPassedTests,
      failed: numFailedTests === 0 && success !== true ? 1 : numFailedTests
    })
  },
  playwright: {
    script: 'e2e',
    file: 'reports/tests.json',
    count: countJourneys
  },
  scenes: {
    script: 'scenes',
    file: 'reports/scenes.json',
    count: countJourneys
  }
}

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))

/** A workspace pattern of package.json is a folder or all folders in one. */
const foldersOf = (root, pattern) =>
  pattern.endsWith('/*')
    ? readdirSync(join(root, dirname(pattern))).map((name) => join(root, dirname(pattern), name))
    : [join(root, pattern)]

/** Workspaces whose package.json has the script of this kind of test. */
const workspacesWith = (root, script) =>
  readJson(join(root, 'package.json'))
    .workspaces.flatMap((pattern) => foldersOf(root, pattern))
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .filter((folder) => readJson(join(folder, 'package.json')).scripts?.[script] !== undefined)
    .sort()

const reportsOf = (root, kind) => workspacesWith(root, kinds[kind].script).map((folder) => join(folder, kinds[kind].file))

export const clearReports = (root, kind) => reportsOf(root, kind).forEach((path) => rmSync(path, { force: true }))

const countReport = (kind, path) => {
  if (!existsSync(path)) return { passed: 0, failed: 1, problem: `没有测试报告：${path}` }
  try {
    return kinds[kind].count(readJson(path))
  } catch {
    return { passed: 0, failed: 1, problem: `无法读取测试报告：${path}` }
  }
}

/** Sum over all workspaces: `{ passed, failed, problems }`. */
export const countReports = (root, kind) => {
  const counts = reportsOf(root, kind).map((path) => countReport(kind, path))
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0)
  return { passed: sum('passed'), failed: sum('failed'), problems: counts.flatMap(({ problem }) => problem ?? []) }
}
