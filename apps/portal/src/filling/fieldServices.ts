/** What the fields of a form ask of the service (表单外部服务). Failures carry the Chinese text to show. */
import type { FormServices } from '@ljonething/forms/engine/FormServices'
import { now } from '../browser/serverDate.ts'
import type * as answering from './fieldAnswers.ts'
import { readable } from './readable.ts'

/** Loaded with the first question. */
const ask = <A>(question: (answers: typeof answering) => Promise<A>) => readable(import('./fieldAnswers.ts').then(question))

export const fieldServices: FormServices = {
  searchOptions: (...asked) => ask(({ options }) => options(...asked)),
  treeChildren: (_source, parent) => ask(({ children }) => children(parent)),
  searchTree: (_source, ...asked) => ask(({ paths }) => paths(...asked)),
  unknownId: (...asked) => void ask(({ unknownId }) => unknownId(...asked)),
  wholeTree: (source) => ask(({ wholeTree }) => wholeTree(source)),
  hasRareWord: (value) => ask(({ hasRareWord }) => hasRareWord(value)),
  now
}
