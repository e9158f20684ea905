import type { FieldIssue, FileItem, FormDescription, FormFiles, FormValues } from '@ljonething/domain/form/FormDescription'
import { compileForm } from './compileForm.ts'
import { createChecks } from './createChecks.ts'
import { createLinkage } from './createLinkage.ts'
import { fieldOptions } from './fieldOptions.ts'
import type { FieldSnapshot, FormSnapshot, FormStore, GroupSnapshot, MaterialSnapshot, ValidationScope } from './FormStore.ts'
import type { FormServices } from './FormServices.ts'
import { sameFields } from './sameFields.ts'
import { createTopics } from './topics.ts'

export interface FormStart {
  /** Values by whole id or by name; missing ones start as the description says. */
  readonly values?: FormValues | undefined
  readonly files?: FormFiles | undefined
  /** `yyyy-mm-dd`. */
  readonly today: string
  readonly services: FormServices
}

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
  const busy = new Set<string>()
  const dirty = new Set<string>()
  const openGroups = new Map(description.allfield.map((group) => [group.code, !group.isCollapsible]))
  const current: Record<string, string> = {}
  let currentFiles: FormFiles = {}
  let saved: { values: FormValues; files: FormFiles } = { values: {}, files: {} }
  let valuesCopy: FormValues | undefined
  let validating = false
  let focusRequest = ''

  const fieldSnapshots = new Map<string, FieldSnapshot>()
  const groupSnapshots = new Map<string, GroupSnapshot>()
  const materialSnapshots = new Map<string, MaterialSnapshot>()
  let formSnapshot: FormSnapshot | undefined

  const isRequired = (id: string) => overrides.get(id) ?? form.materials.get(id)?.need ?? linkage.state(id).required
  const checks = createChecks({ description, form, current, today, services, isRequired, isVisible: (id) => linkage.state(id).visible })

  const renewed = <T extends object>(cache: Map<string, T>, key: string, next: T): T => {
    const last = cache.get(key)
    if (last && sameFields(last, next)) return last
    cache.set(key, next)
    return next
  }
  const field = (id: string): FieldSnapshot => {
    const known = fieldSnapshots.get(id)
    if (known) return known
    const state = linkage.state(id)
    return renewed(fieldSnapshots, id, {
      value: current[id] ?? '',
      issue: issues.get(id),
      visible: state.visible,
      required: isRequired(id),
      disabled: state.disabled,
      notes: state.notes,
      regionTitle: linkage.regionTitle(id),
      busy: busy.has(id)
    })
  }
  const refreshField = (id: string) => {
    const last = fieldSnapshots.get(id)
    fieldSnapshots.delete(id)
    const next = field(id)
    if (last && sameFields(last, next)) fieldSnapshots.set(id, last)
    else topics.publish(fieldTopic(id))
  }
  const groupByCode = new Map(description.allfield.map((group) => [group.code, group]))
  const group = (code: string): GroupSnapshot => {
    const known = groupSnapshots.get(code)
    if (known) return known
    const own = groupByCode.get(code) ?? { code, name: code, fieldList: [], isCollapsible: false }
    return renewed(groupSnapshots, code, {
      group: own,
      visible: own.fieldList.some((each) => linkage.state(each.id).visible),
      open: openGroups.get(code) ?? true,
      issueCount: own.fieldList.filter((each) => issues.has(each.id)).length
    })
  }
  const refreshGroup = (code: string) => {
    const last = groupSnapshots.get(code)
    groupSnapshots.delete(code)
    const next = group(code)
    if (last && sameFields(last, next)) groupSnapshots.set(code, last)
    else topics.publish(groupTopic(code))
  }
  const groupOf = (id: string) => form.fields.get(id)?.group.code
  const refreshForm = () => {
    formSnapshot = undefined
    topics.publish(formTopic)
  }
  const noFiles: readonly FileItem[] = []
  const material = (id: string): MaterialSnapshot => {
    const known = materialSnapshots.get(id)
    if (known) return known
    const compiled = form.materials.get(id)
    return renewed(materialSnapshots, id, {
      files: currentFiles[id] ?? noFiles,
      issue: issues.get(id),
      visible: compiled !== undefined && compiled.hidden !== '1',
      required: isRequired(id)
    })
  }
  const refreshMaterial = (id: string) => {
    const last = materialSnapshots.get(id)
    materialSnapshots.delete(id)
    if (!(last && sameFields(last, material(id)))) topics.publish(materialTopic(id))
    else materialSnapshots.set(id, last)
  }
  const refreshOwner = (id: string) => {
    if (form.materials.has(id)) refreshMaterial(id)
    else refreshField(id)
    const code = groupOf(id)
    if (code !== undefined) refreshGroup(code)
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
    refreshField(id)
    return true
  }
  const settle = (changed: readonly string[]) => {
    const { written, restated } = linkage.update(current, changed)
    for (const [id, value] of written) write(id, value)
    const touched = new Set([...changed, ...written.keys()])
    for (const id of restated) {
      refreshField(id)
      const code = groupOf(id)
      if (code !== undefined) refreshGroup(code)
      if (issues.has(id)) recheck(id)
    }
    for (const id of touched) {
      for (const reader of form.checkedWith.get(id) ?? []) if (issues.has(reader)) recheck(reader)
      if (issues.has(id)) recheck(id)
    }
    askLookups([...touched])
  }
  const askLookups = (changed: readonly string[] | 'all') => {
    for (const { api, params, fill } of linkage.newLookups(current, changed)) {
      const targets = Object.keys(fill).filter((id) => (current[id] ?? '') === '')
      if (targets.length === 0) continue
      for (const id of targets) busy.add(id)
      targets.forEach(refreshField)
      services
        .lookup(api, params)
        .catch(() => undefined)
        .then((answer) => {
          for (const id of targets) busy.delete(id)
          const filled = targets.filter((id) => {
            const found = answer?.[fill[id] ?? '']
            return found !== undefined && found !== '' && (current[id] ?? '') === '' && write(id, found)
          })
          targets.forEach(refreshField)
          if (filled.length === 0) return
          settle(filled)
          topics.publish(changesTopic)
        })
    }
  }

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
    field,
    group,
    material,
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
      refreshMaterial(materialId)
      if (issues.has(materialId)) showIssue(materialId, checks.material(materialId, next))
      topics.publish(changesTopic)
    },
    setGroupOpen: (code, open) => {
      openGroups.set(code, open)
      refreshGroup(code)
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
      for (const id of form.fields.keys()) refreshField(id)
      for (const code of groupByCode.keys()) refreshGroup(code)
      for (const id of form.materials.keys()) refreshMaterial(id)
      refreshForm()
      askLookups('all')
    },
    validateAll: async (scope: ValidationScope = 'all') => {
      validating = true
      refreshForm()
      if (scope !== 'materials') await checks.askAllRareWords()
      const wanted = form.order.filter((id) => scope === 'all' || form.materials.has(id) === (scope === 'materials'))
      for (const id of wanted) {
        showIssue(id, form.materials.has(id) ? checks.material(id, currentFiles[id] ?? noFiles) : checks.field(id))
        const code = groupOf(id)
        if (code !== undefined && issues.has(id) && !group(code).open) store.setGroupOpen(code, true)
      }
      validating = false
      refreshForm()
      return wanted.flatMap((id) => issues.get(id) ?? [])
    },
    showIssues: (found) => {
      for (const issue of found) if (form.fields.has(issue.id) || form.materials.has(issue.id)) showIssue(issue.id, issue)
    },
    focusField: (id) => {
      const code = groupOf(id)
      if (code !== undefined && !group(code).open) store.setGroupOpen(code, true)
      focusRequest = id
      topics.publish(focusTopic)
    },
    focusFirstIssue: () => {
      const first = store.form().issues[0]
      if (first) store.focusField(first.id)
    }
  }
  askLookups('all')
  return store
}
