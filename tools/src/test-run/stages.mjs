/**
 * The stages of `npm test`, in order. `tests: 'vitest'` and `tests: 'playwright'` are counted from their reports; every other
 * stage counts as one check. `limitMinutes` ends a stage that hangs; a stage that is `onlyNamed` runs when its key is asked for. Two workspaces
 * are checked at a time, so that one works while the other starts or waits.
 */
const nx = (...args) => ['nx', ['run-many', ...args]]

/** No test is about time: a busy machine may take its time. */
const vitestArgs = ['--reporter=default', '--reporter=json', '--outputFile.json=reports/tests.json', '--testTimeout=30000']

export const stages = [
  { key: 'lint', title: '边界与代码规范', run: nx('-t', 'lint', '--parallel=2'), limitMinutes: 6 },
  { key: 'types', title: '类型检查', run: nx('-t', 'typecheck', '--parallel=2'), limitMinutes: 6 },
  { key: 'unreached', title: '没有程序用到的代码', run: ['npm', ['run', '--silent', 'unreached']], limitMinutes: 3 },
  { key: 'content', title: '内容检查', run: ['npm', ['run', '--silent', 'content:check']], limitMinutes: 6 },
  {
    key: 'unit',
    title: '单元、服务与组件测试',
    run: nx('-t', 'test', '--parallel=2', '--', ...vitestArgs),
    tests: 'vitest',
    browser: true,
    limitMinutes: 25
  },
  { key: 'build', title: '构建门户与各库', run: nx('-t', 'build', '--parallel=1'), limitMinutes: 8 },
  { key: 'size', title: '体积与发布包检查', run: nx('-t', 'size', 'lint:package', '--parallel=1'), limitMinutes: 6 },
  {
    key: 'e2e',
    title: '浏览器全流程',
    run: nx('-t', 'e2e', '--output-style=stream-without-prefixes'),
    tests: 'playwright',
    browser: true,
    limitMinutes: 22
  },
  {
    key: 'scenes',
    title: '全部主题，示例的一组作答',
    run: nx('-t', 'scenes', '--output-style=stream-without-prefixes'),
    env: { SCENE_SET: 'example' },
    tests: 'scenes',
    browser: true,
    limitMinutes: 12
  },
  {
    key: 'scenes',
    title: '全部主题，事项最多的一组作答',
    run: nx('-t', 'scenes', '--output-style=stream-without-prefixes'),
    env: { SCENE_SET: 'most' },
    tests: 'scenes',
    browser: true,
    onlyNamed: true,
    limitMinutes: 12
  }
]
