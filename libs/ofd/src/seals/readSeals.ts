/** The seals of a document (电子签章): where they stand, what they look like, what they protect. Source: GB/T 33190-2016 §18; GB/T 38540-2020. */
import { location } from '../archive/location.ts'
import type { OfdDocument } from '../openOfd.ts'
import { openOfd, unlessRefused } from '../openOfd.ts'
import { boxOf, moved, times } from '../page/numbers.ts'
import type { Box, DrawnObject, Matrix } from '../page/Drawing.ts'
import { boxPath } from '../page/readPath.ts'
import { childOf, childrenOf, readXml, textOf } from '../xml/readXml.ts'
import { isSame } from './der.ts'
import { readSealValue } from './readSealValue.ts'
import type { SealValue } from './readSealValue.ts'

interface Stamp {
  readonly pageId: string
  readonly box: Box
  /** The part of the picture that is shown, in millimetres from its corner. */
  readonly clip: Box | undefined
}

export interface Seal {
  readonly id: string
  readonly stamps: readonly Stamp[]
  /** Base64 digests by name of file; undefined for a name that leads out of the package. */
  readonly references: readonly { readonly file: string | undefined; readonly digest: string }[]
  /** Object id or name of the digest. */
  readonly method: string
  /** Signature.xml as it stands in the package, and its name. */
  readonly file: string
  readonly description: Uint8Array
  readonly valueFile: string | undefined
  /** Where the seal lies beside its value once more, byte for byte (Seal.esl). */
  readonly sealFile: string | undefined
  /** Undefined where it is missing or of no known kind. */
  readonly value: SealValue | undefined
}

const mostSeals = 100
const mostStamps = 1_000

const sealOf = ({ archive }: OfdDocument, id: string, file: string): Seal | undefined => {
  const description = archive.read(file)
  if (description === undefined) return undefined
  const root = readXml(description)
  /** One that says anything else could stand for another part of the document at the same time. */
  if (root.name !== 'Signature' || !root.children.every(({ name }) => name === 'SignedInfo' || name === 'SignedValue')) return undefined
  const info = childOf(root, 'SignedInfo')
  const references = childOf(info, 'References')
  const valueFile = location(file, textOf(root, 'SignedValue') ?? '')
  const bytes = valueFile === undefined ? undefined : archive.read(valueFile)
  const value = bytes && readSealValue(bytes)
  const sealFile = location(file, textOf(childOf(info, 'Seal'), 'BaseLoc') ?? '')
  const beside = sealFile === undefined ? undefined : archive.read(sealFile)
  return {
    id,
    file,
    description,
    valueFile,
    value,
    sealFile: value !== undefined && beside !== undefined && isSame(beside, value.whole) ? sealFile : undefined,
    method: references?.attributes.get('CheckMethod') ?? 'MD5',
    references: childrenOf(references, 'Reference').map((reference) => ({
      file: location(file, reference.attributes.get('FileRef') ?? ''),
      digest: textOf(reference, 'CheckValue') ?? ''
    })),
    stamps: childrenOf(info, 'StampAnnot')
      .slice(0, mostStamps)
      .flatMap((stamp) => {
        const box = boxOf(stamp.attributes.get('Boundary'))
        return box === undefined ? [] : [{ pageId: stamp.attributes.get('PageRef') ?? '', box, clip: boxOf(stamp.attributes.get('Clip')) }]
      })
  }
}

/** In the order in which they were put on. A list that cannot be read has none. */
export const readSeals = (document: OfdDocument): readonly Seal[] => {
  const { archive, signaturesFile } = document
  const seals = unlessRefused(() => {
    const bytes = signaturesFile === undefined ? undefined : archive.read(signaturesFile)
    if (signaturesFile === undefined || bytes === undefined) return []
    return childrenOf(readXml(bytes), 'Signature')
      .slice(0, mostSeals)
      .flatMap((element) => {
        const file = location(signaturesFile, element.attributes.get('BaseLoc') ?? '')
        const seal = file === undefined ? undefined : unlessRefused(() => sealOf(document, element.attributes.get('ID') ?? '', file))
        return seal === undefined || 'refused' in seal ? [] : [seal]
      })
  })
  return 'refused' in seals ? [] : seals
}

/** A picture that is an OFD itself is drawn from its first page; one within that one is not. */
const pictureObjects = ({ format, bytes }: SealValue['picture'], { width, height }: Box): readonly DrawnObject[] => {
  const unit: Matrix = [width, 0, 0, height, 0, 0]
  if (format !== 'ofd') return [{ kind: 'image', matrix: unit, clips: [], alpha: 1, format, bytes: () => bytes }]
  const document = openOfd(bytes)
  const page = 'refused' in document ? document : document.page(0)
  if ('refused' in page) return []
  const scaled: Matrix = [width / page.width, 0, 0, height / page.height, 0, 0]
  return page.objects.map((object) => ({
    ...object,
    matrix: times(scaled, object.matrix),
    clips: object.clips.map((clip) => ({ ...clip, matrix: times(scaled, clip.matrix) }))
  }))
}

/** What the seals put on a page, over all that is there. */
export const sealObjects = (seals: readonly Seal[], pageId: string): readonly DrawnObject[] =>
  seals.flatMap(({ stamps, value }) =>
    value === undefined
      ? []
      : stamps
          .filter((stamp) => stamp.pageId === pageId)
          .flatMap(({ box, clip }) => {
            const place = moved(box.x, box.y)
            const shown = clip ?? { x: 0, y: 0, width: box.width, height: box.height }
            const frame = {
              matrix: times(place, moved(shown.x, shown.y)),
              rule: 'nonzero',
              path: boxPath(shown.width, shown.height)
            } as const
            return pictureObjects(value.picture, box).map((object) => ({
              ...object,
              matrix: times(place, object.matrix),
              clips: [frame, ...object.clips.map((inner) => ({ ...inner, matrix: times(place, inner.matrix) }))]
            }))
          })
  )
