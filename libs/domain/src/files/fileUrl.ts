/**
 * Addresses of files (附件地址): where a file is read, built from its id and its name. Both are escaped, so that no name can lead elsewhere.
 * A lone surrogate, which no address can carry, becomes U+FFFD. Source: spec §3.3 (file item).
 * Example: `fileUrl('F1', 'a b.pdf')` → '/ljonethingapi/tis/tisDownload?fileId=F1&filename=a%20b.pdf'.
 */
const path = '/ljonethingapi/tis/tisDownload'

const escaped = (text: string): string => encodeURIComponent(text.toWellFormed())

export const fileUrl = (fileId: string, filename: string): string => `${path}?fileId=${escaped(fileId)}&filename=${escaped(filename)}`
