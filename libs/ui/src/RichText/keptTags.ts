/** Elements that text from data may hold (允许的标签); any other goes together with its body. Source: spec §9. */
export const keptTags: ReadonlySet<string> = new Set([
  ...['h3', 'h4', 'h5', 'h6', 'p', 'br', 'div', 'span', 'blockquote', 'ul', 'ol', 'li'],
  ...['strong', 'b', 'em', 'i', 'u', 'a'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td']
])
