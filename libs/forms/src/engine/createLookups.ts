import type { ReadyLookup } from '@ljonething/domain/form/linkage'
import type { FoundValues, RegisteredValue } from '@ljonething/domain/registers/RegisteredValue'
import type { FormServices } from './FormServices.ts'

export interface LookupsStart {
  /** Lookups that read one of the changed fields and have all their parameters now. */
  readonly ready: (changed: readonly string[] | 'all') => readonly ReadyLookup[]
  readonly services: Pick<FormServices, 'lookup'>
  /** The values of the form, as they stand when an answer comes. */
  readonly current: Readonly<Record<string, string>>
  /** Writes a value; true when it changed something. */
  readonly write: (id: string, value: string) => boolean
  readonly refresh: (id: string) => void
  /** A register answers this field. */
  readonly onAnswer: (id: string) => void
  readonly onFilled: (ids: readonly string[]) => void
}

/** A lookup with other parameters or other fields to fill is another question. */
const keyOf = ({ api, params, fill }: ReadyLookup): string => JSON.stringify([api, params, fill])

/**
 * Asks the registers that linkage names (登记查询), each question once. An answer fills what is still empty; what the scene does not open it fills in
 * any case, and keeps locked while the question stands. A register that does not answer changes nothing and may be asked again; an answer to a
 * question that is no longer put fills nothing.
 */
export const createLookups = ({ ready, services, current, write, refresh, onAnswer, onFilled }: LookupsStart) => {
  const asked = new Set<string>()
  const busy = new Map<string, number>()
  const answered = new Map<string, RegisteredValue>()
  /** Locked fields and the question whose answer they hold. */
  const locks = new Map<string, string>()
  /** Fields whose register did not answer, and the question it was asked. */
  const away = new Map<string, string>()
  const isEmpty = (id: string) => (current[id] ?? '') === ''
  const note = (ids: readonly string[], count: 1 | -1) => {
    for (const id of ids) busy.set(id, (busy.get(id) ?? 0) + count)
    ids.forEach(refresh)
  }

  const fill = (lookup: ReadyLookup, targets: readonly string[], { values, source, at }: FoundValues) => {
    const filled = targets.filter((id) => {
      const found = values[lookup.fill[id] ?? ''] ?? ''
      const isClosed = lookup.closed.includes(id)
      if (found === '' || !(isClosed || isEmpty(id))) return false
      answered.set(id, { value: found, source, at })
      if (isClosed) locks.set(id, keyOf(lookup))
      onAnswer(id)
      return write(id, found)
    })
    targets.forEach(refresh)
    if (filled.length > 0) onFilled(filled)
  }
  /** Another number asks another question: what the last answer locked is the person's again until the next one comes. */
  const forget = () => {
    if (locks.size + away.size === 0) return
    const put = new Set(ready('all').map(keyOf))
    for (const kept of [locks, away]) {
      for (const [id, key] of kept) {
        if (put.has(key)) continue
        kept.delete(id)
        asked.delete(key)
        refresh(id)
      }
    }
  }
  const ask = async (asking: NonNullable<FormServices['lookup']>, lookup: ReadyLookup, targets: readonly string[]) => {
    const key = keyOf(lookup)
    asked.add(key)
    for (const id of targets) away.delete(id)
    note(targets, 1)
    const answer = await asking(lookup.api, lookup.params).catch(() => 'away' as const)
    const isStill = ready('all').some((each) => keyOf(each) === key)
    if (answer === 'away' && isStill) for (const id of targets) away.set(id, key)
    note(targets, -1)
    if (answer === 'away' || !isStill) asked.delete(key)
    else if (answer !== undefined) fill(lookup, targets, answer)
  }
  return {
    isBusy: (id: string) => (busy.get(id) ?? 0) > 0,
    isAway: (id: string) => away.has(id),
    /** What a register answered, as long as the field holds it. */
    answerOf: (id: string): RegisteredValue | undefined => {
      const found = answered.get(id)
      return found?.value === current[id] ? found : undefined
    },
    /** The register says it, and the person cannot change it. */
    isLocked: (id: string) => locks.has(id),
    /** What registers answered before. */
    restore: (registered: Readonly<Record<string, RegisteredValue>>) => {
      for (const [id, found] of Object.entries(registered)) answered.set(id, found)
    },
    ask: (changed: readonly string[] | 'all') => {
      forget()
      const asking = services.lookup
      if (asking === undefined) return
      for (const lookup of ready(changed)) {
        if (asked.has(keyOf(lookup))) continue
        const targets = Object.keys(lookup.fill).filter((id) => isEmpty(id) || lookup.closed.includes(id))
        if (targets.length > 0) void ask(asking, lookup, targets)
      }
    }
  }
}
