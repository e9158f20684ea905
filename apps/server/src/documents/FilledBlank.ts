/** A material that is signed by hand, with what is filled in already (套打), as plain data; texts as of the application form. */
import type { ApplicationDocument } from './ApplicationDocument.ts'

export type FilledBlank = Pick<
  ApplicationDocument,
  'title' | 'sceneName' | 'documentNumber' | 'generatedAt' | 'dataHash' | 'groups' | 'signatures'
>
