/**
 * Search of scenes (主题搜索) by what people call things: names, everyday words (常用说法), matters, materials, categories and summaries. Every
 * word of the query has to be found; a query that contains an everyday word (我要给孩子落户) finds it too. Best first: a scene's name before its
 * everyday words before its matters before its materials; equals keep their order. A blank query finds nothing.
 * Source: spec §2.4. Example: 落户 → 新生儿出生一件事, by the everyday word 落户.
 */
import type { Scene } from './Scene.ts'

export type FoundIn = 'name' | 'keyword' | 'matter' | 'material' | 'category' | 'summary'

export interface SceneText {
  readonly in: FoundIn
  readonly text: string
}

export interface SearchedScene<A> {
  readonly scene: A
  readonly texts: readonly SceneText[]
}

export interface FoundScene<A> {
  readonly scene: A
  /** What it was found by, the best of it. */
  readonly by: SceneText
}

const weights: Readonly<Record<FoundIn, number>> = { name: 6, keyword: 5, matter: 4, category: 3, material: 2, summary: 1 }

/** Small letters, one width, without blanks and marks. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{P}\p{S}]+/gu, '')

/** What can be searched in a scene, best first. */
export function searchTexts({ name, keywords = [], matters, thirdParty, materials, category, summary }: Scene): readonly SceneText[] {
  const all = (kind: FoundIn, texts: readonly string[]): readonly SceneText[] => texts.map((text) => ({ in: kind, text }))
  return [
    ...all('name', [name]),
    ...all('keyword', keywords),
    ...all('matter', [
      ...matters.map((matter) => matter.name),
      ...(thirdParty?.baseInfo.matterBaseInfos ?? []).map((matter) => matter.name)
    ]),
    ...all('category', [category.name]),
    ...all('material', [...materials.map(({ label }) => label), ...matters.map(({ approvalResult }) => approvalResult.name)]),
    ...all('summary', [summary])
  ]
}

const shortestKeyword = 2

const holds = ({ in: kind, text }: SceneText, word: string): boolean => {
  const own = plain(text)
  return own.includes(word) || (kind === 'keyword' && own.length >= shortestKeyword && word.includes(own))
}

export function searchScenes<A>(scenes: readonly SearchedScene<A>[], query: string): readonly FoundScene<A>[] {
  const words = query
    .split(/\s+/)
    .map(plain)
    .filter((word) => word !== '')
  if (words.length === 0) return []
  const found = scenes.flatMap(({ scene, texts }) => {
    const byWord = words.map((word) => texts.find((text) => holds(text, word)))
    const first = byWord[0]
    const known = byWord.filter((text) => text !== undefined)
    if (first === undefined || known.length < words.length) return []
    return [{ scene, by: first, weight: known.reduce((sum, text) => sum + weights[text.in], 0) }]
  })
  return found.toSorted((one, other) => other.weight - one.weight).map(({ scene, by }) => ({ scene, by }))
}
