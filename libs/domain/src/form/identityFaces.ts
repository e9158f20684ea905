/**
 * The faces of an identity card (身份证两面): "1" portrait, "2" national emblem (spec §3.1). Which face a file is, its name says; one that says nothing
 * takes the first place that is free. Example: `国徽面.jpg`, `IMG_1.jpg` → emblem, portrait.
 */
import { codeTable } from '../codes/codeTable.ts'
import type { CodeOf } from '../codes/codeTable.ts'
import { faceNamed } from './faceNamed.ts'

export const identityFaces = codeTable({
  portrait: ['1', '人像面'],
  emblem: ['2', '国徽面']
})

export type IdentityFace = CodeOf<typeof identityFaces>

/** Each file at its face; those beyond the two are the rest, in their order. */
export function faceFiles<File extends { readonly name: string }>(
  files: readonly File[]
): { readonly faces: Readonly<Record<IdentityFace, File | undefined>>; readonly rest: readonly File[] } {
  const first = (face: IdentityFace) => files.find(({ name }) => faceNamed(name) === face)
  const named = [first('1'), first('2')]
  const others = files.filter((file) => !named.includes(file))
  const faces = { '1': named[0] ?? others.shift(), '2': named[1] ?? others.shift() }
  return { faces, rest: others }
}
