import type { FormDescription } from '@ljonething/domain/form/FormDescription'
import { compileForm } from './compileForm.ts'
import { createChecks } from './createChecks.ts'
import { createFormIssues } from './createFormIssues.ts'
import type { Filled } from './createFormValues.ts'
import { createFormValues } from './createFormValues.ts'
import { createFormViews } from './createFormViews.ts'
import { createLinkage } from './createLinkage.ts'
import { createLookups } from './createLookups.ts'
import { createSignal } from './createSignal.ts'
import { fieldOptions } from './fieldOptions.ts'
import type { FormStore, ValidationScope } from './FormStore.ts'
import type { FormServices } from './FormServices.ts'

export interface FormStart extends Filled {
  /** `yyyy-mm-dd`. */
  readonly today: string
  readonly services: FormServices
}

/**
 * The store of one form (表单引擎): values, issues and views, wired by linkage and lookups. A change costs what depends on it: the field itself,
 * the linkage rules that read it, and the checks of fields that name it; everything else keeps its snapshot.
 */
export const createFormStore = (description: FormDescription, { values, files, today, services }: FormStart): FormStore => {
  const form = compileForm(description)
  const linkage = createLinkage(description, form, today)
  const groupByCode = new Map(description.allfield.map((group) => [group.code, group]))
  const groupOf = (id: string) => form.fields.get(id)?.group.code
  const openGroups = new Map(description.allfield.map((group) => [group.code, !group.isCollapsible]))
  const requiredNow = new Map<string, boolean>()
  const isRequired = (id: string) => requiredNow.get(id) ?? form.materials.get(id)?.need ?? linkage.state(id).required
  const filled = createFormValues()
  const { current } = filled
  const changes = createSignal<void>()
  const focus = createSignal<string>()

  const checks = createChecks({ description, form, current, today, services, isRequired, isVisible: (id) => linkage.state(id).visible })
  const issues = createFormIssues({
    check: (id) => (form.materials.has(id) ? checks.material(id, filled.filesOf(id)) : checks.field(id)),
    readersOf: (id) => form.checkedWith.get(id) ?? [],
    onChange: (id) => views.refreshIssue(id)
  })
  const views = createFormViews({
    groupOf,
    field: (id) => {
      const { visible, disabled, notes } = linkage.state(id)
      return {
        value: current[id] ?? '',
        issue: issues.of(id),
        visible,
        required: isRequired(id),
        disabled,
        notes,
        regionTitle: linkage.regionTitle(id),
        busy: lookups.isBusy(id),
        fromRegister: lookups.isFromRegister(id)
      }
    },
    group: (code) => {
      const group = groupByCode.get(code) ?? { code, name: code, fieldList: [], isCollapsible: false }
      return {
        group,
        visible: group.fieldList.some((field) => linkage.state(field.id).visible),
        open: openGroups.get(code) ?? true,
        issueCount: group.fieldList.filter((field) => issues.of(field.id)).length
      }
    },
    material: (id) => ({
      files: filled.filesOf(id),
      issue: issues.of(id),
      visible: form.materials.has(id) && form.materials.get(id)?.hidden !== '1',
      required: isRequired(id)
    }),
    form: () => ({ issues: form.order.flatMap((id) => issues.of(id) ?? []) })
  })

  const write = (id: string, value: string) => {
    const changed = filled.write(id, value)
    if (changed) views.refreshField(id)
    return changed
  }
  const settle = (changed: readonly string[]) => {
    const { written, restated } = linkage.update(current, changed)
    for (const [id, value] of written) write(id, value)
    const touched = [...new Set([...changed, ...written.keys()])]
    for (const id of restated) {
      views.refreshField(id)
      views.refreshGroupOf(id)
      issues.follow(id)
    }
    for (const id of touched) {
      issues.followReaders(id)
      issues.follow(id)
    }
    lookups.ask(touched)
    changes.publish()
  }
  const lookups = createLookups({ linkage, services, current, write, refresh: views.refreshField, onFilled: settle })
  const load = (start: Filled) => {
    filled.load(form, start)
    linkage.reset(current)
    issues.clear()
  }

  const store: FormStore = {
    description,
    services,
    fieldOf: (id) => form.fields.get(id)?.field,
    materialOf: (id) => form.materials.get(id),
    optionsUnder: (root) => fieldOptions(description, root),
    optionsOf: (id) => fieldOptions(description, form.fields.get(id)?.field.originalField.dictRootCode ?? ''),
    checkRow: checks.row,
    checkFiles: checks.newFiles,
    field: views.field,
    group: views.group,
    material: views.material,
    form: views.form,
    subscribeField: views.subscribeField,
    subscribeGroup: views.subscribeGroup,
    subscribeMaterial: views.subscribeMaterial,
    subscribeForm: views.subscribeForm,
    subscribeChanges: changes.subscribe,
    subscribeFocus: focus.subscribe,
    setValue: (id, value) => {
      if (form.fields.has(id) && write(id, value)) settle([id])
    },
    blur: (id) => {
      if (!form.fields.has(id)) return
      const trimmed = checks.trimmed(id)
      if (trimmed !== undefined) store.setValue(id, trimmed)
      issues.check(id)
      issues.followReaders(id)
      checks.askRareWord(id)?.then((found) => {
        if (found) issues.check(id)
      })
    },
    setRequired: (id, required) => {
      if (required === undefined) requiredNow.delete(id)
      else requiredNow.set(id, required)
      views.refreshIssue(id)
      issues.follow(id)
    },
    setFiles: (materialId, next) => {
      filled.writeFiles(materialId, next)
      views.refreshMaterial(materialId)
      issues.follow(materialId)
      changes.publish()
    },
    setGroupOpen: (code, open) => {
      openGroups.set(code, open)
      views.refreshGroup(code)
    },
    values: filled.values,
    files: filled.files,
    replaceValues: (nextValues, nextFiles) => {
      load({ values: nextValues, files: nextFiles ?? filled.files() })
      views.refreshAll()
      lookups.ask('all')
    },
    validateAll: async (scope: ValidationScope = 'all') => {
      if (scope !== 'materials') await checks.askAllRareWords()
      const wanted = form.order.filter((id) => scope === 'all' || form.materials.has(id) === (scope === 'materials'))
      views.together(() => {
        for (const id of wanted) {
          issues.check(id)
          if (issues.of(id) === undefined) continue
          openGroups.set(groupOf(id) ?? '', true)
          views.refreshGroupOf(id)
        }
      })
      return wanted.flatMap((id) => issues.of(id) ?? [])
    },
    showIssues: (found) =>
      views.together(() => {
        for (const issue of found) if (form.fields.has(issue.id) || form.materials.has(issue.id)) issues.show(issue.id, issue)
      }),
    focusField: (id) => {
      const code = groupOf(id)
      if (code !== undefined && !views.group(code).open) store.setGroupOpen(code, true)
      focus.publish(id)
    },
    focusFirstIssue: () => {
      const first = store.form().issues[0]
      if (first) store.focusField(first.id)
    }
  }
  load({ values, files })
  lookups.ask('all')
  return store
}
