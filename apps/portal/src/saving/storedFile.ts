import type { FileItem } from '@ljonething/domain/form/FormDescription'
import { amount, flag, isRecord, shape, text, textIfAny } from '@ljonething/domain/values/wireShape'
import type { Kind } from '@ljonething/domain/values/wireShape'

const named = shape({ id: text, name: text, fileType: text, size: amount, url: text, isApplyForm: flag, isReuse: flag })

/** A file as copies and drafts have it (暂存的文件); one handed in before digests were kept has none. */
export const storedFile: Kind<FileItem | undefined> = (value) => {
  const file = named.read(value)
  const digest = isRecord(value) ? textIfAny(value['digest']) : undefined
  return file && { ...file, ...(digest === undefined ? {} : { digest }) }
}
