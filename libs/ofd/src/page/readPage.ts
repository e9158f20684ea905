/**
 * A page as what is to be drawn (页面): templates behind, its layers, templates in front, then annotations. Source: GB/T 33190-2016 §7.7, §14.
 */
import type { Archive } from '../archive/openArchive.ts'
import { location } from '../archive/location.ts'
import { readResources } from '../document/Resources.ts'
import type { Resources } from '../document/Resources.ts'
import { OfdRefused } from '../archive/OfdRefused.ts'
import { childOf, childrenOf, readXml, textOf } from '../xml/readXml.ts'
import type { XmlElement } from '../xml/readXml.ts'
import type { Box, DrawnObject, PageDrawing } from './Drawing.ts'
import { boxOf, identity, moved } from './numbers.ts'
import { pageRoom, readObjects } from './readObjects.ts'
import type { PageRoom } from './readObjects.ts'
import { boxPath } from './readPath.ts'

export interface PageSource {
  readonly archive: Archive
  readonly resources: Resources
  /** Of the document, where the page says none. */
  readonly area: Box
  readonly file: string
  readonly templates: ReadonlyMap<string, { readonly file: string; readonly isFront: boolean }>
  readonly annotations: readonly string[]
}

/** The largest page there is; five metres. */
const longestSide = 5_000
const a4: Box = { x: 0, y: 0, width: 210, height: 297 }

const fits = ({ width, height }: Box) => width > 0 && height > 0 && width <= longestSide && height <= longestSide

/** The paper; where it says no size that can be, A4. */
export const areaOf = (element: XmlElement | undefined, unsaid: Box = a4): Box => {
  const box = boxOf(textOf(element, 'PhysicalBox')) ?? boxOf(textOf(element, 'ApplicationBox')) ?? unsaid
  return fits(box) ? box : a4
}

const layerOrder: ReadonlyMap<string, number> = new Map([
  ['Background', 0],
  ['Body', 1],
  ['Foreground', 2]
])
const orderOf = (layer: XmlElement) => layerOrder.get(layer.attributes.get('Type') ?? 'Body') ?? 1

const resourcesOf = ({ archive, resources }: PageSource, file: string, root: XmlElement): Resources => {
  const files = childrenOf(root, 'PageRes').flatMap((element) => location(file, element.text) ?? [])
  return files.length === 0 ? resources : readResources(archive, files, resources)
}

interface Part {
  readonly source: PageSource
  readonly room: PageRoom
  readonly area: Box
}

const layersOf = (root: XmlElement, resources: Resources, { area, room }: Part): readonly DrawnObject[] =>
  childrenOf(childOf(root, 'Content'), 'Layer')
    .toSorted((one, other) => orderOf(one) - orderOf(other))
    .flatMap((layer) =>
      readObjects(layer, {
        resources,
        room,
        matrix: area.x === 0 && area.y === 0 ? identity : moved(-area.x, -area.y),
        clips: [],
        alpha: 1,
        layer: layer.attributes.get('DrawParam'),
        depth: 0
      })
    )

/** A template has no templates of its own, so that none can go round in a circle. */
const templateOf = (file: string, part: Part): readonly DrawnObject[] => {
  const bytes = part.source.archive.read(file)
  if (bytes === undefined) {
    part.room.skipped += 1
    return []
  }
  const root = readXml(bytes)
  return layersOf(root, resourcesOf(part.source, file, root), part)
}

const annotationsOf = (file: string, part: Part): readonly DrawnObject[] => {
  const bytes = part.source.archive.read(file)
  if (bytes === undefined) {
    part.room.skipped += 1
    return []
  }
  return childrenOf(readXml(bytes), 'Annot').flatMap((annotation) => {
    const appearance = childOf(annotation, 'Appearance')
    if (annotation.attributes.get('Visible') === 'false') return []
    const boundary = boxOf(appearance?.attributes.get('Boundary')) ?? part.area
    const matrix = moved(boundary.x - part.area.x, boundary.y - part.area.y)
    return readObjects(appearance, {
      resources: part.source.resources,
      room: part.room,
      matrix,
      clips: [{ matrix, path: boxPath(boundary.width, boundary.height), rule: 'nonzero' }],
      alpha: 1,
      layer: undefined,
      depth: 0
    })
  })
}

/** A part beside the page that is damaged is left out and counted; what is too large ends it all. */
const unlessBroken = (room: PageRoom, read: () => readonly DrawnObject[]): readonly DrawnObject[] => {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof OfdRefused) || error.reason !== 'broken') throw error
    room.skipped += 1
    return []
  }
}

/** Throws OfdRefused. */
export const readPage = (source: PageSource): PageDrawing => {
  const bytes = source.archive.read(source.file)
  if (bytes === undefined) throw new OfdRefused('broken')
  const root = readXml(bytes)
  const area = areaOf(childOf(root, 'Area'), source.area)
  const room = pageRoom()
  const part = { source, room, area }
  const used = childrenOf(root, 'Template').slice(0, 64)
  const templates = (inFront: boolean) =>
    used.flatMap((element) => {
      const template = source.templates.get(element.attributes.get('TemplateID') ?? '')
      if (template === undefined) return []
      const order = element.attributes.get('ZOrder')
      const isFront = order === undefined ? template.isFront : order === 'Foreground'
      return isFront === inFront ? unlessBroken(room, () => templateOf(template.file, part)) : []
    })
  const objects = [
    ...templates(false),
    ...layersOf(root, resourcesOf(source, source.file, root), part),
    ...templates(true),
    ...source.annotations.flatMap((file) => unlessBroken(room, () => annotationsOf(file, part)))
  ]
  return { width: area.width, height: area.height, objects, skipped: room.skipped }
}
