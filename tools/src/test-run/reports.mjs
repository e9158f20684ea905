/**
 * Reads what the test runners of the workspaces wrote into `<workspace>/reports/`. A report that is missing, unreadable or unsuccessful without a
 * failed test counts as one failure: a project that never began has not passed.
 *
 * A report gives `{ files, failed, problems }`: its files of tests, each `{ workspace, path, seconds, passed, failed, problems }`, and what failed
 * outside of any file.
 */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'

/** What a terminal would colour is not part of a message. */
const firstLine = (text) =>
  String(text ?? '')
    .replaceAll(/\u001B\[\d+m/g, '')
    .trim()
    .split('\n', 1)[0]

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]
const resultsOf = (specs) => specs.flatMap(({ tests = [] }) => tests).flatMap(({ results = [] }) => results)
const messageOf = (spec) => firstLine(resultsOf([spec]).find(({ error }) => error !== undefined)?.error.message)

const journeysFile = (suite) => {
  const specs = specsOf(suite)
  const wrong = specs.filter(({ ok }) => !ok)
  return {
    path: suite.file,
    seconds: resultsOf(specs).reduce((sum, { duration }) => sum + duration, 0) / 1000,
    passed: resultsOf(specs.filter(({ ok }) => ok)).filter(({ status }) => status === 'passed').length,
    failed: wrong.length,
    problems: wrong.map((spec) => `${suite.file} › ${spec.title}：${messageOf(spec)}`)
  }
}

const journeys = ({ errors, suites = [] }) => ({ files: suites.map(journeysFile), errors: errors.map(({ message }) => firstLine(message)) })

/** A file that could not be loaded has a message and no tests. */
const vitestFile = (folder, { name, status, message, startTime, endTime, assertionResults }) => {
  const wrong = assertionResults.filter((test) => test.status === 'failed')
  const unloaded = status === 'failed' && wrong.length === 0
  return {
    path: relative(folder, name),
    seconds: (endTime - startTime) / 1000,
    passed: assertionResults.filter((test) => test.status === 'passed').length,
    failed: unloaded ? 1 : wrong.length,
    problems: unloaded
      ? [`${basename(name)}：${firstLine(message)}`]
      : wrong.map(({ fullName, failureMessages = [] }) => `${basename(name)} › ${fullName}：${firstLine(failureMessages[0])}`)
  }
}

const kinds = {
  vitest: {
    script: 'test',
    file: 'reports/tests.json',
    read: ({ success, testResults }, folder) => {
      const files = testResults.map((result) => vitestFile(folder, result))
      const unexplained = success !== true && files.every(({ failed }) => failed === 0)
      return { files, errors: unexplained ? [`${basename(folder)} 未成功，但没有失败的测试`] : [] }
    }
  },
  playwright: { script: 'e2e', file: 'reports/tests.json', read: journeys },
  scenes: { script: 'scenes', file: 'reports/scenes.json', read: journeys }
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

const failure = (problem) => ({ files: [], failed: 1, problems: [problem] })

const readReport = (kind, folder) => {
  const path = join(folder, kinds[kind].file)
  if (!existsSync(path)) return failure(`没有测试报告：${path}`)
  try {
    const { files, errors } = kinds[kind].read(readJson(path), folder)
    return { files: files.map((file) => ({ workspace: folder, ...file })), failed: Math.min(errors.length, 1), problems: errors }
  } catch {
    return failure(`无法读取测试报告：${path}`)
  }
}

/** `within` chooses by the folder of a workspace below `root`; without it all are chosen. */
const chosen = (root, kind, within = () => true) =>
  workspacesWith(root, kinds[kind].script).filter((folder) => within(relative(root, folder)))

export const clearReports = (root, kind, within) =>
  chosen(root, kind, within).forEach((folder) => rmSync(join(folder, kinds[kind].file), { force: true }))

/** All of them together. */
export const readReports = (root, kind, within) => {
  const reports = chosen(root, kind, within).map((folder) => readReport(kind, folder))
  return {
    files: reports.flatMap(({ files }) => files),
    failed: reports.reduce((sum, { failed }) => sum + failed, 0),
    problems: reports.flatMap(({ problems }) => problems)
  }
}
