/** The places of pictures in a document (图片位置), each with its picture, or with what stands there instead. */
import type { ApplicationDocument } from './ApplicationDocument.ts'
import { preparedPicture } from './preparedPicture.ts'
import type { PreparedPicture } from './preparedPicture.ts'
import type { PictureFiles } from './RenderRequest.ts'

export interface PicturePlace {
  readonly label: string
  readonly note: string
  readonly picture?: PreparedPicture
}

const unreadable = '图片无法显示，见所附材料'

export const picturePlaces = async ({
  document,
  pictures
}: {
  readonly document: ApplicationDocument
  readonly pictures?: PictureFiles
}): Promise<readonly PicturePlace[]> => {
  const places: PicturePlace[] = []
  // One after another: unfolded they are large.
  for (const { label, file, note = unreadable } of document.pictures ?? []) {
    const bytes = file === undefined ? undefined : pictures?.get(file)
    const picture = bytes && (await preparedPicture(bytes))
    places.push({ label, note, ...(picture === undefined ? {} : { picture }) })
  }
  return places
}
