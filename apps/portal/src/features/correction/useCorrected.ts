import type { CorrectedForm } from '@ljonething/domain/form/correctForm'
import { useMemo, useSyncExternalStore } from 'react'
import type { SubmittedApplication } from '../../queries/corrections.ts'
import { correctedBy } from './correctedBy.ts'
import type { Staging, StagingState } from './staging.ts'

export interface Corrected {
  readonly state: StagingState
  readonly corrected: CorrectedForm
}

/** The form with what is staged of its correction (补正后的表), as it is typed. */
export const useCorrected = (application: SubmittedApplication, staging: Staging): Corrected => {
  const state = useSyncExternalStore(staging.subscribe, staging.state)
  const corrected = useMemo(() => correctedBy(application, state.staged), [application, state.staged])
  return { state, corrected }
}
