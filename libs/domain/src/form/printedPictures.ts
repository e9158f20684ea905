/**
 * What a printed form shows as pictures (表单图片): the two faces of identity cards and the photographs of a scene, each in its place. A place says what
 * keeps it empty: nothing was handed in, or no picture. Optional materials without a file have no place. Pure and total.
 * Example: a card with its portrait face alone → 居民身份证（人像面） with its file, 居民身份证（国徽面） 未上传.
 */
import { faceFiles, identityFaces } from './identityFaces.ts'
import { isIdentityCard } from './fileLimits.ts'
import type { FileItem, FormFiles, Material } from './FormDescription.ts'

export interface PrintedPicture {
  readonly label: string
  /** Id of the file, or why there is none to show. */
  readonly file?: string
  readonly note?: string
}

/** Extensions of files that can be shown. */
export const printedTypes: readonly string[] = ['jpg', 'jpeg', 'png']

const placeOf = (label: string, file: FileItem | undefined): PrintedPicture => {
  if (file === undefined) return { label, note: '未上传' }
  return printedTypes.includes(file.fileType) ? { label, file: file.id } : { label, note: '不是图片，见所附材料' }
}

const placesOf = (material: Material, files: readonly FileItem[]): readonly PrintedPicture[] => {
  const { label } = material
  if (!isIdentityCard(material)) return files.length === 0 ? [placeOf(label, undefined)] : files.map((file) => placeOf(label, file))
  const { faces } = faceFiles(files)
  return identityFaces.codes.map((face) => placeOf(`${label}（${identityFaces.labelOf(face)}）`, faces[face]))
}

/** `photographs` are the ids of the materials that are photographs. */
export const printedPictures = (
  materials: readonly Material[],
  photographs: ReadonlySet<string>,
  files: FormFiles
): readonly PrintedPicture[] =>
  materials
    .filter((material) => isIdentityCard(material) || photographs.has(material.id))
    .flatMap((material) => {
      const own = Object.hasOwn(files, material.id) ? (files[material.id] ?? []) : []
      return own.length === 0 && !material.need ? [] : placesOf(material, own)
    })
