import type { Tone } from '@ljonething/ui/Tag'

const tones: Readonly<Record<string, Tone>> = { inProgress: 'info', notPassed: 'danger', success: 'success' }

/** Colour of a group of cases (spec §4.1); a case that waits for the applicant warns, an unknown group is neutral. */
export const groupTone = (group: string | undefined, needsCorrection = false): Tone =>
  needsCorrection ? 'warning' : (tones[group ?? ''] ?? 'neutral')
