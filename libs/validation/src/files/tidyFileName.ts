/**
 * A file name whose extension stands where it belongs (整理文件名): the mark of a second download in front of it, its dot the one of files and not that of
 * a Chinese keyboard. Anything else stays as it is. Example: 身份证.jpg (1) → 身份证 (1).jpg; 身份证．jpg → 身份证.jpg.
 */
const wideDot = /[．。｡](?=[a-z][a-z0-9]{1,4}(?:\s*[(（]\d+[)）])?$)/i
const downloadedAgain = /^(.+)\.([a-z][a-z0-9]{1,4})\s*([(（]\d+[)）])$/i

export const tidyFileName = (name: string): string => name.trim().replace(wideDot, '.').replace(downloadedAgain, '$1 $3.$2')
