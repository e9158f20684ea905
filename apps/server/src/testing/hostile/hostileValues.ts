/**
 * What nobody means well with (恶意取值): one table for every place of a request. `json` is written into JSON as it stands, `text` goes where a text
 * is, in an address as UTF-8 unless `address` says how it is written there. `twice` and `missing` are about the parameter, not its value.
 */
export interface HostileValue {
  readonly name: string
  readonly json: string
  readonly text: string
  /** As it stands in an address, percent-encoding included. */
  readonly address?: string
  readonly parameter?: 'twice' | 'missing'
}

const text = (name: string, value: string, address?: string): HostileValue => ({
  name,
  json: JSON.stringify(value),
  text: value,
  ...(address === undefined ? {} : { address })
})
/** JSON that is no text; where only text is possible it is that JSON as text. */
const json = (name: string, value: string): HostileValue => ({ name, json: value, text: value })

const deep = 100_000
const control = Array.from({ length: 32 }, (_, code) => String.fromCharCode(code)).join('')

/** What every object has: looked up in a table by such a name, it finds what nobody wrote there. */
export const inheritedNames: readonly HostileValue[] = ['__proto__', 'constructor', 'toString'].map((name) => text(name, name))

export const hostileValues: readonly HostileValue[] = [
  text('empty', ''),
  text('spaces', '   '),
  text('NUL', 'a\0b'),
  text('every control character', `${control}\u007f\u0080\u009f`),
  text('half of a surrogate pair', 'a\ud800', 'a%ED%A0%80'),
  text('the other half', '\udc00b', '%ED%B0%80b'),
  text('direction overridden', '\u202egpj.exe\u2066'),
  text('noncharacters and zero widths', '\ufeff\u200b\uffff\ufffe'),
  text('lines', 'a\r\nb\u2028c\td'),
  text('emoji', '👨‍👩‍👧‍👦🏴‍☠️'),
  text('rare characters', '𠮷𪚥㐂\u{30000}'),
  text('a thousand combining marks', `a${'\u0301'.repeat(1_000)}`),
  text('ten thousand characters', '林'.repeat(10_000)),
  text('1 MB', 'a'.repeat(1_000_000)),
  ...inheritedNames,
  text('SQL', `'; DROP TABLE application; --`),
  text('HTML', '<img src=x onerror=alert(1)>"&\'`</script>'),
  text('path', '../../../../etc/passwd'),
  text('broken percent-encoding', '%E0%A4%A%00%', '%E0%A4%A%%zz'),
  text('templates', '${jndi:ldap://x/y}{{7*7}}#read("/etc/passwd")%s%n'),
  text('digits of another script', '１２３٤٥٦'),
  text('a day that is not', '2026-02-30'),
  text('a time beyond all', '+275760-09-14T00:00:00Z'),
  text('slow for careless patterns', `${'a-'.repeat(25_000)}!`),
  text('JSON as text', '{"a":[1,{"__proto__":{"admin":true}}]}'),
  json('null', 'null'),
  json('true', 'true'),
  json('negative', '-1'),
  json('a fraction', '0.1e-300'),
  json('beyond 2^31', '2147483648'),
  json('beyond 2^63', '9223372036854775808'),
  json('infinite', '1e999'),
  text('NaN', 'NaN'),
  json('a list', '["a","b"]'),
  json('a list of a hundred thousand', `[${'"a",'.repeat(99_999)}"a"]`),
  json('an object', '{"a":1}'),
  json('an object with a prototype', '{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}'),
  json('deep', `${'['.repeat(deep)}${']'.repeat(deep)}`),
  { name: 'twice', json: '"a"', text: 'a', parameter: 'twice' },
  { name: 'missing', json: 'null', text: '', parameter: 'missing' }
]
