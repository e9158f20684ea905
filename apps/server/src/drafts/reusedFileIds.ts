/** Ids of the files that a draft says are reused (草稿中的复用材料). The content is the browser's own: whatever is no such file is none. Pure. */
import { isRecord } from '@ljonething/domain/values/wireShape'

/** More than the materials of a scene have. */
const mostFiles = 50

export const reusedFileIds = (content: object): readonly string[] => {
  const files: unknown = 'files' in content ? content.files : undefined
  const lists: readonly unknown[] = isRecord(files) ? Object.values(files) : []
  return lists
    .flatMap((list): readonly unknown[] => (Array.isArray(list) ? list : []))
    .flatMap((file) => (isRecord(file) && file['isReuse'] === true && typeof file['id'] === 'string' ? [file['id']] : []))
    .slice(0, mostFiles)
}
