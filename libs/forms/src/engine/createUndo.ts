import { createSignal } from './createSignal.ts'

/** A value as it was before something else took its place. */
export interface Former {
  readonly id: string
  readonly value: string
}

/** What can be taken back (撤销): the value that was changed, and what the person had typed elsewhere and lost by it. */
export interface Undoable {
  readonly changed: Former | undefined
  readonly lost: readonly Former[]
}

/** The last loss, until it is taken back, one of its fields is filled in anew, or it is let go. */
export const createUndo = () => {
  const news = createSignal<void>()
  let last: Undoable | undefined
  const keep = (next: Undoable | undefined) => {
    if (next === last) return
    last = next
    news.publish()
  }
  return {
    get: () => last,
    subscribe: (listener: () => void) => news.subscribe(listener),
    offer: (next: Undoable) => keep(next.lost.length === 0 ? last : next),
    /** A field was filled in: nobody wants back what stood there. */
    touched: (id: string) => {
      if (last?.changed?.id === id || last?.lost.some((former) => former.id === id) === true) keep(undefined)
    },
    drop: () => keep(undefined)
  }
}
