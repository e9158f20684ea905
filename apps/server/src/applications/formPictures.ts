/**
 * The bytes of the pictures that a form names (表单图片), from the files of their owner. What is not there, too large or cannot be read is left out: its
 * place in the form says so.
 */
import { Effect, Stream } from 'effect'
import type { ApplicationDocument } from '../documents/ApplicationDocument.ts'
import type { PictureFiles } from '../documents/RenderRequest.ts'
import type { MaterialFiles } from '../materials/MaterialFiles.ts'

const mostPictures = 12
const largestPicture = 20 * 1024 * 1024

export const formPictures = Effect.fn('formPictures')(function* (
  files: MaterialFiles['Service'],
  owner: string,
  { pictures = [] }: ApplicationDocument
) {
  const named = pictures.flatMap(({ file }) => file ?? []).slice(0, mostPictures)
  const kept = (yield* files.ofOwner(owner, named)).filter(({ size }) => size <= largestPicture)
  const read = yield* Effect.forEach(kept, (file) =>
    files.bytes(file).pipe(
      Effect.flatMap((stream) => Stream.runCollect(stream)),
      Effect.map((pieces) => [[file.id, Uint8Array.from(Buffer.concat(pieces))] as const]),
      Effect.orElseSucceed(() => [])
    )
  )
  return new Map(read.flat()) satisfies PictureFiles
})
