/** A person of a batch (批次人员), as rows keep it: a keyed hash of the number, so that a person stands once in a batch. Pure. */
import type { InstallationKey } from '../platform/InstallationKey.ts'

export const personOf = (key: InstallationKey['Service'], idCard: string): string => key.hash(`retire ${idCard.toUpperCase()}`)
