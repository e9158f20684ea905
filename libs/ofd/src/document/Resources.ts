/** What pages point at by number (资源): fonts, drawing parameters, media, composites, colour spaces. Source: GB/T 33190-2016 §7.9. */
import type { Archive } from '../archive/openArchive.ts'
import { location } from '../archive/location.ts'
import { childrenOf, readXml, textOf } from '../xml/readXml.ts'
import type { XmlElement } from '../xml/readXml.ts'
import { readColourSpace } from './colourSpaces.ts'
import type { ColourSpace } from './colourSpaces.ts'
import type { Font } from './Font.ts'

export interface Medium {
  readonly format: string
  readonly bytes: () => Uint8Array | undefined
}

export interface Resources {
  readonly font: (id: string | undefined) => Font | undefined
  readonly medium: (id: string | undefined) => Medium | undefined
  readonly drawParam: (id: string | undefined) => XmlElement | undefined
  readonly composite: (id: string | undefined) => XmlElement | undefined
  /** Without a number the one of the document, where it has one. */
  readonly colourSpace: (id: string | undefined) => ColourSpace | undefined
}

const isTrue = (element: XmlElement, name: string) => element.attributes.get(name) === 'true'

/** Unfolded once, however often it is pointed at. */
const once = (archive: Archive, name: string): (() => Uint8Array | undefined) => {
  let read: { readonly bytes: Uint8Array | undefined } | undefined
  return () => (read ??= { bytes: archive.read(name) }).bytes
}

const fontOf = (archive: Archive, folder: string, element: XmlElement): Font => {
  const file = location(folder, textOf(element, 'FontFile') ?? '')
  return {
    name: element.attributes.get('FontName') ?? '',
    family: element.attributes.get('FamilyName'),
    isSerif: isTrue(element, 'Serif'),
    isFixedWidth: isTrue(element, 'FixedWidth'),
    isBold: isTrue(element, 'Bold'),
    isItalic: isTrue(element, 'Italic'),
    file: file === undefined ? undefined : once(archive, file)
  }
}

const mediumOf = (archive: Archive, folder: string, element: XmlElement): Medium | undefined => {
  const file = location(folder, textOf(element, 'MediaFile') ?? '')
  if (file === undefined || element.attributes.get('Type') === 'Video' || element.attributes.get('Type') === 'Audio') return undefined
  const ending = /\.(\w{1,8})$/.exec(file)?.[1] ?? ''
  return { format: (element.attributes.get('Format') ?? ending).toLowerCase(), bytes: once(archive, file) }
}

/**
 * `files`: names of resource files (PublicRes, DocumentRes, PageRes); of one id the first counts. `usualSpace`: the colour space of colours that
 * name none. A file that is missing or damaged throws
 * OfdRefused.
 */
export const readResources = (archive: Archive, files: readonly string[], below?: Resources, usualSpace?: string): Resources => {
  const fonts = new Map<string, Font>()
  const media = new Map<string, Medium>()
  const drawParams = new Map<string, XmlElement>()
  const composites = new Map<string, XmlElement>()
  const spaces = new Map<string, ColourSpace>()
  for (const file of files) {
    const bytes = archive.read(file)
    if (bytes === undefined) continue
    const root = readXml(bytes)
    const base = root.attributes.get('BaseLoc')
    /** A name in the folder of the media, so that locations are read from there. */
    const folder = base === undefined || base.trim() === '' ? file : `${location(file, base) ?? ''}/.`
    const each = (group: string, name: string, keep: (id: string, element: XmlElement) => void) => {
      for (const list of childrenOf(root, group)) {
        for (const element of childrenOf(list, name)) {
          const id = element.attributes.get('ID')
          if (id !== undefined) keep(id, element)
        }
      }
    }
    each('Fonts', 'Font', (id, element) => void (fonts.has(id) || fonts.set(id, fontOf(archive, folder, element))))
    each('DrawParams', 'DrawParam', (id, element) => void (drawParams.has(id) || drawParams.set(id, element)))
    each('CompositeGraphicUnits', 'CompositeGraphicUnit', (id, element) => void (composites.has(id) || composites.set(id, element)))
    each('ColorSpaces', 'ColorSpace', (id, element) => {
      const space = readColourSpace(element)
      if (space !== undefined && !spaces.has(id)) spaces.set(id, space)
    })
    each('MultiMedias', 'MultiMedia', (id, element) => {
      const medium = mediumOf(archive, folder, element)
      if (medium !== undefined && !media.has(id)) media.set(id, medium)
    })
  }
  const found =
    <A>(own: ReadonlyMap<string, A>, under: ((id: string | undefined) => A | undefined) | undefined) =>
    (id: string | undefined): A | undefined =>
      id === undefined ? undefined : (own.get(id) ?? under?.(id))
  const spaceOf = found(spaces, below?.colourSpace)
  return {
    font: found(fonts, below?.font),
    medium: found(media, below?.medium),
    drawParam: found(drawParams, below?.drawParam),
    composite: found(composites, below?.composite),
    colourSpace: (id) => (id === undefined && below !== undefined ? below.colourSpace(id) : spaceOf(id ?? usualSpace))
  }
}
