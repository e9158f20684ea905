import type { Examples } from '../testing/Examples.ts'
import type { SaveStatusProps } from '../SaveStatus/SaveStatus.tsx'
import { LiveSaveStatus } from './LiveSaveStatus.tsx'

const staying = (state: SaveStatusProps['state']) => ({ now: () => ({ state, at: '12:03' }), subscribe: () => () => undefined })
const each = { saved: staying('saved'), saving: staying('saving'), unsaved: staying('unsaved'), failed: staying('failed') }

export const examples: Examples = {
  四种: () => (
    <>
      <LiveSaveStatus {...each.saved} /> <LiveSaveStatus {...each.saving} /> <LiveSaveStatus {...each.unsaved} />{' '}
      <LiveSaveStatus {...each.failed} />
    </>
  )
}
