/** 1–63 letters, digits and dashes, none in front; of what is not ASCII no space, no mark and no full-width form. */
const label = /^(?!-)[^\0-,./:-@[-`{-\xa0\s\u2000-\u206f\u3000-\u303f\ufe30-\uffff]{1,63}$/

/** How many labels a host name has; 0 when it is none. */
export function hostLabels(host: string): number {
  const labels = host.split('.')
  return labels.every((part) => label.test(part) && !part.endsWith('-')) ? labels.length : 0
}
