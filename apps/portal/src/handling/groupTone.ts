import type { Attention } from '@ljonething/domain/cases/application'
import type { CaseGroup } from '@ljonething/domain/cases/caseStatus'
import type { Tone } from '@ljonething/ui/Tag'

const tones: Readonly<Record<CaseGroup, Tone>> = { inProgress: 'info', notPassed: 'danger', success: 'success' }
const known: ReadonlyMap<string, Tone> = new Map(Object.entries(tones))
const attentionTones: Readonly<Record<Attention, Tone>> = {
  correction: 'warning',
  refusal: 'danger',
  late: 'warning',
  withdrawn: 'neutral'
}

/** Colour of a group of cases (spec §4.1), or of what there is to look at; an unknown group is neutral. */
export const groupTone = (group: string | undefined, attention?: Attention): Tone =>
  attention === undefined ? (known.get(group ?? '') ?? 'neutral') : attentionTones[attention]

/** Of one status: waiting for the applicant warns. */
export const statusTone = (group: string | undefined, needsCorrection: boolean): Tone =>
  groupTone(group, needsCorrection ? 'correction' : undefined)
