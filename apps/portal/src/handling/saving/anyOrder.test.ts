import type { AnswerOf } from '@ljonething/api/client/Calls'
import { readJson } from '@ljonething/domain/values/readJson'
import { it } from 'vitest'
import type { DraftSave } from '../../queries/drafts.ts'
import { createTabCopies } from '../../saving/createTabCopies.ts'
import { newestOf } from '../../saving/newestOf.ts'
import type { Field, SaverUser } from '../../testing/saversInAnyOrder.ts'
import { fields, keepsEverything } from '../../testing/saversInAnyOrder.ts'
import { createHandlingStore } from '../HandlingStore.ts'
import { newHandling } from '../HandlingState.ts'
import { handlingCodec } from './rememberedHandling.ts'
import { saveHandling } from './saveHandling.ts'
import type { RememberedHandling } from './storedCopy.ts'
import { readHandling } from './storedHandling.ts'
// Are loaded when two sides meet; no clock of a test passes for that.
import '../../saving/metSide.ts'
import './mergeHandlings.ts'

const scene = 'S1'
const recordTime = '2026-11-20T04:03:00.000Z'

interface Kept extends DraftSave {
  readonly rowGuid: string
  readonly version: number
}

/** The drafts of the service, as `Drafts` keeps them. */
const draftBox = () => {
  let drafts: readonly Kept[] = []
  const save = ({ rowGuid, version = 0, ...draft }: DraftSave): AnswerOf<'oneThingDrafts', 'saveThingInfo'> => {
    const known = drafts.find((one) => (rowGuid === undefined ? one.clientKey === draft.clientKey : one.rowGuid === rowGuid))
    const answer = (kept: Kept) => ({ message: '操作成功', rowGuid: kept.rowGuid, version: kept.version, recordTime })
    if (rowGuid === undefined) {
      const kept = known ?? { ...draft, rowGuid: `g${drafts.length}`, version: 1 }
      if (known === undefined) drafts = [...drafts, kept]
      return { ...answer(kept), ...(kept.content === draft.content ? {} : { content: kept.content }) }
    }
    if (known === undefined) throw Object.assign(new Error(), { _tag: 'NotFound', msg: '' })
    const isAgain = known.version === version + 1 && known.content === draft.content
    if (isAgain) return answer(known)
    if (known.version !== version) throw Object.assign(new Error(), { _tag: 'Conflict', msg: '', current: { ...known, recordTime } })
    const kept = { ...draft, rowGuid, version: version + 1 }
    drafts = drafts.map((one) => (one === known ? kept : one))
    return answer(kept)
  }
  return {
    save,
    count: () => drafts.length,
    read: (): RememberedHandling | undefined => {
      const [kept] = drafts
      const state = kept && readHandling(readJson(kept.content))
      if (kept === undefined || state === undefined) return undefined
      const { rowGuid, version } = kept
      return { state, base: state, draft: { rowGuid, version, recordTime }, dirty: false, userId: 'u1' }
    }
  }
}

const isField = (field: string): field is Field => fields.some((one) => one === field)

const user = (): SaverUser => {
  const box = draftBox()
  let keys = 0
  /** Another page comes by the address or the draft box, once the first knows of its draft. */
  let isKnown = () => false
  const begun = (): RememberedHandling => ({
    state: newHandling(scene, '230000000000', () => `k${(keys += 1)}`),
    ...{ base: undefined, draft: undefined, dirty: false, userId: 'u1' }
  })
  return {
    asks: true,
    doubled: () => Math.max(0, box.count() - 1),
    kept: (field) => box.read()?.state.values[field] ?? '',
    open: ({ clock, storage, ask }, at) => {
      const copies = createTabCopies(handlingCodec, { clock, storage })
      const copy = copies.recall(scene)
      const kept = box.read()
      if (copy === undefined && at > 0 && !isKnown()) return undefined
      const opened = copy === undefined ? (kept ?? begun()) : kept === undefined ? copy : newestOf(copy, kept)
      copies.keep(scene, opened, true)
      const store = createHandlingStore(opened, {
        clock,
        save: saveHandling('主题', (draft) => ask(() => box.save(draft))),
        remember: (now, isNow) => copies.keep(scene, { ...now, userId: 'u1' }, isNow)
      })
      if (at === 0) isKnown = () => store.get().draft !== undefined
      return {
        saver: store,
        read: (field) => store.get().state.values[field] ?? '',
        type: (field, text) => store.update({ values: { ...store.get().state.values, [field]: text } }),
        asked: () => {
          const { clash } = store.get()
          return (clash?.keys ?? []).flatMap((key) => {
            const field = key.replace('field ', '')
            return isField(field) ? [[field, clash?.theirs?.values[field] ?? ''] as const] : []
          })
        }
      }
    }
  }
}

it('a handling loses nothing and doubles nothing, whatever comes in which order', () => keepsEverything(user))
