import type { Copy, Draft } from './Saver.ts'

/** Where to go on: a copy without changes of its own gives way to what was saved elsewhere since (较新的一份). */
export const newestOf = <C extends Copy<unknown, Draft>>(copy: C, kept: C): C => {
  const isOwn = copy.dirty || copy.open !== undefined || copy.draft === undefined || kept.draft === undefined
  return isOwn || kept.draft.version <= copy.draft.version ? copy : kept
}
