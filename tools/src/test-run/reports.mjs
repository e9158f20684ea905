/**
 * Counts what the test runners of the workspaces wrote into `<workspace>/reports/`, and names what failed. A report that is missing, unreadable or
 * unsuccessful without a failed test counts as one failure: a project that never began has not passed.
 */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const firstLine = (text) => String(text).split('\n', 1)[0]

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

const countJourneys = ({ stats, errors, suites = [] }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected === 0 && errors.length > 0 ? 1 : stats.unexpected,
  problems: [
    ...errors.map(({ message }) => firstLine(message)),
    ...specsOf({ suites }).flatMap(({ ok, file, title }) => (ok ? [] : [`${file} › ${title}`]))
  ]
})

/** A file that could not be loaded has a message and no tests. */
const failuresOf = ({ name, status, message, assertionResults }) => {
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (status === 'failed' && failed.length === 0) return [`${basename(name)} › ${firstLine(message)}`]
  return failed.map(({ fullName }) => `${basename(name)} › ${fullName}`)
}

const kinds = {
  vitest: {
    script: 'test',
    file: 'reports/tests.json',
    count: ({ numPassedTests, numFailedTests, success, testResults = [] }) => ({
      passed: numPassedTests,
      failed: numFailedTests === 0 && success !== true ? 1 : numFailedTests,
      problems: testResults.flatMap(failuresOf)
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
  if (!existsSync(path)) return { passed: 0, failed: 1, problems: [`没有测试报告：${path}`] }
  try {
    return kinds[kind].count(readJson(path))
  } catch {
    return { passed: 0, failed: 1, problems: [`无法读取测试报告：${path}`] }
  }
}

/** Sum over all workspaces: `{ passed, failed, problems }`. */
export const countReports = (root, kind) => {
  const counts = reportsOf(root, kind).map((path) => countReport(kind, path))
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0)
  return { passed: sum('passed'), failed: sum('failed'), problems: counts.flatMap(({ problems }) => problems) }
}
