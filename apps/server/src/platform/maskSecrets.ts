/**
 * Masked logs (日志脱敏): the one encoder every log line passes. Masks 18- and 15-digit citizen ids, mobile numbers, and anything that can
 * open a door: values of token, ticket, password, cookie and authorization fields, passwords in addresses, 256-bit secrets.
 *   230103199001011234 → 230103********1234     13812345678 → 138****5678     "token":"abc" → "token":"***"
 */
const keepEnds = (head: number, tail: number) => (found: string) =>
  `${found.slice(0, head)}${'*'.repeat(found.length - head - tail)}${found.slice(found.length - tail)}`

const secretName = String.raw`(?<![\w-])[\w-]{0,32}?(?:token|ticket|password|secret|cookie|authorization)[\w-]{0,32}`

const masks: readonly { readonly pattern: RegExp; readonly mask: (found: string, kept: string) => string }[] = [
  { pattern: new RegExp(String.raw`("${secretName}"\s*:\s*)"(?:[^"\\]|\\.)*"`, 'gi'), mask: (_, kept) => `${kept}"***"` },
  {
    pattern: new RegExp(String.raw`(${secretName}\\?["']?\s*[=:]\s*\\?["']?)(?!\*\*\*)[^\s"'\\,;&}]+`, 'gi'),
    mask: (_, kept) => `${kept}***`
  },
  { pattern: /(\bbearer\s+)[\w.~+/=-]+/gi, mask: (_, kept) => `${kept}***` },
  { pattern: /(\b[a-z][a-z0-9+.-]{0,20}:\/\/[^\s:/@]{1,100}:)[^\s@/]{1,200}(?=@)/gi, mask: (_, kept) => `${kept}***` },
  { pattern: /(?<![\w-])(?=[\w-]{0,42}[A-Z])(?=[\w-]{0,42}[a-z])[\w-]{43}(?![\w-])/g, mask: () => '***' },
  { pattern: /(?<!\d)\d{17}[\dXx](?!\d)/g, mask: keepEnds(6, 4) },
  { pattern: /(?<!\d)\d{15}(?!\d)/g, mask: keepEnds(6, 3) },
  { pattern: /(?<!\d)1[3-9]\d{9}(?!\d)/g, mask: keepEnds(3, 4) }
]

const masked = (text: string): string =>
  masks.reduce((before, { pattern, mask }) => before.replace(pattern, (found: string, kept: string) => mask(found, kept)), text)

/** Nothing is masked in a text without any of these: a short look for the path of a request, which hardly ever holds one. */
const telling = /[=:\s]|(?<!\d)\d{11}|(?<![\w-])[\w-]{43}/

export const maskSecrets = (text: string): string => (telling.test(text) ? masked(text) : text)
