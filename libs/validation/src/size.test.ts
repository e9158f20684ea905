import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'

describe('the size budgets', () => {
  it('hold: all of validation within 8 KB, every number module within 1 KB', () => {
    const lines = execFileSync(process.execPath, ['size.mjs'], { cwd: new URL('..', import.meta.url), encoding: 'utf8', stdio: 'pipe' })
      .trim()
      .split('\n')
    const sizes = lines.map((line) => /(\d+) of (\d+) B gzip$/.exec(line)?.slice(1).map(Number) ?? [])
    expect(sizes).toHaveLength(13)
    for (const [size = Infinity, budget = 0] of sizes) expect(size).toBeLessThanOrEqual(budget)
    expect(sizes[0]?.[1]).toBe(8192)
  }, 60_000)
})
