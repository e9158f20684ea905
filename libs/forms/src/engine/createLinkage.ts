import type { FieldState, FormDescription } from '@ljonething/domain/form/FormDescription'
import { linkageOf } from '@ljonething/domain/form/compileLinkage'
import { applySets, linkedStates, readyLookups, regionTitleOf } from '@ljonething/domain/form/linkage'
import type { ReadyLookup } from '@ljonething/domain/form/linkage'
import type { CompiledForm } from './compileForm.ts'
import { sameFields } from './sameFields.ts'

export interface LinkageUpdate {
  /** Values that follow from the change, by whole id. */
  readonly written: ReadonlyMap<string, string>
  /** Whole ids of fields whose state differs. */
  readonly restated: readonly string[]
}

/** Linkage of a live form (联动): field states kept between changes; a change no rule reads costs nothing. */
export interface LiveLinkage {
  readonly state: (id: string) => FieldState
  readonly regionTitle: (id: string) => string | undefined
  /** Starts over from these values and writes what follows from them. */
  readonly reset: (current: Record<string, string>) => void
  readonly update: (current: Readonly<Record<string, string>>, changed: readonly string[]) => LinkageUpdate
  /** Lookups that read one of the changed fields and have all their parameters. */
  readonly readyLookups: (current: Readonly<Record<string, string>>, changed: readonly string[] | 'all') => readonly ReadyLookup[]
}

const unknownState: FieldState = { visible: false, required: false, disabled: true, notes: [] }
const nothing: LinkageUpdate = { written: new Map(), restated: [] }

export const createLinkage = (description: FormDescription, form: CompiledForm, today: string): LiveLinkage => {
  const linkage = linkageOf(description)
  const nameOf = (id: string) => form.fields.get(id)?.field.name ?? ''
  const isOwner = (id: string) => form.idOfName.get(nameOf(id)) === id
  const lookupSources = [...form.idOfName.keys()].filter((name) => linkage.rules.some((rule) => rule.then.lookup?.params.includes(name)))
  let states: ReadonlyMap<string, FieldState> = new Map()

  return {
    state: (id) => {
      const name = nameOf(id)
      return (isOwner(id) ? states.get(name) : undefined) ?? linkage.initial.get(name) ?? unknownState
    },
    regionTitle: (id) => regionTitleOf(description, nameOf(id)),
    reset: (current) => {
      Object.assign(current, applySets(description, current, today))
      states = linkedStates(linkage, current, today)
    },
    update: (current, changed) => {
      const names = changed.map(nameOf)
      if (!names.some((name) => linkage.edges.has(name) || linkage.filled.has(name))) return nothing
      const after = applySets(description, current, today)
      const next = linkedStates(linkage, after, today)
      const restated = [...next].flatMap(([name, state]) => {
        const last = states.get(name)
        const id = form.idOfName.get(name)
        return id === undefined || (last && sameFields(last, state)) ? [] : id
      })
      states = next
      const follows = [...linkage.filled].flatMap((name): [string, string][] => {
        const id = form.idOfName.get(name) ?? ''
        const value = after[id]
        return value === undefined || value === current[id] ? [] : [[id, value]]
      })
      return { written: new Map(follows), restated }
    },
    readyLookups: (current, changed) => {
      const names = changed === 'all' ? lookupSources : changed.map(nameOf)
      return names.flatMap((name) => (lookupSources.includes(name) ? readyLookups(description, name, current, today) : []))
    }
  }
}
