/**
 * The one form of a handling (一张表): made when a step first needs it, kept to the end. Steps show parts of it; entering one takes the description
 * of the plan as it is then and the values of the handling, so nothing is lost or asked twice when the plan changes.
 *
 * What is typed goes into the handling at once, only what changed; what registers fill in alone is no reason to save. Registers are asked, and
 * fill, while the fields are on the screen: an answer that comes later waits until they are shown again, so that nothing is submitted that nobody
 * saw.
 */
import type { FormDescription } from '@ljonething/domain/form/FormDescription'
import type { Scene } from '@ljonething/domain/scene/Scene'
import { createFormStore } from '@ljonething/forms/engine/createFormStore'
import type { FormServices } from '@ljonething/forms/engine/FormServices'
import type { FormStore } from '@ljonething/forms/engine/FormStore'
import { today } from '../../browser/serverDate.ts'
import type { KnownValue } from '../../filling/startingValues.ts'
import { startingValues } from '../../filling/startingValues.ts'
import type { HandlingStore } from '../HandlingStore.ts'
import { createShown } from './createShown.ts'
import { origins } from './origins.ts'
import { withValues } from './withValues.ts'

export interface HandlingForm {
  /** Undefined before a step needed it. */
  readonly get: () => FormStore | undefined
  /** For a step that is entered, or whose description changed. */
  readonly open: (description: FormDescription, known: readonly KnownValue[]) => FormStore
  /** Takes what came into the handling from elsewhere. */
  readonly adopt: () => void
  /** The fields are on the screen until the answer is called. */
  readonly show: () => () => void
}

export interface HandlingFormStart {
  readonly scene: Pick<Scene, 'preChecks'>
  readonly store: Pick<HandlingStore, 'get' | 'update' | 'note'>
  readonly services: FormServices & Required<Pick<FormServices, 'lookup'>>
}

export const createHandlingForm = ({ scene, store, services }: HandlingFormStart): HandlingForm => {
  const { show, whileShown } = createShown()
  let form: FormStore | undefined
  /** Another handling of the scene begins with a form of its own. */
  let formKey: string | undefined

  const keep = (made: FormStore) => (ids: readonly string[]) => {
    if (made !== form) return
    const { state } = store.get()
    const fields = ids.filter((id) => made.fieldOf(id) !== undefined)
    const values = Object.fromEntries(fields.map((id) => [id, made.field(id).value]))
    const typed = fields.length === 0 ? {} : { ...withValues(scene, state, values), ...origins(made, state, fields), formDone: false }
    const isWork = fields.length < ids.length || fields.some((id) => made.field(id).own)
    const change = fields.length < ids.length ? { ...typed, files: made.files() } : typed
    if (isWork) store.update(change)
    else store.note(change)
  }
  return {
    get: () => form,
    open: (description, known) => {
      const { values, files, typed, registered, submitKey } = store.get().state
      const filled = { values: startingValues(description, values, known), files, own: typed, registered }
      if (form !== undefined && formKey === submitKey) form.take(description, filled)
      else {
        const asked = { ...services, lookup: whileShown(services.lookup) }
        form = createFormStore(description, { ...filled, today: today(), services: asked })
        formKey = submitKey
        form.subscribeChanges(keep(form))
      }
      return form
    },
    adopt: () => {
      const { values, files } = store.get().state
      form?.adopt(values, files)
    },
    show
  }
}
