/** Everyday words (常用说法): every scene has some, so that people find it by what they call it; each once, and long enough to mean something. */
import type { PathProblem } from './Problem.ts'
import type { SceneIndex } from './sceneIndex.ts'

export function checkKeywords({ scene: { keywords = [] } }: SceneIndex): readonly PathProblem[] {
  if (keywords.length === 0) return [{ path: 'keywords', message: 'no everyday words: nobody finds the scene by what people call it' }]
  return keywords.flatMap((word, at) => [
    ...(word.trim().length < 2 ? [{ path: `keywords[${at}]`, message: `everyday word ${word} is too short` }] : []),
    ...(keywords.indexOf(word) < at ? [{ path: `keywords[${at}]`, message: `everyday word ${word} is given twice` }] : [])
  ])
}
