import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

it('the size budgets hold, of every module that stands alone', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['size.mjs'], { cwd: new URL('..', import.meta.url), encoding: 'utf8' })
  expect(stderr).toBe('')
  expect(stdout).toMatch(/^numbers\/CitizenId\.ts +\d+ of 1088 B gzip$/m)
  expect(status, stdout).toBe(0)
})
