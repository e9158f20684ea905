/**
 * The form to show (表单获取): fetched only when the state says it is to be updated, which clears the mark; otherwise the one kept.
 * A mark without a form, or a form without a mark, cannot mislead: with nothing kept it is fetched. Fails as `fetch` does, the mark then stays.
 * Source: spec §4.2. Example: `showForm(initialThemeState, fetch)` fetches; again with the state it gave → the same form, no fetch.
 */
import type { FormDescription } from '../form/FormDescription.ts'
import type { ThemeState } from './ThemeState.ts'

export interface ShownForm {
  readonly form: FormDescription
  readonly state: ThemeState
}

export async function showForm(
  state: ThemeState,
  fetch: (params: ThemeState['formParams']) => Promise<FormDescription>
): Promise<ShownForm> {
  if (!state.updateForm && state.formDesc !== undefined) return { form: state.formDesc, state }
  const form = await fetch(state.formParams)
  return { form, state: { ...state, formDesc: form, updateForm: false } }
}
