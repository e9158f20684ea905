/**
 * The stages of `npm test`, in two lanes that run beside each other: while the browsers of one wait, the other works. Within a lane they run in
 * their order; what needs the built portal stands behind `build`. A stage is named by its `key`. `tests` says which reports count it
 * (`reports.mjs`); every other stage counts as one check. `limitMinutes` ends a stage that hangs and judges no speed; a stage that is
 * `onlyNamed` runs when its key is asked for.
 */
const nx = (...args) => ['nx', ['run-many', ...args]]
const npm = (script) => ['npm', ['run', '--silent', script]]

const vitestArgs = ['--reporter=default', '--reporter=json', '--outputFile.json=reports/tests.json']
const journeys = (target) => nx('-t', target, '--output-style=stream-without-prefixes')

const scenes = { key: 'scenes', run: journeys('scenes'), tests: 'scenes', browser: true, limitMinutes: 40 }

const checksAndJourneys = [
  { key: 'build', title: '构建门户与各库', run: nx('-t', 'build', '--parallel=1'), limitMinutes: 20 },
  { key: 'lint', title: '边界与代码规范', run: nx('-t', 'lint', '--parallel=1'), limitMinutes: 20 },
  { key: 'types', title: '类型检查', run: nx('-t', 'typecheck', '--parallel=1'), limitMinutes: 20 },
  { key: 'unreached', title: '没有程序用到的代码', run: npm('unreached'), limitMinutes: 10 },
  { key: 'content', title: '内容检查', run: npm('content:check'), limitMinutes: 20 },
  { key: 'size', title: '体积与发布包检查', run: nx('-t', 'size', 'lint:package', '--parallel=1'), limitMinutes: 20 },
  { key: 'e2e', title: '浏览器全流程', run: journeys('e2e'), tests: 'playwright', browser: true, limitMinutes: 40 },
  { ...scenes, title: '全部主题，示例的一组作答', env: { SCENE_SET: 'example' } },
  { ...scenes, title: '全部主题，事项最多的一组作答', env: { SCENE_SET: 'most' }, onlyNamed: true }
]

const unit = {
  key: 'unit',
  title: '单元、服务与组件测试',
  run: nx('-t', 'test', '--parallel=1', '--', ...vitestArgs),
  tests: 'vitest',
  browser: true,
  limitMinutes: 40
}

export const lanes = [checksAndJourneys, [unit]]
