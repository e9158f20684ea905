/**
 * Which face of an identity card a file is, as its name says it (身份证哪一面): "1" portrait, "2" national emblem; and whether two are the same face, by
 * name or by content. What the form loads for every material stands here. Source: spec §3.1.
 * Example: `国徽面.jpg` → '2', `IMG_1.jpg` → undefined; `人像面.jpg` and `正面.jpg` are the same.
 */
import type { FileItem } from './FormDescription.ts'

const words = /(人像|正面)|国徽|反面|背面/

export const faceNamed = (name: string): '1' | '2' | undefined => {
  const found = words.exec(name)
  return found === null ? undefined : found[1] ? '1' : '2'
}

const isTwice = (marks: readonly (string | undefined)[]): boolean => marks.some((mark, at) => mark && marks.indexOf(mark) < at)

export const isSameFace = (files: readonly Pick<FileItem, 'name' | 'digest'>[]): boolean =>
  isTwice(files.map(({ name }) => faceNamed(name))) || isTwice(files.map(({ digest }) => digest))
