/**
 * All checks (全部检查): `npm test` on any Node from 20.19 with nothing installed. Installs what is missing, then runs every stage of
 * `src/test-run/stages.mjs`, one failing stage hiding none of the others. The last line is `N passed, N failed`; the exit
 * code is 0 only when nothing failed.
 *
 * `npm test -- --only=lint,unit` selects stages; `--tz=UTC` runs in another time zone than that of the users.
 */
import { parseArgs } from 'node:util'
import { envOf, install, needsInstall, root } from './bootstrap.mjs'
import { clearReports, countReports } from './src/test-run/reports.mjs'
import { runStage } from './src/test-run/runStage.mjs'
import { stages } from './src/test-run/stages.mjs'
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

const { only, tz } = parseArgs({ options: { only: { type: 'string' }, tz: { type: 'string', default: 'Asia/Shanghai' } } }).values

const chosen =
  only === undefined ? stages.filter(({ onlyNamed }) => onlyNamed !== true) : stages.filter(({ key }) => only.split(',').includes(key))

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

const runAndCount = async ({ title, run, tests, limitMinutes, env: own }, place) => {
  say(`\n━━ ${place} ${title} ━━`)
  const begun = Date.now()
  if (tests !== undefined) clearReports(root, tests)
  const code = await runStage(run, { env: { ...env, ...own }, limitMinutes })
  const counted = tests === undefined ? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, problems: [] } : countReports(root, tests)
  const failed = code !== 0 && counted.failed === 0 ? 1 : counted.failed
  const seconds = Math.round((Date.now() - begun) / 1000)
  say(`── ${title}：${failed === 0 ? '通过' : '未通过'}（${seconds} 秒，${counted.passed} passed, ${failed} failed）`)
  return { title, seconds, passed: counted.passed, failed, problems: counted.problems }
}

const main = async () => {
  const unknown = only?.split(',').filter((key) => !stages.some((stage) => stage.key === key)) ?? []
  if (unknown.length > 0)
    return refuse(`没有这样的检查：${unknown.join('、')}。可选：${[...new Set(stages.map(({ key }) => key))].join('、')}`)

  if (needsInstall()) {
    say('━━ 安装依赖 ━━')
    if ((await runStage(install, { env, limitMinutes: 30 })) !== 0) return refuse('安装依赖失败')
  }
  const advice = chosen.some(({ browser }) => browser) ? ensureSystemPackages() : undefined
  if (advice !== undefined) return refuse(advice)

  const results = []
  for (const [index, stage] of chosen.entries()) results.push(await runAndCount(stage, `${index + 1}/${chosen.length}`))

  say('\n━━ 小结 ━━')
  for (const { title, seconds, passed, failed, problems } of results) {
    say(`${failed === 0 ? '通过  ' : '未通过'}  ${String(seconds).padStart(4)} 秒  ${passed} passed, ${failed} failed  ${title}`)
    for (const problem of problems) say(`          ${problem}`)
  }
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  conclude({ passed: sum('passed'), failed: sum('failed') })
}

await main()
