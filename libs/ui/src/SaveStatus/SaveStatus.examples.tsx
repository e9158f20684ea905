import type { Examples } from '../testing/Examples.ts'
import { SaveStatus } from './SaveStatus.tsx'

export const examples: Examples = {
  四种: () => (
    <>
      <SaveStatus state="saved" at="12:03" /> <SaveStatus state="saving" /> <SaveStatus state="unsaved" />{' '}
      <SaveStatus state="failed" at="12:03" />
    </>
  )
}
