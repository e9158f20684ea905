/**
 * What a page opened by its address will need (预加载), for the head of its answer: the portal's build lists files by path in `preloads.json`; rows of a
 * path and of those above it count. Without the list, or where it is no such JSON, the page comes all the same.
 */
import type { PortalFiles } from './PortalFiles.ts'

const base = '/ljonething/'

const kinds: Readonly<Record<string, string>> = { js: 'rel=modulepreload; fetchpriority=low', css: 'rel=preload; as=style; crossorigin' }

const isList = (files: unknown): files is readonly string[] => Array.isArray(files) && files.every((file) => typeof file === 'string')

const rowsOf = (json: string): readonly (readonly [string, unknown])[] => {
  try {
    return Object.entries({ ...JSON.parse(json) })
  } catch {
    return []
  }
}

/** Value of a Link header (RFC 8288). Scripts give way to the style sheet that the first picture waits for; undefined where nothing is listed. */
export const preloadLinks = async (files: PortalFiles, path: string): Promise<string | undefined> => {
  const list = await files.find('preloads.json')
  if (list === undefined) return undefined
  const rows = rowsOf(Buffer.from(await list.bytes('identity')).toString('utf8'))
  const named = rows.flatMap(([above, row]) => (`${path}/`.startsWith(`${above}/`) && isList(row) ? row : []))
  const links = [...new Set(named)].map((name) => `<${base}${name}>; ${kinds[name.split('.').at(-1) ?? ''] ?? 'rel=preload'}`)
  return links.length === 0 ? undefined : links.join(', ')
}
