import type { MaterialSignaturesProps } from '@ljonething/forms/engine/FileServices'
import { lazy, useSyncExternalStore } from 'react'
import type { SubmittedApplication } from '../../queries/corrections.ts'
import { correctionPlace } from './correctionPlace.ts'
import type { Staging } from './staging.ts'

const FormSignatures = lazy(async () => ({ default: (await import('../../signing/FormSignatures.tsx')).FormSignatures }))

/** The signatures of a form of the correction (补正中的签名情况), made once for a desk. */
export const correctionSignatures =
  (application: SubmittedApplication, staging: Staging) =>
  ({ file, ...props }: MaterialSignaturesProps) => {
    useSyncExternalStore(staging.subscribe, () => staging.state().staged.values)
    return <FormSignatures {...props} place={correctionPlace(application, staging, file)} />
  }
