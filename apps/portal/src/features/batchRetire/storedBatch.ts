/**
 * The list being prepared as this tab keeps it (名单暂存), by person: `{ v: 1, … }`. It survives refresh and back and goes once it is handed in. What is
 * no list, or of a version to come, is none. A changed shape is the next version; a sample of each stands in `stored/`.
 */
import { createClientId } from '@ljonething/crypto/ClientId'
import type { BatchRow } from '@ljonething/domain/retirement/batchColumns'
import { batchColumns, emptyBatchRow } from '@ljonething/domain/retirement/batchColumns'
import type { Kind } from '@ljonething/domain/values/wireShape'
import { amount, isRecord, listOf, shape, text, textIfAny } from '@ljonething/domain/values/wireShape'
import type { CopyCodec } from '../../saving/createTabCopies.ts'
import { createTabCopies } from '../../saving/createTabCopies.ts'
import type { Copy } from '../../saving/Saver.ts'
import type { BatchStep, PreparedBatch, PreparedRow } from './preparedBatch.ts'

const texts: Kind<Readonly<Record<string, string>>> = (value) =>
  Object.fromEntries(Object.entries(isRecord(value) ? value : {}).map(([name, each]) => [name, text(each)]))
const step: Kind<BatchStep> = (value) => (value === 'check' || value === 'handIn' ? value : 'choose')
const rowValues: Kind<BatchRow> = (value) => {
  const own = isRecord(value) ? value : {}
  return { ...emptyBatchRow, ...Object.fromEntries(batchColumns.map(({ id }) => [id, text(own[id])])) }
}
const row: Kind<PreparedRow | undefined> = (value) => {
  const read = shape({ key: textIfAny, sheet: textIfAny, line: amount, values: rowValues, doubts: texts }).read(value)
  return read?.key === undefined ? undefined : { ...read, key: read.key }
}
const file = shape({ id: text, name: text, size: amount })

const first = shape({
  step,
  rows: listOf(row),
  region: text,
  unit: texts,
  files: listOf(file.read),
  clientKey: (value: unknown) => textIfAny(value) ?? createClientId()
})

export const readBatch = (value: unknown): PreparedBatch | undefined =>
  isRecord(value) && value['v'] === 1 ? first.read(value) : undefined

export const writtenBatch = (batch: PreparedBatch) => ({ v: 1, ...batch })

/** Nothing of a list is at the service before it is handed in. */
export const unsaved = (state: PreparedBatch): Copy<PreparedBatch, never> => ({ state, base: undefined, draft: undefined, dirty: true })

export const batchCodec: CopyCodec<Copy<PreparedBatch, never>> = {
  key: (userId) => `onething:batchRetire:${userId}`,
  text: ({ state }) => JSON.stringify(writtenBatch(state)),
  read: (value) => {
    const batch = readBatch(value)
    return batch && unsaved(batch)
  }
}

export const batchCopies = createTabCopies(batchCodec)
