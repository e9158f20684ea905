import { it } from 'vitest'
import { createTabCopies } from '../../saving/createTabCopies.ts'
import { keepsEverything } from '../../testing/saversInAnyOrder.ts'
import { batchCodec } from './storedBatch.ts'
import { createPreparedBatch } from './usePreparedBatch.ts'

it('a list that is prepared loses nothing, whatever comes in which order', () =>
  keepsEverything(() => ({
    asks: false,
    doubled: () => 0,
    kept: undefined,
    open: ({ clock, storage }) => {
      const { saver, batch, update } = createPreparedBatch('u1', { clock, copies: createTabCopies(batchCodec, { clock, storage }) })
      return {
        saver,
        read: (field) => batch.get().unit[field] ?? '',
        type: (field, text) => update(({ unit }) => ({ unit: { ...unit, [field]: text } })),
        asked: () => []
      }
    }
  })))
