/** A label of a host name: 1–63 letters, digits, inner dashes and whatever a name outside ASCII may hold. */
const label = /^(?!-)[^\0-,./:-@[-`{-\xa0\s\u2000-\u206f\u3000-\u303f\ufe30-\uffff]{1,63}(?<!-)$/

/** The labels of a host name; undefined when it is none. */
export function hostLabels(host: string): readonly string[] | undefined {
  const labels = host.split('.')
  return labels.every((part) => label.test(part)) ? labels : undefined
}
