import type { FieldIssue, FileItem, FormDescription, FormFiles, FormValues } from '@ljonething/domain/form/FormDescription'
import { compileForm } from './compileForm.ts'
import { createChecks } from './createChecks.ts'
import { createLinkage } from './createLinkage.ts'
import { createLookups } from './createLookups.ts'
import { fieldOptions } from './fieldOptions.ts'
import type { FieldSnapshot, FormSnapshot, FormStore, GroupSnapshot, MaterialSnapshot, ValidationScope } from './FormStore.ts'
import type { FormServices } from './FormServices.ts'
import { createSnapshots } from './createSnapshots.ts'
import { createTopics } from './topics.ts'

export interface FormStart {
  /** Values by whole id or by name; missing ones start as the description says. */
  readonly values?: FormValues | undefined
  readonly files?: FormFiles | undefined
  /** `yyyy-mm-dd`. */
  readonly today: string
  readonly services: FormServices
}

const noFiles: readonly FileItem[] = []
const formTopic = 'form'
const changesTopic = 'changes'
const focusTopic = 'focus'
const fieldTopic = (id: string) => `field ${id}`
const groupTopic = (code: string) => `group ${code}`
const materialTopic = (id: string) => `material ${id}`

/**
 * The store of one form (表单引擎). A change costs what depends on it: the field itself, the linkage rules that read it, and the checks
 * of fields that name it; everything else keeps its snapshot.
 */
export const createFormStore = (description: FormDescription, { values, files, today, services }: FormStart): FormStore => {
  const form = compileForm(description)
  const topics = createTopics()
  const linkage = createLinkage(description, form, today)
  const overrides = new Map<string, boolean>()
  const issues = new Map<string, FieldIssue>()
  const dirty = new Set<string>()
  const openGroups = new Map(description.allfield.map((group) => [group.code, !group.isCollapsible]))
  const current: Record<string, string> = {}
  let currentFiles: FormFiles = {}
  let saved: { values: FormValues; files: FormFiles } = { values: {}, files: {} }
  let valuesCopy: FormValues | undefined
  let validating = false
  let holding = false
  const heldGroups = new Set<string>()
  let focusRequest = ''

  let formSnapshot: FormSnapshot | undefined

  const isRequired = (id: string) => overrides.get(id) ?? form.materials.get(id)?.need ?? linkage.state(id).required
  const checks = createChecks({ description, form, current, today, services, isRequired, isVisible: (id) => linkage.state(id).visible })

  const groupByCode = new Map(description.allfield.map((group) => [group.code, group]))
  const groupOf = (id: string) => form.fields.get(id)?.group.code
  const fields = createSnapshots<FieldSnapshot>(
    (id) => {
      const state = linkage.state(id)
      return {
        value: current[id] ?? '',
        issue: issues.get(id),
        visible: state.visible,
        required: isRequired(id),
        disabled: state.disabled,
        notes: state.notes,
        regionTitle: linkage.regionTitle(id),
        busy: lookups.isBusy(id),
        fromRegister: lookups.isFromRegister(id)
      }
    },
    (id) => topics.publish(fieldTopic(id))
  )
  const groups = createSnapshots<GroupSnapshot>(
    (code) => {
      const group = groupByCode.get(code) ?? { code, name: code, fieldList: [], isCollapsible: false }
      return {
        group,
        visible: group.fieldList.some((field) => linkage.state(field.id).visible),
        open: openGroups.get(code) ?? true,
        issueCount: group.fieldList.filter((field) => issues.has(field.id)).length
      }
    },
    (code) => topics.publish(groupTopic(code))
  )
  const materials = createSnapshots<MaterialSnapshot>(
    (id) => ({
      files: currentFiles[id] ?? noFiles,
      issue: issues.get(id),
      visible: form.materials.has(id) && form.materials.get(id)?.hidden !== '1',
      required: isRequired(id)
    }),
    (id) => topics.publish(materialTopic(id))
  )
  const refreshForm = () => {
    formSnapshot = undefined
    if (!holding) topics.publish(formTopic)
  }
  const refreshGroupOf = (id: string) => {
    const code = groupOf(id)
    if (code === undefined) return
    if (holding) heldGroups.add(code)
    else groups.refresh(code)
  }
  /** Tells those who watch a group or the whole form once, at the end. */
  const together = (work: () => void) => {
    holding = true
    work()
    holding = false
    heldGroups.forEach(groups.refresh)
    heldGroups.clear()
    refreshForm()
  }
  const refreshOwner = (id: string) => {
    if (form.materials.has(id)) materials.refresh(id)
    else fields.refresh(id)
    refreshGroupOf(id)
  }

  const showIssue = (id: string, issue: FieldIssue | undefined) => {
    const last = issues.get(id)
    if (last?.text === issue?.text && last?.cell === issue?.cell) return
    if (issue) issues.set(id, issue)
    else issues.delete(id)
    refreshOwner(id)
    refreshForm()
  }
  const recheck = (id: string) => showIssue(id, checks.field(id))
  const noteDirty = (id: string, isDirty: boolean) => {
    const before = dirty.size > 0
    if (isDirty) dirty.add(id)
    else dirty.delete(id)
    if (before !== dirty.size > 0) refreshForm()
  }

  const write = (id: string, value: string) => {
    if ((current[id] ?? '') === value) return false
    current[id] = value
    valuesCopy = undefined
    noteDirty(id, value !== (saved.values[id] ?? ''))
    fields.refresh(id)
    return true
  }
  const settle = (changed: readonly string[]) => {
    const { written, restated } = linkage.update(current, changed)
    for (const [id, value] of written) write(id, value)
    const touched = new Set([...changed, ...written.keys()])
    for (const id of restated) {
      fields.refresh(id)
      refreshGroupOf(id)
      if (issues.has(id)) recheck(id)
    }
    for (const id of touched) {
      for (const reader of form.checkedWith.get(id) ?? []) if (issues.has(reader)) recheck(reader)
      if (issues.has(id)) recheck(id)
    }
    lookups.ask([...touched])
  }
  const lookups = createLookups({
    linkage,
    services,
    current,
    write,
    refresh: fields.refresh,
    onFilled: (ids) => {
      settle(ids)
      topics.publish(changesTopic)
    }
  })

  const load = (nextValues: FormValues, nextFiles: FormFiles) => {
    for (const [id, { field: each }] of form.fields) current[id] = nextValues[id] ?? nextValues[each.name] ?? each.value
    currentFiles = { ...nextFiles }
    linkage.reset(current)
    issues.clear()
    dirty.clear()
    valuesCopy = undefined
    saved = { values: { ...current }, files: currentFiles }
  }
  load(values ?? {}, files ?? {})

  const store: FormStore = {
    description,
    services,
    fieldOf: (id) => form.fields.get(id)?.field,
    materialOf: (id) => form.materials.get(id),
    optionsUnder: (root) => fieldOptions(description, root),
    checkRow: checks.row,
    checkFiles: checks.newFiles,
    optionsOf: (id) => fieldOptions(description, form.fields.get(id)?.field.originalField.dictRootCode ?? ''),
    field: fields.get,
    group: groups.get,
    material: materials.get,
    form: () => {
      formSnapshot ??= {
        issues: form.order.flatMap((id) => issues.get(id) ?? []),
        dirty: dirty.size > 0,
        validating
      }
      return formSnapshot
    },
    subscribeField: (id, listener) => topics.subscribe(fieldTopic(id), listener),
    subscribeGroup: (code, listener) => topics.subscribe(groupTopic(code), listener),
    subscribeMaterial: (id, listener) => topics.subscribe(materialTopic(id), listener),
    subscribeForm: (listener) => topics.subscribe(formTopic, listener),
    subscribeChanges: (listener) => topics.subscribe(changesTopic, listener),
    subscribeFocus: (listener) => topics.subscribe(focusTopic, () => listener(focusRequest)),
    setValue: (id, value) => {
      if (!form.fields.has(id) || !write(id, value)) return
      settle([id])
      topics.publish(changesTopic)
    },
    blur: (id) => {
      const compiled = form.fields.get(id)
      if (!compiled) return
      const trimmed = checks.trimmed(id)
      if (trimmed !== undefined) store.setValue(id, trimmed)
      recheck(id)
      for (const reader of form.checkedWith.get(id) ?? []) if (issues.has(reader)) recheck(reader)
      checks.askRareWord(id)?.then((found) => {
        if (found) recheck(id)
      })
    },
    setRequired: (id, required) => {
      if (required === undefined) overrides.delete(id)
      else overrides.set(id, required)
      refreshOwner(id)
      if (issues.has(id)) recheck(id)
    },
    setFiles: (materialId, next) => {
      currentFiles = { ...currentFiles, [materialId]: next }
      noteDirty(materialId, next !== saved.files[materialId])
      materials.refresh(materialId)
      if (issues.has(materialId)) showIssue(materialId, checks.material(materialId, next))
      topics.publish(changesTopic)
    },
    setGroupOpen: (code, open) => {
      openGroups.set(code, open)
      groups.refresh(code)
    },
    values: () => (valuesCopy ??= { ...current }),
    files: () => currentFiles,
    isDirty: () => dirty.size > 0,
    markSaved: () => {
      saved = { values: { ...current }, files: currentFiles }
      dirty.clear()
      refreshForm()
    },
    replaceValues: (nextValues, nextFiles) => {
      load(nextValues, nextFiles ?? currentFiles)
      for (const id of form.fields.keys()) fields.refresh(id)
      for (const code of groupByCode.keys()) groups.refresh(code)
      for (const id of form.materials.keys()) materials.refresh(id)
      refreshForm()
      lookups.ask('all')
    },
    validateAll: async (scope: ValidationScope = 'all') => {
      validating = true
      refreshForm()
      if (scope !== 'materials') await checks.askAllRareWords()
      const wanted = form.order.filter((id) => scope === 'all' || form.materials.has(id) === (scope === 'materials'))
      together(() => {
        for (const id of wanted) {
          showIssue(id, form.materials.has(id) ? checks.material(id, currentFiles[id] ?? noFiles) : checks.field(id))
          if (issues.has(id)) openGroups.set(groupOf(id) ?? '', true)
        }
        validating = false
      })
      return wanted.flatMap((id) => issues.get(id) ?? [])
    },
    showIssues: (found) => {
      together(() => {
        for (const issue of found) if (form.fields.has(issue.id) || form.materials.has(issue.id)) showIssue(issue.id, issue)
      })
    },
    focusField: (id) => {
      const code = groupOf(id)
      if (code !== undefined && !groups.get(code).open) store.setGroupOpen(code, true)
      focusRequest = id
      topics.publish(focusTopic)
    },
    focusFirstIssue: () => {
      const first = store.form().issues[0]
      if (first) store.focusField(first.id)
    }
  }
  lookups.ask('all')
  return store
}
