import type { CaseGroup } from '@ljonething/domain/cases/caseStatus'
import type { Tone } from '@ljonething/ui/Tag'

const tones: Readonly<Record<CaseGroup, Tone>> = { inProgress: 'info', notPassed: 'danger', success: 'success' }
const known: ReadonlyMap<string, Tone> = new Map(Object.entries(tones))

/** Colour of a group of cases (spec §4.1); a case that waits for the applicant warns, an unknown group is neutral. */
export const groupTone = (group: string | undefined, needsCorrection = false): Tone =>
  needsCorrection ? 'warning' : (known.get(group ?? '') ?? 'neutral')
