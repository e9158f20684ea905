/**
 * Floors (楼层): `floors.json` of a package lists the folders of its `src`, the lowest floor first. A folder imports from lower floors only,
 * never from a higher one or from its own; types, re-exports and `import()` count. A file stands in the longest named folder that holds
 * it; those directly in `src` stand in `.`. What tests alone read (tests, `testing/`, examples) stands on no floor and is imported by
 * nothing that does. Beside it: no circle of files, also where types alone close it. Pure.
 */
import { posix } from 'node:path'
import ts from 'typescript'

export type Floors = readonly (readonly string[])[]

export interface Source {
  /** Under `src`, such as `drafts/Drafts.ts`. */
  readonly path: string
  readonly text: string
}

/** What a file takes of its own package, with the line that says so; `#platform/…` and other names are no files. */
export interface Taker {
  readonly path: string
  readonly takes: readonly { readonly line: number; readonly to: string }[]
}

const testsOnly = /(?:^|\/)testing\/|\.(?:test|spec|examples)\.tsx?$/

export const isProduction = (path: string): boolean => !testsOnly.test(path)

export const takerOf = ({ path, text }: Source): Taker => ({
  path,
  takes: ts.preProcessFile(text).importedFiles.flatMap(({ fileName, pos }) => {
    const to = posix.join(posix.dirname(path), fileName)
    return !fileName.startsWith('.') || to.startsWith('..') ? [] : [{ line: text.slice(0, pos).split('\n').length, to }]
  })
})

const holds = (folder: string, path: string): boolean => (folder === '.' ? !path.includes('/') : path.startsWith(`${folder}/`))

const placesOf = (floors: Floors) => {
  const heights = new Map(floors.flatMap((folders, height) => folders.map((folder) => [folder, height] as const)))
  const folders = [...heights.keys()].toSorted((a, b) => b.length - a.length)
  return (path: string) => {
    const folder = folders.find((each) => holds(each, path))
    return folder === undefined ? undefined : { folder, height: heights.get(folder) ?? 0 }
  }
}

/** What stands against the floors, each with file and line. */
export const faultsOfFloors = (floors: Floors, files: readonly Taker[]): readonly string[] => {
  const placeOf = placesOf(floors)
  const homeless = files.flatMap(({ path }) => (placeOf(path) === undefined ? [`${path}: its folder stands on no floor`] : []))
  const stoodIn = new Set(files.map(({ path }) => placeOf(path)?.folder))
  const empty = floors.flat().flatMap((folder) => (stoodIn.has(folder) ? [] : [`floors.json: ${folder} names no folder`]))
  const twice = floors.flat().flatMap((folder, i, all) => (all.indexOf(folder) < i ? [`floors.json: ${folder} stands twice`] : []))
  const refused = ({ path, takes }: Taker) =>
    takes.flatMap(({ line, to }) => {
      if (testsOnly.test(to)) return [`${path}:${line}: takes ${to}, which tests alone read`]
      const [here, there] = [placeOf(path), placeOf(to)]
      if (here === undefined || there === undefined || here.folder === there.folder || there.height < here.height) return []
      return [`${path}:${line}: ${here.folder} may not take ${to}, ${there.height > here.height ? 'above it' : 'beside it'}`]
    })
  return [...homeless, ...empty, ...twice, ...files.flatMap(refused)]
}

/** Circles of files: each as its files in order. */
export const circlesOf = (files: readonly Taker[]): readonly string[] => {
  const taken = new Map(files.map(({ path, takes }) => [path, takes.map(({ to }) => to)] as const))
  const done = new Set<string>()
  const circles: string[] = []
  const walk = (path: string, way: readonly string[]): void => {
    const start = way.indexOf(path)
    if (start >= 0) circles.push([...way.slice(start), path].join(' → '))
    if (start >= 0 || done.has(path)) return
    for (const to of taken.get(path) ?? []) walk(to, [...way, path])
    done.add(path)
  }
  for (const path of taken.keys()) walk(path, [])
  return circles
}
