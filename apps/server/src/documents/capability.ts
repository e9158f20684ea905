import { capability } from '../platform/Capability.ts'
import { Documents } from './Documents.ts'

/** 文书: PDF documents. */
export const documents = capability({ services: Documents.layer })
