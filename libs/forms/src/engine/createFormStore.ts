import type { DictionaryOption, FormDescription } from '@ljonething/domain/form/FormDescription'
import { issueText } from '@ljonething/validation/rules/checkRules'
import { createChecks } from './createChecks.ts'
import { createFormIssues } from './createFormIssues.ts'
import type { Filled } from './createFormValues.ts'
import { createFormValues } from './createFormValues.ts'
import { createFormViews } from './createFormViews.ts'
import { createLookups } from './createLookups.ts'
import { createRareWords } from './createRareWords.ts'
import { createSignal } from './createSignal.ts'
import { createUndo } from './createUndo.ts'
import type { Former } from './createUndo.ts'
import { fieldOptions } from './fieldOptions.ts'
import { folded, loadReading } from './folding.ts'
import type { FormStore, ValidationScope } from './FormStore.ts'
import type { FormServices } from './FormServices.ts'
import { readDescription } from './readDescription.ts'

export interface FormStart extends Filled {
  /** `yyyy-mm-dd`. */
  readonly today: string
  readonly services: FormServices
}

const rareWordsAway = '生僻字检查暂时没有结果，您可以继续填写，提交时会再核对'

/**
 * The store of one form (表单引擎): values, issues and views, wired by linkage and lookups. A change costs what depends on it: the field itself,
 * the linkage rules that read it, and the checks of fields that name it; everything else keeps its snapshot.
 */
export const createFormStore = (described: FormDescription, { today, services, ...start }: FormStart): FormStore => {
  const filled = createFormValues()
  const { current } = filled
  const changes = createSignal<readonly string[]>()
  const focus = createSignal<string>()

  const undo = createUndo()
  const own = new Set<string>()
  /** Of fields whose options a source offered. */
  const offered = new Map<string, readonly DictionaryOption[]>()
  const openGroups = new Map<string, boolean>()
  let now = readDescription(described, today)
  const groupOf = (id: string) => now.form.fields.get(id)?.group.code
  /** False is told: a form that loses what is said of its fields is a fault of whoever says it. */
  const has = (id: string): boolean => {
    const known = now.form.fields.has(id) || now.form.materials.has(id)
    if (!known) services.unknownId?.(now.description.sceneId, id)
    return known
  }
  const isVisible = (id: string) => now.linkage.state(id).visible
  const isRequired = (id: string) => now.form.materials.get(id)?.need ?? now.linkage.state(id).required
  const rareWords = createRareWords({
    ask: services.hasRareWord,
    onNews: (id) => views.refreshField(id)
  })
  const checksNow = () => createChecks({ ...now, current, today, rareWords, isRequired, isVisible })
  let checks = checksNow()

  const issues = createFormIssues({
    check: (id) => (now.form.materials.has(id) ? checks.material(id, filled.filesOf(id)) : checks.field(id)),
    readersOf: (id) => now.form.checkedWith.get(id) ?? [],
    onChange: (id) => views.refreshIssue(id)
  })
  const views = createFormViews({
    groupOf,
    field: (id) => {
      const { visible, disabled, notes } = now.linkage.state(id)
      return {
        value: current[id] ?? '',
        issue: issues.of(id),
        visible,
        required: isRequired(id),
        disabled: disabled || lookups.isLocked(id),
        notes: rareWords.isAway(id, current[id] ?? '') ? [...notes, rareWordsAway] : notes,
        regionTitle: now.linkage.regionTitle(id),
        busy: lookups.isBusy(id),
        away: lookups.isAway(id),
        fromRegister: own.has(id) ? undefined : lookups.answerOf(id),
        own: own.has(id)
      }
    },
    group: (code) => {
      const group = now.groups.get(code) ?? { code, name: code, fieldList: [], isCollapsible: false }
      return {
        group,
        visible: group.fieldList.some((field) => now.linkage.state(field.id).visible),
        open: openGroups.get(code) ?? !(group.isCollapsible && group.fieldList.every(({ id }) => !isVisible(id) || !isRequired(id))),
        issueCount: group.fieldList.filter((field) => issues.of(field.id)).length
      }
    },
    material: (id) => ({
      files: filled.filesOf(id),
      issue: issues.of(id),
      visible: now.form.materials.has(id) && now.form.materials.get(id)?.hidden !== '1',
      required: isRequired(id)
    }),
    form: () => ({ issues: now.form.order.flatMap((id) => issues.of(id) ?? []) })
  })

  const write = (id: string, value: string) => {
    const changed = filled.write(id, value)
    if (changed) views.refreshField(id)
    return changed
  }
  /** A choice was offered for what another field said then. */
  const drop = (id: string, changedId: string) => {
    const value = current[id] ?? ''
    const isDropped = value !== '' && write(id, '')
    const [label = '', changed = ''] = [id, changedId].map((each) => now.form.fields.get(each)?.field.label)
    const message = `您更改了“${changed}”，请重新选择`
    if (isDropped) issues.show(id, { kind: 'field', id, label, fn: '_checkOption', message, text: issueText(label, message) })
    return isDropped ? [{ id, value }] : []
  }
  /** What follows from a change; gives what the person had typed and lost by it. */
  const settle = (changed: readonly string[], isTold = true): readonly Former[] => {
    const lost: Former[] = changed.flatMap((id) =>
      (now.form.narrows.get(id) ?? []).flatMap((narrowed) => (changed.includes(narrowed) ? [] : drop(narrowed, id)))
    )
    const dropped = lost.map(({ id }) => id)
    const { written, restated } = now.linkage.update(current, [...changed, ...dropped])
    for (const [id, value] of written) {
      const former = current[id] ?? ''
      if (write(id, value) && former !== '' && own.has(id) && !changed.includes(id)) lost.push({ id, value: former })
    }
    const touched = [...new Set([...changed, ...dropped, ...written.keys()])]
    for (const id of restated) {
      views.refreshField(id)
      views.refreshGroupOf(id)
      issues.follow(id)
    }
    for (const id of touched) {
      issues.followReaders(id)
      if (!dropped.includes(id)) issues.follow(id)
    }
    lookups.ask(touched)
    if (isTold) changes.publish(touched)
    return lost
  }
  const lookups = createLookups({
    ready: (changed) => now.linkage.readyLookups(current, changed),
    services,
    current,
    write,
    refresh: views.refreshField,
    onAnswer: (id) => own.delete(id),
    onFilled: settle
  })
  const load = (next: Filled) => {
    undo.drop()
    own.clear()
    for (const id of next.own ?? []) own.add(id)
    lookups.restore(next.registered ?? {})
    filled.load(now.form, next)
    now.linkage.reset(current)
  }

  /** Gives what the person lost by it; undefined where nothing changed. */
  const put = (id: string, value: string): readonly Former[] | undefined => {
    if (!has(id) || lookups.isLocked(id) || value === (current[id] ?? '')) return undefined
    own.add(id)
    if (!write(id, value)) return undefined
    if (now.form.fields.get(id)?.asksRareWord === true) rareWords.typed(id, value)
    undo.touched(id)
    return settle([id])
  }

  const store: FormStore = {
    get description() {
      return now.description
    },
    services,
    fieldOf: (id) => now.form.fields.get(id)?.field,
    materialOf: (id) => now.form.materials.get(id),
    optionsUnder: (root) => fieldOptions(now.description, root),
    optionsOf: (id) => offered.get(id) ?? fieldOptions(now.description, now.form.fields.get(id)?.field.originalField.dictRootCode ?? ''),
    setOptions: (id, options) => {
      if (has(id)) offered.set(id, options)
    },
    checkRow: (id, row) => checks.row(id, row),
    checkFiles: (id, found) => checks.newFiles(id, found),
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
      const changed = { id, value: current[id] ?? '' }
      const lost = put(id, value)
      if (lost !== undefined) undo.offer({ changed, lost })
    },
    replaceValue: (id, value) => {
      const former = { id, value: current[id] ?? '' }
      const lost = put(id, value)
      store.blur(id)
      if (lost !== undefined) undo.offer({ changed: undefined, lost: former.value === '' ? lost : [former, ...lost] })
    },
    undoable: undo.get,
    subscribeUndo: undo.subscribe,
    dropUndo: undo.drop,
    undo: () => {
      const { changed, lost = [] } = undo.get() ?? {}
      undo.drop()
      const formers = [...(changed === undefined ? [] : [changed]), ...lost].filter(
        ({ id }) => now.form.fields.has(id) && !lookups.isLocked(id)
      )
      for (const { id, value } of formers) {
        own.add(id)
        write(id, value)
        issues.show(id, undefined)
      }
      if (formers.length > 0) settle(formers.map(({ id }) => id))
    },
    blur: (id, when = (check) => check()) => {
      const field = store.fieldOf(id)
      if (!field) return
      const keep = () => store.setValue(id, folded(field, current[id] ?? ''))
      keep()
      void loadReading()?.then(keep)
      when(() => {
        issues.check(id)
        issues.followReaders(id)
        void checks.askRareWord(id)?.then(() => rareWords.found(current[id] ?? '') && issues.check(id))
      })
    },
    setFiles: (materialId, next) => {
      filled.writeFiles(materialId, next)
      views.refreshMaterial(materialId)
      issues.follow(materialId)
      changes.publish([materialId])
    },
    setGroupOpen: (code, open) => {
      openGroups.set(code, open)
      views.refreshGroup(code)
    },
    adopt: (values, given) => {
      undo.drop()
      const changed = Object.entries(values).flatMap(([id, value]) => {
        if (!now.form.fields.has(id) || value === (current[id] ?? '')) return []
        own.delete(id)
        return write(id, value) ? [id] : []
      })
      for (const [id, found] of Object.entries(given)) {
        if (!now.form.materials.has(id) || found === filled.filesOf(id)) continue
        filled.writeFiles(id, found)
        views.refreshMaterial(id)
        issues.follow(id)
      }
      if (changed.length > 0) settle(changed, false)
    },
    values: filled.values,
    valueNamed: (name) => current[now.form.idOfName.get(name) ?? ''] ?? '',
    files: filled.files,
    take: (next, given) => {
      if (next !== now.description) {
        now = readDescription(next, today)
        checks = checksNow()
      }
      load(given)
      issues.clear()
      views.refreshAll()
      lookups.ask('all')
    },
    validateAll: async (scope: ValidationScope = 'all') => {
      if (scope !== 'materials') await checks.askAllRareWords()
      const wanted = now.form.order.filter((id) => scope === 'all' || now.form.materials.has(id) === (scope === 'materials'))
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
        for (const issue of found) if (has(issue.id)) issues.show(issue.id, issue)
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
  load(start)
  lookups.ask('all')
  return store
}
