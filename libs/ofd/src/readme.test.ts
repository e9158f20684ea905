import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { SealStatus } from './seals/checkSeals.ts'

const root = new URL('..', import.meta.url)
const page = readFileSync(new URL('README.md', root), 'utf8')
const examples = Array.from(page.matchAll(/^```ts\n(.*?)^```/gms), ([, code = '']) => code)

/** Turns every line `expression // → value` into a comparison that throws when they differ. */
const withChecks = (code: string) =>
  `import { deepStrictEqual } from 'node:assert'\n${code.replace(/^(.+) \/\/ → (.+)$/gm, (_line, given: string, value: string) => `;deepStrictEqual(${given}, ${value})`)}`

const run = (code: string) =>
  execFileSync(process.execPath, ['--conditions=@ljonething/source', '--input-type=module-typescript', '--eval', code], {
    cwd: root,
    encoding: 'utf8',
    stdio: 'pipe'
  })

describe('README', () => {
  it.each(examples.map((code, at) => ({ code, at: at + 1, answers: code.split('// →').length - 1 })))(
    'example $at gives the $answers answers it shows',
    ({ code, answers }) => {
      expect(answers).toBeGreaterThan(0)
      expect(run(withChecks(code))).toBe('')
    }
  )

  it('says what each status of a seal means', () => {
    const statuses: Readonly<Record<SealStatus, true>> = {
      ...{ valid: true, partial: true, changed: true, forged: true },
      ...{ expired: true, untrusted: true, unknown: true }
    }
    const said = Array.from(page.matchAll(/^\| `([a-z]+)` \|/gm), ([, name = '']) => name)
    expect(said.toSorted()).toEqual(Object.keys(statuses).toSorted())
  })

  it('a wrong answer would be noticed', () => {
    expect(() => run(withChecks('1 + 1 // → 3'))).toThrow()
  })
})
