/** Headers of a download (下载): always an attachment under our own name, never sniffed, never run or framed, never kept by shared caches. */
export const attachment = (name: string): Record<string, string> => ({
  'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)}`,
  'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'private, no-store'
})
