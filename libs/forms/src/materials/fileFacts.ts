import type { FileFacts } from '@ljonething/validation/rules/Rule'

const wholeBelow = 20 * 1_048_576
const headBytes = 65_536

/**
 * What the rules look at in a picked file (文件信息): name, bytes and the type its content shows. What knows the types comes with the first file;
 * where it does not come, the type stays out and the service, which looks at every file, judges alone.
 */
export const fileFacts = async (file: File): Promise<FileFacts> => {
  const known = await import('./fileTypes.ts').catch(() => undefined)
  const { name, size } = file
  if (known === undefined) return { name, size }
  const part = size <= wholeBelow ? file : file.slice(0, headBytes)
  return { name, size, realType: known.detectFileType(new Uint8Array(await part.arrayBuffer())) ?? '' }
}
