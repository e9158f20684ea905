/**
 * Opens an OFD document (版式文档) and reads its pages one by one. Nothing in it is run or fetched. What cannot be shown is a value, never an error:
 * `openOfd(bytes)` → a document, or why not. Of several documents in one package the first is shown. Source: GB/T 33190-2016.
 */
import { location } from './archive/location.ts'
import { openArchive } from './archive/openArchive.ts'
import type { Archive } from './archive/openArchive.ts'
import { readResources } from './document/Resources.ts'
import { OfdRefused } from './archive/OfdRefused.ts'
import type { RefusalReason } from './archive/OfdRefused.ts'
import type { PageDrawing } from './page/Drawing.ts'
import { areaOf, readPage } from './page/readPage.ts'
import { childOf, childrenOf, readXml, textOf } from './xml/readXml.ts'
import type { XmlElement } from './xml/readXml.ts'

export interface OfdDocument {
  readonly archive: Archive
  /** Ids of its pages, by which seals point at them; at most 2,000, further pages are not shown. */
  readonly pageIds: readonly string[]
  /** Pages that the file has. */
  readonly pagesInFile: number
  /** Of a page that says none of its own, millimetres. */
  readonly size: { readonly width: number; readonly height: number }
  /** From 0. Each asking reads it again. */
  readonly page: (index: number) => PageDrawing | Refusal
  /** The file that lists the seals, where there is one. */
  readonly signaturesFile: string | undefined
  /** Documents in the package; the first is the one that is read. */
  readonly documents: number
  /** Files that are attached to it and are not shown. */
  readonly attachments: number
  /** The document may be printed, as far as it says. */
  readonly isPrintable: boolean
}

export interface Refusal {
  readonly refused: RefusalReason
}

const mostPages = 2_000

/** Runs what may be refused. A stack that is too deep or a length that cannot be is a damaged file. */
export const unlessRefused = <A>(read: () => A): A | Refusal => {
  try {
    return read()
  } catch (error) {
    if (error instanceof OfdRefused) return { refused: error.reason }
    if (error instanceof RangeError) return { refused: 'broken' }
    throw error
  }
}

const needed = (archive: Archive, file: string | undefined): { readonly file: string; readonly root: XmlElement } => {
  const bytes = file === undefined ? undefined : archive.read(file)
  if (file === undefined || bytes === undefined) throw new OfdRefused('broken')
  return { file, root: readXml(bytes) }
}

const locationsOf = (parent: XmlElement | undefined, name: string, file: string): readonly string[] =>
  childrenOf(parent, name).flatMap((element) => location(file, element.text) ?? [])

/** Page id → its annotation files. */
const annotationFiles = (archive: Archive, file: string | undefined): ReadonlyMap<string, readonly string[]> => {
  const bytes = file === undefined ? undefined : archive.read(file)
  const files = new Map<string, readonly string[]>()
  if (file === undefined || bytes === undefined) return files
  for (const page of childrenOf(readXml(bytes), 'Page')) {
    const id = page.attributes.get('PageID') ?? ''
    files.set(id, [...(files.get(id) ?? []), ...locationsOf(page, 'FileLoc', file)])
  }
  return files
}

/** Of a document with versions (版本) the one that is marked as current, otherwise the one the package names. */
const rootOf = (archive: Archive, entry: string, body: XmlElement | undefined): string | undefined => {
  const current = childrenOf(childOf(body, 'Versions'), 'Version').find(({ attributes }) => attributes.get('Current') === 'true')
  const named = location(entry, textOf(body, 'DocRoot') ?? '')
  const file = location(entry, current?.attributes.get('BaseLoc') ?? '')
  if (file === undefined) return named
  const version = needed(archive, file)
  return location(version.file, textOf(version.root, 'DocRoot') ?? '') ?? named
}

/** Where a package says what of it is encrypted (加密); a document that cannot be read then has a password. Source: GM/T 0099-2020. */
const isEncrypted = ({ names }: Archive) => names.some((name) => name.toLowerCase() === 'encryptions.xml')

const attachmentsIn = (archive: Archive, file: string | undefined): number => {
  const bytes = file === undefined ? undefined : archive.read(file)
  const list = bytes === undefined ? undefined : unlessRefused(() => childrenOf(readXml(bytes), 'Attachment').length)
  return typeof list === 'number' ? list : 0
}

const read = (archive: Archive): OfdDocument => {
  const entry = needed(archive, 'OFD.xml')
  const bodies = childrenOf(entry.root, 'DocBody')
  const [body] = bodies
  const document = needed(archive, rootOf(archive, entry.file, body))
  const common = childOf(document.root, 'CommonData')
  const area = areaOf(childOf(common, 'PageArea'))
  const files = [...locationsOf(common, 'PublicRes', document.file), ...locationsOf(common, 'DocumentRes', document.file)]
  const resources = readResources(archive, files, undefined, textOf(common, 'DefaultCS'))
  const templates = new Map(
    childrenOf(common, 'TemplatePage').flatMap((element) => {
      const file = location(document.file, element.attributes.get('BaseLoc') ?? '')
      const id = element.attributes.get('ID')
      return file === undefined || id === undefined
        ? []
        : [[id, { file, isFront: element.attributes.get('ZOrder') === 'Foreground' }] as const]
    })
  )
  const annotations = annotationFiles(archive, location(document.file, textOf(document.root, 'Annotations') ?? ''))
  const pages = childrenOf(childOf(document.root, 'Pages'), 'Page').flatMap((element) => {
    const file = location(document.file, element.attributes.get('BaseLoc') ?? '')
    return file === undefined ? [] : [{ file, id: element.attributes.get('ID') ?? '' }]
  })
  if (pages.length === 0) throw new OfdRefused('broken')
  const shown = pages.slice(0, mostPages)
  return {
    archive,
    pageIds: shown.map(({ id }) => id),
    pagesInFile: pages.length,
    size: { width: area.width, height: area.height },
    page: (index) =>
      unlessRefused(() => {
        const page = shown[index]
        if (page === undefined) throw new OfdRefused('broken')
        return readPage({ archive, resources, area, file: page.file, templates, annotations: annotations.get(page.id) ?? [] })
      }),
    signaturesFile: location(entry.file, textOf(body, 'Signatures') ?? ''),
    documents: bodies.length,
    attachments: attachmentsIn(archive, location(document.file, textOf(document.root, 'Attachments') ?? '')),
    isPrintable: childOf(childOf(document.root, 'Permissions'), 'Print')?.attributes.get('Printable') !== 'false'
  }
}

export const openOfd = (bytes: Uint8Array): OfdDocument | Refusal =>
  unlessRefused(() => {
    const archive = openArchive(bytes)
    const opened = unlessRefused(() => read(archive))
    if ('refused' in opened) throw new OfdRefused(opened.refused === 'broken' && isEncrypted(archive) ? 'locked' : opened.refused)
    return opened
  })
