/**
 * How what is typed of a correction is stored in a tab until the service has it (未存的补正): `{ v: 1, state, base?, sent?, draft, dirty }`, by
 * application. Version 0, of a page that was open before, is the values by the id of their field. What is no copy gives undefined. A changed shape is
 * the next version; a sample of each stands in `stored/`.
 */
import type { Kind } from '@ljonething/domain/values/wireShape'
import { amount, flag, isRecord, listOf, shape, text } from '@ljonething/domain/values/wireShape'
import type { Staged } from '../../queries/corrections.ts'
import type { CopyCodec } from '../../saving/createTabCopies.ts'
import type { Copy, Draft } from '../../saving/Saver.ts'
import { storedFile } from '../../saving/storedFile.ts'

export type StagedCopy = Copy<Staged, Draft>

const entriesOf =
  <A>(item: (value: unknown) => A | undefined): Kind<Readonly<Record<string, A>>> =>
  (value) =>
    Object.fromEntries(
      Object.entries(isRecord(value) ? value : {}).flatMap(([name, each]): [string, A][] => {
        const read = item(each)
        return read === undefined ? [] : [[name, read]]
      })
    )

const texts = entriesOf((value) => (typeof value === 'string' ? value : undefined))
const staged = shape({ values: texts, files: entriesOf(listOf(storedFile)) })
const first = shape({
  ...{ state: staged.read, base: staged.read, sent: listOf(staged.read), dirty: flag },
  draft: shape({ version: amount, recordTime: text }).read
})

export const stagedCodec: CopyCodec<StagedCopy> = {
  key: (applyNo) => `onething:correction:${applyNo}`,
  text: (copy) => JSON.stringify({ v: 1, ...copy }),
  read: (value) => {
    if (!isRecord(value)) return undefined
    if (value['v'] === undefined)
      return {
        ...{ state: { values: texts(value), files: {} }, base: { values: {}, files: {} } },
        ...{ draft: { version: 0, recordTime: '' }, dirty: true }
      }
    const copy = value['v'] === 1 ? first.read(value) : undefined
    return copy?.state === undefined ? undefined : { ...copy, state: copy.state, sent: copy.sent.length === 0 ? undefined : copy.sent }
  }
}
