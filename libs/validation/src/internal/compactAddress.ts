import { lowerDomain, lowerHost } from './lowerAddress.ts'
import { plainForm } from './compactText.ts'

/** Plain characters without white space, the domain in small letters. */
export const compactEmail = (input: string): string => lowerDomain(plainForm(input))

/** Scheme and host in plain characters and small letters; what follows them stays. */
export const compactUrl = (input: string): string =>
  lowerHost(input.trim().replace(/^[^]+?[:：][/／]{2}[^/?#／？＃]*/, (head) => plainForm(head)))
