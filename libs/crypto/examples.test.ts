import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8')
const examples = Array.from(readme.matchAll(/^```ts\n(.*?)^```/gms), ([, code = '']) => code)

const check = `
import assert from 'node:assert/strict'
const gives = (actual, expected) => expected instanceof RegExp ? assert.match(actual, expected) : assert.deepEqual(actual, expected)
`
const checked = (code: string) => check + code.replace(/^(.+) \/\/ → (.+)$/gm, ';gives($1, $2)')

describe('the README', () => {
  it('has an example for every module', () => {
    for (const name of ['BlockCipher', 'InvalidCipherConfig', 'FormValueCodec', 'ClientId', 'Sm3', 'Sm2']) {
      expect(examples.join('')).toContain(`'@ljonething/crypto/${name}'`)
    }
  })

  it.each(examples)('shows what this example gives: %s', (code) => {
    const args = ['--conditions=@ljonething/source', '--input-type=module-typescript', '--eval', checked(code)]
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: import.meta.dirname, encoding: 'utf8' })
    expect(stderr).toBe('')
    expect(status).toBe(0)
  })
})
