/**
 * Client state of a theme (主题办理状态): what the portal keeps while a person handles one theme, and how it changes.
 * Changes give a new state and never touch the old one; nothing throws.
 * Source: spec §3.3 (theme client state), §4.2. Example: `withTheme(state, 'B', [])` on theme A → nothing disabled any more;
 * on theme B again → the disabled choices stay.
 */
import type { FormDescription } from '../form/FormDescription.ts'
import type { Answers } from '../scene/Scene.ts'

export interface ThemeState {
  readonly themeInfo: { readonly id: string; readonly mattersList: readonly string[] }
  /** The form description fetched last. */
  readonly formDesc: FormDescription | undefined
  readonly lastAnswers: Answers
  readonly selectSmartChoices: readonly string[]
  readonly selectedSmartChoiceUUIDs: readonly string[]
  readonly disabledSmartChoiceUUIDs: readonly string[]
  readonly hiddenSmartChoiceUUIDs: readonly string[]
  readonly hiddenGuideUUIDs: readonly string[]
  readonly formParams: {
    readonly guideRules: readonly string[]
    readonly matterIds: readonly string[]
    readonly replaceFormIdData: Readonly<Record<string, string>>
  }
  readonly customData: Readonly<Record<string, unknown>>
  /** The form has to be fetched anew before it is shown. */
  readonly updateForm: boolean
  readonly appraise: string
}

/** No theme yet; a theme that is entered has its form to fetch. */
export const initialThemeState: ThemeState = {
  themeInfo: { id: '', mattersList: [] },
  formDesc: undefined,
  lastAnswers: {},
  selectSmartChoices: [],
  selectedSmartChoiceUUIDs: [],
  disabledSmartChoiceUUIDs: [],
  hiddenSmartChoiceUUIDs: [],
  hiddenGuideUUIDs: [],
  formParams: { guideRules: [], matterIds: [], replaceFormIdData: {} },
  customData: {},
  updateForm: true,
  appraise: ''
}

/** Enters a theme; another id than before enables every smart choice again. */
export const withTheme = (state: ThemeState, id: string, mattersList: readonly string[]): ThemeState => ({
  ...state,
  themeInfo: { id, mattersList },
  disabledSmartChoiceUUIDs: id === state.themeInfo.id ? state.disabledSmartChoiceUUIDs : []
})

/** Leaves the theme: everything as it was in the beginning. */
export const clearTheme = (): ThemeState => initialThemeState

/** Asks for the form to be fetched the next time it is shown. */
export const withFormToUpdate = (state: ThemeState): ThemeState => ({ ...state, updateForm: true })
