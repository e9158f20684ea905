import type { Examples } from '../testing/Examples.ts'
import type { SaveState } from './SaveStatus.tsx'
import { SaveStatus } from './SaveStatus.tsx'

const staying = (state: SaveState) => ({ now: () => ({ state, at: '12:03' }), subscribe: () => () => undefined })
const each = { saved: staying('saved'), saving: staying('saving'), unsaved: staying('unsaved'), failed: staying('failed') }

export const examples: Examples = {
  四种: () => (
    <>
      <SaveStatus {...each.saved} /> <SaveStatus {...each.saving} /> <SaveStatus {...each.unsaved} /> <SaveStatus {...each.failed} />
    </>
  )
}
