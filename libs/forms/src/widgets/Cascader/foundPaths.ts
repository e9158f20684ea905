import type { DictionaryOption } from '@ljonething/domain/form/FormDescription'
import type { NamedValue } from '@ljonething/domain/values/namedValue'
import type { Level } from './useLevels.ts'

type Path = readonly NamedValue[]

/** The first paths whose last name holds the keyword (级联查找), of a tree at hand or of the levels that were loaded; no more is looked at. */
export const foundPaths = (
  tree: readonly DictionaryOption[],
  levels: readonly Level[],
  open: Path,
  keyword: string,
  most: number
): readonly Path[] => {
  const found: Path[] = []
  for (const path of tree.length > 0 ? pathsBelow(tree, []) : loadedPaths(levels, open)) {
    if (path.at(-1)?.name.includes(keyword) === true) found.push(path)
    if (found.length === most) break
  }
  return found
}

function* pathsBelow(options: readonly DictionaryOption[], above: Path): Generator<Path> {
  for (const { name, value, children = [] } of options) {
    const path = [...above, { name, value }]
    yield path
    yield* pathsBelow(children, path)
  }
}

function* loadedPaths(levels: readonly Level[], open: Path): Generator<Path> {
  for (const [index, level] of levels.entries())
    if (level.state === 'ready') for (const { name, value } of level.options) yield [...open.slice(0, index), { name, value }]
}
