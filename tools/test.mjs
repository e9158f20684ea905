/**
 * All checks (全部检查): `npm test` on any Node from 20.19 with nothing installed. Installs what is missing, then runs the stages of
 * `src/test-run/stages.mjs` in two lanes, one failing stage hiding none of the others, and files of tests that failed once more, alone. The last
 * line is `N passed, N failed`; the exit code is 0 only when nothing failed.
 *
 * `npm test -- --only=lint,unit` selects stages; `--since=main` checks what differs from a commit, see `src/test-run/since.mjs`; `--tz=UTC` runs in
 * another time zone than that of the users.
 */
import { parseArgs } from 'node:util'
import { envOf, install, needsInstall, root } from './bootstrap.mjs'
import { runFlakyAgain } from './src/test-run/flaky.mjs'
import { clearReports, readReports } from './src/test-run/reports.mjs'
import { runStage } from './src/test-run/runStage.mjs'
import { reachedSince } from './src/test-run/since.mjs'
import { lanesFor } from './src/test-run/stages.mjs'
import { countOf, summaryOf } from './src/test-run/summary.mjs'
import { ensureSystemPackages } from './src/test-run/systemPackages.mjs'

const say = (text) => process.stdout.write(`${text}\n`)

/** The last line and the exit code say the same. */
const conclude = ({ passed, failed }) => {
  say(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}

const refuse = (text) => {
  process.stderr.write(`${text}\n`)
  conclude({ passed: 0, failed: 1 })
}

const { only, since, tz } = parseArgs({
  options: { only: { type: 'string' }, since: { type: 'string' }, tz: { type: 'string', default: 'Asia/Shanghai' } }
}).values

const reached = since === undefined ? undefined : reachedSince(root, since)
const lanes = lanesFor(reached)

const isChosen = ({ key, onlyNamed }) => (only === undefined ? onlyNamed !== true : only.split(',').includes(key))
const chosen = lanes.map((lane) => lane.filter(isChosen))
const keys = [...new Set(lanes.flat().map(({ key }) => key))]

/** Settings of a service somebody runs on the same machine; no test may meet them. */
const unwanted = ['NODE_ENV', 'DATABASE_URL', 'DATA_DIR', 'OBJECTS_DIR', 'HOST', 'PORT', 'SANDBOX', 'LOG_LEVEL', 'LOG_FILE', 'PORTAL_DIST']
const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !unwanted.includes(name)))

/** Pinned, so that a run on any machine is the same run; nothing is asked of a person or of a service outside. */
const env = {
  ...envOf(inherited),
  TZ: tz,
  LANG: 'C.UTF-8',
  LC_ALL: 'C.UTF-8',
  CI: 'true',
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  NX_NO_CLOUD: 'true'
}

const secondsSince = (begun) => Math.round((Date.now() - begun) / 1000)

const runOne = async (stage) => {
  const { key, title, run, tests, within, limitMinutes } = stage
  say(`━━ ${key} ${title} ━━`)
  const begun = Date.now()
  if (tests !== undefined) clearReports(root, tests, within)
  const code = await runStage(run, { env: { ...env, ...stage.env }, limitMinutes, name: key })
  const report = tests === undefined ? { files: [], failed: 0, problems: [] } : readReports(root, tests, within)
  const result = { stage, code, seconds: secondsSince(begun), ...report }
  const { passed, failed } = countOf(result)
  say(`── ${key} ${title}：${failed === 0 ? '通过' : '未通过'}（${result.seconds} 秒，${passed} passed, ${failed} failed）`)
  return result
}

const runLane = async (stages) => {
  const results = []
  for (const stage of stages) results.push(await runOne(stage))
  return results
}
const runLanes = async () => (await Promise.all(chosen.map(runLane))).flat()

const runAlone = (command, { workspace, path }, stage) => {
  say(`━━ 再单独运行一次 ${path} ━━`)
  return runStage(command, { cwd: workspace, env: { ...env, ...stage.env }, limitMinutes: stage.limitMinutes, name: 'again' })
}

const main = async () => {
  const begun = Date.now()
  const unknown = only?.split(',').filter((key) => !keys.includes(key)) ?? []
  if (unknown.length > 0) return refuse(`没有这样的检查：${unknown.join('、')}。可选：${keys.join('、')}`)

  if (needsInstall()) {
    say('━━ 安装依赖 ━━')
    if ((await runStage(install, { env, limitMinutes: 30, name: 'install' })) !== 0) return refuse('安装依赖失败')
  }
  const advice = chosen.flat().some(({ browser }) => browser) ? ensureSystemPackages() : undefined
  if (advice !== undefined) return refuse(advice)

  if (since !== undefined)
    say(
      reached === undefined
        ? '改动不限于几个功能，全部检查。'
        : `只查改动的功能：${reached.capabilities.join('、')}。合并前请再全部检查一次。`
    )

  const { lines, passed, failed } = summaryOf(await runFlakyAgain(await runLanes(), runAlone))
  say(`\n━━ 小结（${secondsSince(begun)} 秒）━━`)
  for (const line of lines) say(line)
  conclude({ passed, failed })
}

await main()
