/** Other spellings of a file extension (扩展名), and text formats without a signature of their own. */
const canonical = new Map([
  ['jpeg', 'jpg'],
  ['htm', 'html'],
  ['heif', 'heic'],
  ['csv', 'txt']
])
const canonicalOf = (extension: string): string => canonical.get(extension) ?? extension

/** The extension of a file name in small letters, without the dot; '' when it has none. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase()
}

/**
 * Whether the type the content shows is that of the name's extension; jpeg counts as jpg, an unknown type matches nothing. Source: specification 5.
 */
export function matchesExtension(name: string, type: string | undefined): boolean {
  const extension = extensionOf(name)
  return type !== undefined && extension !== '' && canonicalOf(extension) === canonicalOf(type)
}
