import type { FormServices } from './FormServices.ts'
import type { LiveLinkage } from './createLinkage.ts'

export interface LookupsStart {
  readonly linkage: Pick<LiveLinkage, 'newLookups'>
  readonly services: Pick<FormServices, 'lookup'>
  /** The values of the form, as they stand when an answer comes. */
  readonly current: Readonly<Record<string, string>>
  /** Writes a value; true when it changed something. */
  readonly write: (id: string, value: string) => boolean
  readonly refresh: (id: string) => void
  readonly onFilled: (ids: readonly string[]) => void
}

/** Asks the registers that linkage names (登记查询) and fills what is still empty; a register that does not answer changes nothing. */
export const createLookups = ({ linkage, services, current, write, refresh, onFilled }: LookupsStart) => {
  const busy = new Set<string>()
  const answered = new Map<string, string>()
  const isEmpty = (id: string) => (current[id] ?? '') === ''

  const fill = (
    targets: readonly string[],
    keyOf: Readonly<Record<string, string>>,
    answer: Readonly<Record<string, string>> | undefined
  ) => {
    for (const id of targets) busy.delete(id)
    const filled = targets.filter((id) => {
      const found = answer?.[keyOf[id] ?? '']
      if (found === undefined || found === '' || !isEmpty(id)) return false
      answered.set(id, found)
      return write(id, found)
    })
    targets.forEach(refresh)
    if (filled.length > 0) onFilled(filled)
  }

  return {
    isBusy: (id: string) => busy.has(id),
    /** The value is what a register answered, not yet changed by the person. */
    isFromRegister: (id: string) => answered.has(id) && answered.get(id) === current[id],
    ask: (changed: readonly string[] | 'all') => {
      for (const { api, params, fill: keyOf } of linkage.newLookups(current, changed)) {
        const targets = Object.keys(keyOf).filter(isEmpty)
        if (targets.length === 0) continue
        for (const id of targets) busy.add(id)
        targets.forEach(refresh)
        services
          .lookup(api, params)
          .catch(() => undefined)
          .then((answer) => fill(targets, keyOf, answer))
      }
    }
  }
}
