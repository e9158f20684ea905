import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync, copyFileSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))

interface Manifest {
  readonly version?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly workspaces?: readonly string[]
}
const manifestOf = (folder: string): Manifest => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))

const dependenciesOf = (folder: string) => {
  const { dependencies, devDependencies } = manifestOf(folder)
  return Object.keys({ ...dependencies, ...devDependencies })
}

const sourcesOf = (folder: string) =>
  globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root, exclude: (path) => /node_modules|\bdist\b/.test(path) }).map((path) =>
    readFileSync(join(root, path), 'utf8')
  )

/** The folder depends on the package (or the root does, for tools) and at least one of its files imports it. */
const uses = (folder: string, name: string) =>
  [...dependenciesOf(folder), ...dependenciesOf('.')].includes(name) &&
  sourcesOf(folder).some((text) => new RegExp(`from '${name}(/[^']*)?'`).test(text))

describe('the parts of the workspace', () => {
  it('[R-card-01] layered domain packages and thin apps are workspaces of one repository', () => {
    expect(manifestOf('.').workspaces).toEqual(expect.arrayContaining(['libs/*', 'apps/*']))
    expect(existsSync(join(root, 'package-lock.json'))).toBe(true)
  })

  it('[R-1-30] the package version is 6.1.7, of the whole and of what is built from it', () => {
    const folders = ['.', ...globSync('{apps,libs}/*/package.json', { cwd: root }).map((path) => path.replace('/package.json', ''))]
    expect(folders.map((folder) => manifestOf(folder).version)).toEqual(folders.map(() => '6.1.7'))
  })

  it('[R-card-02] all source under apps and libs is TypeScript', () => {
    const others = globSync('{apps,libs}/*/src/**/*.{js,jsx,mjs,cjs}', { cwd: root, exclude: (path) => path.includes('node_modules') })
    expect(others).toEqual([])
  })

  it('[R-card-03 R-card-04 R-card-05] the portal is drawn with React', () => {
    expect(uses('apps/portal', 'react')).toBe(true)
    expect(uses('apps/portal', 'react-dom')).toBe(true)
  })

  it('[R-card-06] Nx runs the scripts', () => {
    expect(dependenciesOf('.')).toContain('nx')
    expect(readFileSync(join(root, 'tools/src/test-run/stages.mjs'), 'utf8')).toContain("['nx', ['run-many'")
  })

  it('[R-card-07] Vite builds the portal', () => {
    expect(uses('apps/portal', 'vite')).toBe(true)
  })

  it('[R-card-08] the contract is written with Effect', () => {
    expect(uses('libs/api', 'effect')).toBe(true)
  })

  it('[R-card-09 R-card-10] the portal routes with TanStack Router and keeps server state in React Query', () => {
    expect(uses('apps/portal', '@tanstack/react-router')).toBe(true)
    expect(uses('apps/portal', '@tanstack/react-query')).toBe(true)
  })

  it('[R-card-11 R-card-12] the design system stands on Radix and is styled with vanilla-extract', () => {
    expect(uses('libs/ui', 'radix-ui')).toBe(true)
    expect(uses('libs/ui', '@vanilla-extract/css')).toBe(true)
  })

  it('[R-card-13] portal tests get the answers of the contract through msw', () => {
    expect(dependenciesOf('.')).toContain('msw')
    expect(uses('apps/portal', 'msw')).toBe(true)
  })

  it('[R-card-14 R-card-15] tests run in Vitest, those of components in a browser that Playwright drives', () => {
    expect(uses('libs/domain', 'vitest')).toBe(true)
    expect(dependenciesOf('.')).toContain('playwright')
    expect(uses('libs/ui', '@vitest/browser-playwright')).toBe(true)
  })

  it('[R-card-16 R-card-17 R-card-18] the settings of the whole stand at the top', () => {
    for (const name of ['nx.json', 'package.json', 'tsconfig.base.json']) expect(existsSync(join(root, name)), name).toBe(true)
  })

  it('[R-card-19 R-card-20 R-card-21 R-card-22 R-card-23 R-card-24 R-card-25 R-card-26] every project stands where a newcomer looks', () => {
    const folders = ['apps/portal', 'libs/domain', 'libs/api', 'libs/validation', 'libs/crypto', 'libs/ui', 'libs/forms', 'e2e']
    for (const folder of folders) expect(existsSync(join(root, folder, 'package.json')), folder).toBe(true)
  })

  it('[R-card-34] screens stand on the design system, which is drawn with React, and on the domain and API libraries', () => {
    expect(dependenciesOf('apps/portal')).toEqual(expect.arrayContaining(['@ljonething/domain', '@ljonething/api', '@ljonething/ui']))
    expect(uses('libs/ui', 'react')).toBe(true)
    const below = ['libs/validation', 'libs/domain', 'libs/crypto', 'libs/api'].flatMap(dependenciesOf)
    expect(below).not.toContain('@ljonething/ui')
    expect(below).not.toContain('react')
  })

  it('[R-card-37] a rule of the domain answers in plain Node, without browser, service or test runner', () => {
    const script = "import { groupOf } from '@ljonething/domain/cases/caseStatus'; process.stdout.write(String(groupOf(51)))"
    const args = ['--conditions=@ljonething/source', '--input-type=module', '-e', script]
    expect(execFileSync(process.execPath, args, { cwd: join(root, 'tools'), encoding: 'utf8', env: {} })).toBe('notPassed')
  })
})

describe('another application', () => {
  const app = mkdtempSync(join(tmpdir(), 'consumer-'))
  const installed = join(app, 'node_modules/@ljonething/validation')

  beforeAll(() => {
    mkdirSync(installed, { recursive: true })
    const compiler = join(root, 'node_modules/typescript-native/bin/tsc')
    execFileSync(process.execPath, [compiler, '-p', join(root, 'libs/validation/tsconfig.build.json'), '--outDir', join(installed, 'dist')])
    copyFileSync(join(root, 'libs/validation/package.json'), join(installed, 'package.json'))
  })

  afterAll(() => rmSync(app, { recursive: true }))

  it('[R-card-38] installs the validation library alone and checks a citizen ID with it', () => {
    writeFileSync(
      join(app, 'main.mjs'),
      "import { isValid } from '@ljonething/validation/numbers/CitizenId'\nprocess.stdout.write(String([isValid('11010519491231002X'), isValid('110105194912310021')]))\n"
    )
    expect(execFileSync(process.execPath, ['main.mjs'], { cwd: app, encoding: 'utf8', env: {} })).toBe('true,false')
  })
})
