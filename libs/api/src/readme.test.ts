import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const root = new URL('..', import.meta.url)
const blocks = [...readFileSync(new URL('README.md', root), 'utf8').matchAll(/```ts\n([^]*?)```/g)].map(([, code = '']) => code)

/** Turns every line `expression // → value` into a comparison that throws when they differ. */
const withChecks = (code: string): string =>
  `import { deepStrictEqual } from 'node:assert'\n${code.replace(/^(.+) \/\/ → (.+)$/gm, (_line, expression: string, value: string) => `;deepStrictEqual(${expression}, ${value})`)}`

const run = (code: string): string =>
  execFileSync(process.execPath, ['--conditions=@ljonething/source', '--input-type=module-typescript', '--eval', code], {
    cwd: root,
    encoding: 'utf8',
    stdio: 'pipe'
  })

describe('README', () => {
  it.each(blocks.map((code, index) => ({ code, at: index + 1, checks: code.split('// →').length - 1 })))(
    'example $at gives the $checks answers it shows',
    ({ code, checks }) => {
      expect(checks).toBeGreaterThan(0)
      expect(run(withChecks(code))).toBe('')
    }
  )

  it('a wrong answer would be noticed', () => {
    expect(() => run(withChecks('1 + 1 // → 3'))).toThrow()
  })
})
