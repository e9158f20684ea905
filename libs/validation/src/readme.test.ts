import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { numberModules } from '../numberModules.ts'

const root = new URL('..', import.meta.url)
const page = readFileSync(new URL('README.md', root), 'utf8')
const blocks = [...page.matchAll(/```ts\n([^]*?)```/g)].map(([, code = '']) => code)

/** Turns every line `expression // → value` into a comparison that throws when they differ. */
const withChecks = (code: string): string =>
  `import { deepStrictEqual } from 'node:assert'\n${code.replace(/^(.+) \/\/ → (.+)$/gm, (_line, expression: string, value: string) => `deepStrictEqual(${expression}, ${value})`)}`

const run = (code: string): string =>
  execFileSync(process.execPath, ['--conditions=@ljonething/source', '--input-type=module-typescript', '--eval', code], {
    cwd: root,
    encoding: 'utf8',
    stdio: 'pipe'
  })

describe('README', () => {
  it.each(blocks.map((code, i) => ({ code, at: i + 1, checks: code.split('// →').length - 1 })))(
    'example $at gives the $checks answers it shows',
    ({ code, checks }) => {
      expect(checks).toBeGreaterThan(0)
      expect(run(withChecks(code))).toBe('')
    }
  )

  it('has a row for each number, with what its module gives besides what all give', () => {
    const namesIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, names = '']) => names.split(' '))
    const rows = [...page.matchAll(/^\| (`[A-Z].*?) \|.*\|(.*)\|$/gm)]
    const told = rows.flatMap(([, modules = '', gives = '']) => namesIn(modules).map((name) => [name, namesIn(gives).sort()] as const))
    const common = ['validate', 'isValid', 'compact']
    const given = Array.from(numberModules, ([name, module]) => [
      name,
      Object.keys(module)
        .filter((verb) => !common.includes(verb))
        .sort()
    ])
    expect(Object.fromEntries(told), 'the table of numbers in README.md').toEqual(Object.fromEntries(given))
  })

  it('a wrong answer would be noticed', () => {
    expect(() => run(withChecks('1 + 1 // → 3'))).toThrow()
  })
})
