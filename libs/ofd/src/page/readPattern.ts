/** A pattern (底纹): a tile and how it is repeated, from the corner of the object or of the page. Source: GB/T 33190-2016 §8.3.3. */
import { childOf } from '../xml/readXml.ts'
import type { XmlElement } from '../xml/readXml.ts'
import type { DrawnObject, Matrix, Pattern } from './Drawing.ts'
import { identity, inverse, matrixOf, numberOf, times } from './numbers.ts'

/** What is on a tile, from its own corner. */
export type ReadTile = (content: XmlElement | undefined) => readonly DrawnObject[]

/** `place`: from the object to the page. */
export const readPattern = (element: XmlElement, place: Matrix, readTile: ReadTile): Pattern | undefined => {
  const pattern = childOf(element, 'Pattern')
  const number = (name: string) => numberOf(pattern?.attributes.get(name))
  const [width = 0, height = 0] = [number('Width'), number('Height')]
  if (pattern === undefined || width <= 0 || height <= 0) return undefined
  const own = matrixOf(pattern.attributes.get('CTM')) ?? identity
  const fromPage = pattern.attributes.get('RelativeTo') === 'Page' ? inverse(place) : identity
  if (fromPage === undefined || inverse(own) === undefined) return undefined
  const reflected = pattern.attributes.get('ReflectMethod') ?? 'Normal'
  /** Tiles never lie over each other. */
  const step = (name: string, side: number) => Math.max(side, Math.abs(number(name) ?? side))
  return {
    kind: 'pattern',
    objects: readTile(childOf(pattern, 'CellContent')),
    width,
    height,
    step: [step('XStep', width), step('YStep', height)],
    mirrored: {
      columns: reflected === 'Column' || reflected === 'RowAndColumn',
      rows: reflected === 'Row' || reflected === 'RowAndColumn'
    },
    matrix: times(fromPage, own)
  }
}
