import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const outside = (path: string) => /node_modules|\bdist\b|\btesting\b|\.test\.tsx?$/.test(path)

/** 128 bits in hexadecimal, as a quoted text. */
const keyLiteral = /['"][0-9a-fA-F]{32}['"]/

it('[R-7-17] no cipher key stands in the source: keys are configuration', () => {
  const sources = globSync('{apps,libs}/*/src/**/*.{ts,tsx}', { cwd: root }).filter((path) => !outside(path))
  expect(sources.length).toBeGreaterThan(100)
  expect(sources.filter((path) => keyLiteral.test(readFileSync(join(root, path), 'utf8')))).toEqual([])
})
