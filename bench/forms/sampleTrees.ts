/** Countries of three sizes (样本树) as they travel: as the text of a tree, and as nested objects in JSON. */
import type { NestedOption } from '@ljonething/domain/values/treeOption'
import { treeText } from '@ljonething/domain/tree/treeText'
import { countryText, nested, rowsOf } from '../libs/sampleRegions.ts'
import type { RegionNode } from '../libs/sampleRegions.ts'

/** Regions in a region of each level, by how many that makes. */
const shapes: Readonly<Record<number, readonly number[]>> = {
  1_444: [38, 37],
  49_476: [31, 11, 9, 15],
  647_931: [31, 11, 9, 15, 13]
}

export const treeSizes: readonly number[] = Object.keys(shapes).map(Number)

export interface SampleTree {
  readonly flat: string
  readonly nested: string
  /** The first name in each of the first roots. */
  readonly branches: readonly string[]
  /** Part of a name that many have, so that the first of them are all that is looked for. */
  readonly common: string
  /** A whole name, which few others are, so that a search goes through all of them. */
  readonly rare: string
}

const asOption = ({ code, name, children }: RegionNode): NestedOption => ({
  value: code,
  name,
  ...(children.length === 0 ? {} : { children: children.map(asOption) })
})

export const sampleTree = (size: number): SampleTree => {
  const rows = rowsOf(countryText(shapes[size]))
  const options = nested(rows).map(asOption)
  return {
    flat: treeText(options),
    nested: JSON.stringify(options).replaceAll('"name":', '"label":'),
    branches: options.slice(0, 5).map(({ children }) => children?.[0]?.name ?? ''),
    common: (rows[Math.floor(rows.length * 0.6)]?.name ?? '').slice(0, 1),
    rare: rows[Math.floor(rows.length * 0.6)]?.name ?? ''
  }
}
