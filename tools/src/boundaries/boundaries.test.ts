import { fileURLToPath } from 'node:url'
import { ESLint } from 'eslint'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { allowed, http, layers, markup, pureLibraries } from './violations.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const eslint = new ESLint({ cwd: root, overrideConfigFile: join(root, 'eslint.config.mjs') })

/** Rules that refuse this code, if it stood in this file. */
const refusals = async (file: string, code: string) => {
  const results = await eslint.lintText(code, { filePath: join(root, file) })
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => ruleId ?? message))
}

describe('who may import whom', () => {
  it.each(pureLibraries)('[R-card-27] $promise: $rule refuses it in $file', async ({ file, code, rule }) => {
    expect(await refusals(file, code)).toContain(rule)
  })

  it.each(layers)('$promise: $rule refuses it in $file', async ({ file, code, rule }) => {
    expect(await refusals(file, code)).toContain(rule)
  })

  it.each(http)('[R-card-35] $promise: $rule refuses it in $file', async ({ file, code, rule }) => {
    expect(await refusals(file, code)).toContain(rule)
  })

  it.each(markup)('$promise: $rule refuses it in $file', async ({ file, code, rule }) => {
    expect(await refusals(file, code)).toContain(rule)
  })

  it.each(allowed)('$promise: nothing refuses it in $file', async ({ file, code }) => {
    expect(await refusals(file, code)).toEqual([])
  })
})
