import { createClientId } from '@ljonething/crypto/ClientId'
import { useState, useSyncExternalStore } from 'react'
import type { Clock } from '../../saving/Clock.ts'
import { createCell } from '../../saving/createCell.ts'
import { createSaver } from '../../saving/createSaver.ts'
import { onlyUnsaved } from '../../saving/createTabCopies.ts'
import { tabOnly } from '../../saving/tabOnly.ts'
import { useSaver } from '../../saving/useSaver.ts'
import type { PreparedBatch } from './preparedBatch.ts'
import { newBatch } from './preparedBatch.ts'
import { batchCopies, unsaved } from './storedBatch.ts'

/** The list of a person that this tab keeps, or a new one. */
export const createPreparedBatch = (
  userId: string,
  { copies = batchCopies, clock }: { readonly copies?: typeof batchCopies; readonly clock?: Clock } = {}
) => {
  const opened = copies.recall(userId) ?? { ...unsaved(newBatch(createClientId())), dirty: false }
  const batch = createCell(opened.state)
  const saver = createSaver(opened, {
    state: batch,
    service: tabOnly<PreparedBatch>(),
    remember: onlyUnsaved(copies, userId),
    ...(clock && { clock })
  })
  return {
    saver,
    batch,
    update: (change: (now: PreparedBatch) => Partial<PreparedBatch>) => {
      batch.set({ ...batch.get(), ...change(batch.get()) })
      saver.changed()
    },
    /** It was handed in: nothing of it stays. */
    forget: () => {
      batch.set(newBatch(createClientId()))
      saver.restart()
    }
  }
}

/** The list being prepared (待提交名单). */
export const usePreparedBatch = (userId: string) => {
  const [{ saver, batch, update, forget }] = useState(() => createPreparedBatch(userId))
  useSaver(saver)
  return { batch: useSyncExternalStore(batch.subscribe, batch.get), update, forget }
}
