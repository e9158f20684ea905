/**
 * The objects of a page, a template, an annotation or a composite (图元) as what is to be drawn. What is not known is left out and counted.
 * Composites are unfolded at most 12 deep, at most 100,000 objects and 400,000 letters a page. An object is not cut off at its boundary, which
 * many writers set too small for a line or a letter; pictures fill it.
 * Source: GB/T 33190-2016 §8.5, §9 to §13.
 */
import type { Resources } from '../document/Resources.ts'
import { OfdRefused } from '../archive/OfdRefused.ts'
import { childOf, childrenOf } from '../xml/readXml.ts'
import type { XmlElement } from '../xml/readXml.ts'
import type { Clip, DrawnObject, FillRule, Matrix } from './Drawing.ts'
import { boxOf, identity, mapped, matrixOf, moved, numberOf, times } from './numbers.ts'
import { readBorder } from './readBorder.ts'
import { black, readLook } from './readPaint.ts'
import type { Look } from './readPaint.ts'
import { readPath } from './readPath.ts'
import { readText } from './readText.ts'

const deepest = 12
const mostObjects = 100_000
const mostLetters = 400_000

/** What all files of one page add up to. */
export interface PageRoom {
  objects: number
  letters: number
  skipped: number
}

export const pageRoom = (): PageRoom => ({ objects: 0, letters: 0, skipped: 0 })

export interface Surroundings {
  readonly resources: Resources
  readonly room: PageRoom
  readonly matrix: Matrix
  readonly clips: readonly Clip[]
  readonly alpha: number
  readonly layer: string | undefined
  readonly depth: number
}

const ruleOf = (element: XmlElement): FillRule => (element.attributes.get('Rule') === 'Even-Odd' ? 'evenodd' : 'nonzero')

/** From the object to what is around it: its own matrix, then the corner of its boundary. */
const placeOf = (element: XmlElement): Matrix => {
  const boundary = boxOf(element.attributes.get('Boundary'))
  const own = matrixOf(element.attributes.get('CTM')) ?? identity
  return boundary === undefined ? own : times(moved(boundary.x, boundary.y), own)
}

const isOn = (element: XmlElement, name: string, unsaid: boolean): boolean => {
  const said = element.attributes.get(name)
  return said === undefined ? unsaid : said !== 'false'
}

/** The areas of one clip add up, several clips hold together. */
const clipsOf = (element: XmlElement, matrix: Matrix, corner: Matrix, room: PageRoom): readonly Clip[] => {
  const list = childOf(element, 'Clips')
  const base = list?.attributes.get('TransFlag') === 'false' ? corner : matrix
  return childrenOf(list, 'Clip').flatMap((clip): readonly Clip[] => {
    const areas = childrenOf(clip, 'Area').flatMap((area) => {
      const path = childOf(area, 'Path')
      const data = childOf(path, 'AbbreviatedData')
      if (path === undefined || data === undefined) return []
      const own = times(matrixOf(area.attributes.get('CTM')) ?? identity, placeOf(path))
      return [{ matrix: times(base, own), path: readPath(data.text), rule: ruleOf(path) }]
    })
    const [first] = areas
    if (first === undefined) {
      room.skipped += 1
      return []
    }
    if (areas.length === 1) return [first]
    const steps = areas.map(({ path }) => path.steps).join('')
    return [
      { matrix: identity, rule: 'nonzero', path: { steps, values: areas.flatMap(({ matrix: of, path }) => mapped(of, path.values)) } }
    ]
  })
}

/** Of an object: its matrix, and that of the corner of its boundary. */
interface Place extends Surroundings {
  readonly corner: Matrix
}

type Reader = (element: XmlElement, around: Place, look: Look) => readonly DrawnObject[]

const path: Reader = (element, { matrix, clips, alpha }, { fill, stroke }) => {
  const data = readPath(childOf(element, 'AbbreviatedData')?.text ?? '')
  if (data.steps === '') return []
  return [
    {
      kind: 'path',
      matrix,
      clips,
      alpha,
      path: data,
      rule: ruleOf(element),
      fill: isOn(element, 'Fill', false) ? fill : undefined,
      stroke: isOn(element, 'Stroke', true) ? stroke : undefined
    }
  ]
}

const text: Reader = (element, { matrix, clips, alpha, resources, room }, { attribute, fill, stroke }) => {
  const { glyphs, isLoose } = readText(element, mostLetters - room.letters)
  room.letters += glyphs.length
  if (glyphs.length === 0) return []
  const font = resources.font(attribute('Font'))
  return [
    {
      kind: 'text',
      matrix,
      clips,
      alpha,
      font,
      size: Math.abs(numberOf(attribute('Size')) ?? 0),
      glyphs,
      isLoose,
      stretch: numberOf(attribute('HScale')) ?? 1,
      turn: numberOf(attribute('CharDirection')) ?? 0,
      way: numberOf(attribute('ReadDirection')) ?? 0,
      weight: numberOf(attribute('Weight')) ?? (font?.isBold === true ? 700 : 400),
      isItalic: isOn(element, 'Italic', font?.isItalic ?? false),
      fill: isOn(element, 'Fill', true) ? (fill ?? black) : undefined,
      stroke: isOn(element, 'Stroke', false) ? stroke : undefined
    }
  ]
}

const image: Reader = (element, { matrix, corner, clips, alpha, resources, room }) => {
  const medium = resources.medium(element.attributes.get('ResourceID')) ?? resources.medium(element.attributes.get('Substitution'))
  if (medium === undefined) {
    room.skipped += 1
    return []
  }
  const boundary = boxOf(element.attributes.get('Boundary'))
  const unit: Matrix = element.attributes.has('CTM') || boundary === undefined ? identity : [boundary.width, 0, 0, boundary.height, 0, 0]
  const mask = resources.medium(element.attributes.get('ImageMask'))
  if (mask === undefined && element.attributes.has('ImageMask')) room.skipped += 1
  const around = childOf(element, 'Border')
  const border = around && readBorder(around, times(matrixOf(element.attributes.get('CTM')) ?? identity, unit), resources)
  return [
    { kind: 'image', matrix: times(matrix, unit), clips, alpha, format: medium.format, bytes: medium.bytes, mask },
    ...(border === undefined ? [] : [{ kind: 'path', matrix: corner, clips, alpha, rule: 'nonzero', fill: undefined, ...border } as const])
  ]
}

const composite: Reader = (element, around) => {
  const unit = around.resources.composite(element.attributes.get('ResourceID'))
  if (unit === undefined || around.depth >= deepest) {
    around.room.skipped += 1
    return []
  }
  return readObjects(childOf(unit, 'Content'), { ...around, depth: around.depth + 1 })
}

const readers: Readonly<Record<string, Reader>> = { PathObject: path, TextObject: text, ImageObject: image, CompositeObject: composite }

const readObject = (element: XmlElement, around: Surroundings): readonly DrawnObject[] => {
  const { room } = around
  room.objects += 1
  if (room.objects > mostObjects) throw new OfdRefused('tooLarge')
  if (element.name === 'PageBlock') return around.depth >= deepest ? [] : readObjects(element, { ...around, depth: around.depth + 1 })
  const reader = Object.hasOwn(readers, element.name) ? readers[element.name] : undefined
  if (reader === undefined) {
    room.skipped += 1
    return []
  }
  if (!isOn(element, 'Visible', true)) return []
  const matrix = times(around.matrix, placeOf(element))
  const look = readLook(element, {
    resources: around.resources,
    layer: around.layer,
    matrix,
    readTile: (content) =>
      around.depth >= deepest ? [] : readObjects(content, { ...around, matrix: identity, clips: [], alpha: 1, depth: around.depth + 1 }),
    onSkip: () => (room.skipped += 1)
  })
  const boundary = boxOf(element.attributes.get('Boundary'))
  const corner = boundary === undefined ? around.matrix : times(around.matrix, moved(boundary.x, boundary.y))
  const alpha = around.alpha * (Math.min(255, Math.max(0, numberOf(look.attribute('Alpha')) ?? 255)) / 255)
  const clips = [...around.clips, ...clipsOf(element, matrix, corner, room)]
  return reader(element, { ...around, matrix, corner, clips, alpha }, look)
}

export const readObjects = (parent: XmlElement | undefined, around: Surroundings): readonly DrawnObject[] =>
  (parent?.children ?? []).flatMap((element) => readObject(element, around))
