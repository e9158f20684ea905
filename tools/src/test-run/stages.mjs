/**
 * The stages of `npm test`, in two lanes that run beside each other: while the browsers of one wait, the other works. Within a lane they run in
 * their order; what needs the built portal stands behind `build`. A stage is named by its `key`. `tests` says which reports count it
 * (`reports.mjs`); every other stage counts as one check. `limitMinutes` ends a stage that hangs and judges no speed; a stage that is
 * `onlyNamed` runs when its key is asked for; `within` says whose reports count, where a stage has some of the workspaces.
 */
const nx = (...args) => ['nx', ['run-many', ...args]]
const npm = (script) => ['npm', ['run', '--silent', script]]

const vitestArgs = ['--reporter=default', '--reporter=json', '--outputFile.json=reports/tests.json']
const units = (projects, ...args) => nx('-t', 'test', '--parallel=1', ...projects, '--', ...vitestArgs, ...args)
const journeys = (target, ...args) => nx('-t', target, '--output-style=stream-without-prefixes', ...args)

const apps = ['server', 'portal']
const isApp = (folder) => folder.startsWith('apps/')

const checks = [
  { key: 'build', title: '构建门户与各库', run: nx('-t', 'build', '--parallel=1'), limitMinutes: 20 },
  { key: 'lint', title: '边界与代码规范', run: nx('-t', 'lint', '--parallel=1'), limitMinutes: 20 },
  { key: 'types', title: '类型检查', run: nx('-t', 'typecheck', '--parallel=1'), limitMinutes: 20 },
  { key: 'unreached', title: '没有程序用到的代码', run: npm('unreached'), limitMinutes: 10 },
  { key: 'content', title: '内容检查', run: npm('content:check'), limitMinutes: 20 },
  { key: 'size', title: '体积与发布包检查', run: nx('-t', 'size', 'lint:package', '--parallel=1'), limitMinutes: 20 },
  {
    key: 'libs',
    title: '各库与工具的测试',
    run: units([`--exclude=${apps.join(',')}`]),
    tests: 'vitest',
    within: (folder) => !isApp(folder),
    browser: true,
    limitMinutes: 40
  }
]

const e2e = { key: 'e2e', title: '浏览器全流程', run: journeys('e2e'), tests: 'playwright', browser: true, limitMinutes: 40 }
const scenes = { key: 'scenes', run: journeys('scenes'), tests: 'scenes', browser: true, limitMinutes: 40 }
const unit = {
  key: 'unit',
  title: '服务与门户的测试',
  run: units([`--projects=${apps.join(',')}`]),
  tests: 'vitest',
  within: isApp,
  browser: true,
  limitMinutes: 40
}

const allLanes = [
  [
    ...checks,
    e2e,
    { ...scenes, title: '全部主题，示例的一组作答', env: { SCENE_SET: 'example' } },
    { ...scenes, title: '全部主题，事项最多的一组作答', env: { SCENE_SET: 'most' }, onlyNamed: true }
  ],
  [unit]
]

/** After a change of some capabilities: the tests that load what changed, and the journeys that show it. */
const lanesOf = ({ capabilities, journeys: shown, base }) => {
  const changedApps = apps.filter((app) => capabilities.some((capability) => capability.startsWith(`${app}/`)))
  const tests = units([`--projects=${changedApps.join(',')}`], `--changed=${base}`, '--passWithNoTests')
  return [
    [...checks, ...(shown.length === 0 ? [] : [{ ...e2e, run: journeys('e2e', '--', ...shown) }])],
    changedApps.length === 0 ? [] : [{ ...unit, run: tests, within: (folder) => changedApps.some((app) => folder === `apps/${app}`) }]
  ]
}

/** `reached` comes of `since.mjs`; undefined is everything. */
export const lanesFor = (reached) => (reached === undefined ? allLanes : lanesOf(reached))
