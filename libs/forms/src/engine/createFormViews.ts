import type { FieldSnapshot, FormSnapshot, GroupSnapshot, MaterialSnapshot } from './FormStore.ts'
import { createSignal } from './createSignal.ts'
import { createSnapshots } from './createSnapshots.ts'
import { createTopics } from './topics.ts'

export interface ViewsStart {
  readonly field: (id: string) => FieldSnapshot
  readonly group: (code: string) => GroupSnapshot
  readonly material: (id: string) => MaterialSnapshot
  readonly form: () => FormSnapshot
  /** The group a field stands in. */
  readonly groupOf: (id: string) => string | undefined
}

/**
 * What components see of a form (表单视图): a snapshot per field, group and material and one of the whole, each with its own listeners, who
 * hear of it when it differs.
 */
export const createFormViews = ({ field, group, material, form, groupOf }: ViewsStart) => {
  const fieldTopics = createTopics()
  const groupTopics = createTopics()
  const materialTopics = createTopics()
  const formSignal = createSignal<void>()
  const fields = createSnapshots(field, fieldTopics.publish)
  const groups = createSnapshots(group, groupTopics.publish)
  const materials = createSnapshots(material, materialTopics.publish)
  const heldGroups = new Set<string>()
  let holding = false
  let whole: FormSnapshot | undefined

  const refreshForm = () => {
    whole = undefined
    if (!holding) formSignal.publish()
  }
  const refreshGroupOf = (id: string) => {
    const code = groupOf(id)
    if (code === undefined) return
    if (holding) heldGroups.add(code)
    else groups.refresh(code)
  }
  return {
    field: fields.get,
    group: groups.get,
    material: materials.get,
    form: () => (whole ??= form()),
    subscribeField: fieldTopics.subscribe,
    subscribeGroup: groupTopics.subscribe,
    subscribeMaterial: materialTopics.subscribe,
    subscribeForm: formSignal.subscribe,
    refreshField: fields.refresh,
    refreshMaterial: materials.refresh,
    refreshGroup: groups.refresh,
    refreshGroupOf,
    /** What is shown as wrong with a field or material is seen there, in its group and in the whole. */
    refreshIssue: (id: string) => {
      if (groupOf(id) === undefined) materials.refresh(id)
      else fields.refresh(id)
      refreshGroupOf(id)
      refreshForm()
    },
    refreshAll: () => {
      fields.refreshAll()
      groups.refreshAll()
      materials.refreshAll()
      refreshForm()
    },
    /** Tells those who watch a group or the whole form once, at the end. */
    together: (work: () => void) => {
      holding = true
      work()
      holding = false
      heldGroups.forEach(groups.refresh)
      heldGroups.clear()
      refreshForm()
    }
  }
}
