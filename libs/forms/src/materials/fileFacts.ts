import type { FileFacts } from '@ljonething/validation/rules/Rule'

const wholeBelow = 20 * 1_048_576
const headBytes = 65_536

/**
 * What the rules look at in a picked file (文件信息): its name as it will be kept, bytes, the type its content shows and whether a picture is whole.
 * What knows the types comes with the first file; where it does not come, they stay out and the service, which looks at every file, judges alone.
 */
export const fileFacts = async (file: File): Promise<FileFacts> => {
  const known = await import('./fileTypes.ts').catch(() => undefined)
  const { name, size } = file
  if (known === undefined) return { name, size }
  const isAll = size <= wholeBelow
  const bytes = new Uint8Array(await (isAll ? file : file.slice(0, headBytes)).arrayBuffer())
  const type = known.detectFileType(bytes)
  return {
    name: known.tidyFileName(name),
    size,
    realType: type ?? '',
    ...(type === undefined ? {} : { content: known.fileTypeWords[type], isWhole: !isAll || known.isWholePicture(type, bytes) })
  }
}
