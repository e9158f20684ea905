/** What is written with the file of a form that is to be signed (待签申请表): that it was made here, and who signs it. */
import { Effect } from 'effect'
import type { AlsoOfFile } from '../materials/NewFiles.ts'
import type { FormSigners } from '../seal/FormSigners.ts'
import type { FormToSign } from './formToSign.ts'

/** Written with the file or not at all: a form without its signers is one that nobody can sign. */
export const toBeSigned =
  (formSigners: FormSigners['Service'], owner: string, { signers, contentHash }: FormToSign, pdf: Uint8Array): AlsoOfFile =>
  (id) =>
    Effect.andThen(formSigners.noteMade(pdf), signers.length === 0 ? Effect.void : formSigners.begin({ id, owner }, contentHash, signers))
