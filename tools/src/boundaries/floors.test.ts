import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { circlesOf, faultsOfFloors, isProduction, takerOf } from './floors.ts'
import type { Floors, Taker } from './floors.ts'

const root = join(import.meta.dirname, '../../..')
/** Every package: one without floors fails. */
const floored = globSync('{apps,libs}/*', { cwd: root })

const filesOf = (folder: string): readonly Taker[] =>
  globSync('**/*.{ts,tsx}', { cwd: join(root, folder, 'src') })
    .filter(isProduction)
    .map((path) => takerOf({ path, text: readFileSync(join(root, folder, 'src', path), 'utf8') }))

const floorsOf = (folder: string): Floors => JSON.parse(readFileSync(join(root, folder, 'floors.json'), 'utf8')).floors

const source = (path: string, text = ''): Taker => takerOf({ path, text })

describe.each(floored)('%s', (folder) => {
  const files = filesOf(folder)

  it('imports downwards only', () => {
    expect(files.length).toBeGreaterThan(5)
    expect(faultsOfFloors(floorsOf(folder), files)).toEqual([])
  })

  it('has no circle of files', () => {
    expect(circlesOf(files)).toEqual([])
  })
})

describe('docs/architecture.md', () => {
  const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8')
  /** First and second cell of each row of the table that comes after some words. */
  const rowsAfter = (words: string) =>
    (page.split(words)[1]?.match(/(?:^\|.*\n)+/m)?.[0] ?? '')
      .split('\n')
      .slice(2, -1)
      .map((row) => row.split('|').map((cell) => cell.trim()))
      .map(([, first = '', second = '']) => ({ first, second }))
  const namesIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
  /** A file stands for those directly in `src`, as do words; `…` for what is not named. */
  const drawn = (floor: string) => {
    const names = namesIn(floor).map((name) => (/\.tsx?$/.test(name) ? '.' : name))
    return { names: names.length > 0 ? names : ['.'], isWhole: !floor.includes('…') }
  }
  const isNamed = (folder: string, name: string) => (name.endsWith('/*') ? folder.startsWith(name.slice(0, -1)) : folder === name)
  const table = new Map(rowsAfter('From the top down:').map(({ first, second }) => [namesIn(first)[0], second.split(' · ').map(drawn)]))
  const drawings = table.set(
    'server',
    rowsAfter('Its floors (').flatMap(({ first }) => first.split(' over ').map(drawn))
  )

  it.each(floored)('draws the floors of %s as they are', (project) => {
    const drawing = drawings.get(basename(project)) ?? []
    const floors = floorsOf(project).toReversed()
    const heightOf = (folder: string) => {
      const exact = drawing.findIndex(({ names }) => names.includes(folder))
      return exact >= 0 ? exact : drawing.findIndex(({ names }) => names.some((name) => isNamed(folder, name)))
    }
    const misplaced = floors.flatMap((folders, height) =>
      folders.filter((folder) => heightOf(folder) !== height && (heightOf(folder) >= 0 || drawing[height]?.isWhole !== false))
    )
    expect(misplaced, 'name them in a table of floors of docs/architecture.md, on the floor of floors.json').toEqual([])
    const gone = drawing.flatMap(({ names }) => names).filter((name) => !floors.flat().some((folder) => isNamed(folder, name)))
    expect(gone, 'docs/architecture.md names what is no folder').toEqual([])
  })

  it('says what each folder of the service is for', () => {
    const told = rowsAfter('that `app.ts` lists:').flatMap(({ first }) => namesIn(first))
    expect(told.toSorted(), 'a row of the table of folders').toEqual(
      floorsOf('apps/server')
        .flat()
        .filter((folder) => folder !== '.')
        .toSorted()
    )
  })
})

describe('what is refused', () => {
  const floors: Floors = [['words'], ['plan', 'form'], ['rooms/front', 'rooms/back'], ['.']]
  const house = ['words/a.ts', 'plan/a.ts', 'form/a.ts', 'rooms/front/a.ts', 'rooms/back/a.ts', 'main.ts'].map((path) => source(path))
  const faults = (...planted: readonly Taker[]) => faultsOfFloors(floors, [...house, ...planted])

  it.each([
    ['a climb', "import { x } from '../plan/a.ts'"],
    ['a type that climbs', "import type { X } from '../plan/a.ts'"],
    ['a type named in place', "export type X = import('../plan/a.ts').X"],
    ['what is loaded later', "export const load = () => import('../plan/a.ts')"],
    ['what is handed on', "export * from '../plan/a.ts'"],
    ['an import for its effect', "import '../plan/a.ts'"]
  ])('%s, with file and line', (_what, text) => {
    expect(faults(source('words/b.ts', `// first\n\n${text}\n`))).toEqual(['words/b.ts:3: words may not take plan/a.ts, above it'])
  })

  it.each([
    ['form/b.ts', '../plan/a.ts', 'form/b.ts:1: form may not take plan/a.ts, beside it'],
    ['rooms/back/deep/b.ts', '../../front/a.ts', 'rooms/back/deep/b.ts:1: rooms/back may not take rooms/front/a.ts, beside it'],
    ['words/b.ts', '../main.ts', 'words/b.ts:1: words may not take main.ts, above it'],
    ['main2.ts', './words/testing/a.ts', 'main2.ts:1: takes words/testing/a.ts, which tests alone read'],
    ['main2.ts', './words/a.examples.tsx', 'main2.ts:1: takes words/a.examples.tsx, which tests alone read']
  ])('%s that takes %s', (path, to, fault) => {
    expect(faults(source(path, `import { x } from '${to}'`))).toEqual([fault])
  })

  it('a folder without a floor, a floor without a folder, a folder with two', () => {
    expect(faults(source('yard/a.ts'))).toEqual(['yard/a.ts: its folder stands on no floor'])
    expect(faults(source('rooms/side/a.ts'))).toEqual(['rooms/side/a.ts: its folder stands on no floor'])
    expect(faultsOfFloors([...floors, ['cellar']], house)).toEqual(['floors.json: cellar names no folder'])
    expect(faultsOfFloors([...floors, ['form']], house.slice(0, 2))).toContain('floors.json: form stands twice')
  })

  it('but not downwards, at home, in a test, in a comment or in a text', () => {
    const texts = ["// import '../plan/a.ts'", "/* export * from '../plan/a.ts' */", "export const t = `import '../plan/a.ts'`"]
    expect(faults(source('words/b.ts', texts.join('\n')))).toEqual([])
    expect(['words/b.test.ts', 'words/testing/b.ts', 'words/b.examples.tsx', 'words/b.ts'].filter(isProduction)).toEqual(['words/b.ts'])
    expect(faults(source('plan/b.ts', "import './a.ts'\nimport '../words/a.ts'\nimport 'effect'"))).toEqual([])
  })

  it('a circle of files, also one that types close', () => {
    const circle = [
      source('a.ts', "import type { B } from './b/b.ts'"),
      source('b/b.ts', "import './c.ts'"),
      source('b/c.ts', "import '../a.ts'")
    ]
    expect(circlesOf(circle)).toEqual(['a.ts → b/b.ts → b/c.ts → a.ts'])
    expect(circlesOf([...circle.slice(0, 2), source('b/c.ts')])).toEqual([])
  })
})
