/**
 * The tips of a choice (选项提示): its cue, with percent and HTML encoding undone, one tip per line. Without cue there are none; a cue that
 * cannot be decoded stands as it is. Source: spec §3.2. Example: `请带&lt;原件&gt;` → `请带<原件>` (text, never markup).
 */
import type { Choice } from './Scene.ts'

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

function percentDecoded(text: string): string {
  try {
    return /%[0-9a-f]{2}/i.test(text) ? decodeURIComponent(text) : text
  } catch {
    return text
  }
}

const entityDecoded = (text: string): string => text.replace(/&([a-z]{2,4});/g, (whole, name: string) => entities[name] ?? whole)

export const tipsOf = ({ cue }: Pick<Choice, 'cue'>): readonly string[] =>
  entityDecoded(percentDecoded(cue ?? ''))
    .split(/\r?\n/)
    .map((tip) => tip.trim())
    .filter((tip) => tip !== '')
