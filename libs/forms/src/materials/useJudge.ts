import type { FileItem } from '@ljonething/domain/form/FormDescription'
import { useReducer } from 'react'
import type { FormStore } from '../engine/FormStore.ts'
import { filesOf } from '../engine/openFile.ts'

/** What the upload judge says of a file (预检结果): being asked, nothing wrong, what is wrong, or not known because it is silent. */
export type Judgement = { readonly state: 'asking' | 'passed' | 'unknown' } | { readonly state: 'wrong'; readonly text: string }

/** As long as the form is open, whatever step is shown; by the id of the file. */
const kept = new WeakMap<FormStore, Map<string, Judgement>>()

export const useJudge = (store: FormStore) => {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const judgements = kept.get(store) ?? new Map<string, Judgement>()
  const say = (file: FileItem, judgement: Judgement) => {
    kept.set(store, judgements.set(file.id, judgement))
    redraw()
  }
  return {
    judged: (file: FileItem) => judgements.get(file.id),
    judge: (file: FileItem, sent: File) => {
      const answer = filesOf(store).judgeFile?.(sent)
      if (answer === undefined) return
      say(file, { state: 'asking' })
      answer.then(
        (text) => say(file, text === '' ? { state: 'passed' } : { state: 'wrong', text }),
        () => say(file, { state: 'unknown' })
      )
    }
  }
}
