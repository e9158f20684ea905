/**
 * What is staged of a correction, as it stands now (补正现状): the files that are still there, what was searched and chosen under the name that its
 * source has for it, and the form that comes of both.
 */
import { Unavailable } from '@ljonething/api/errors/errors'
import type { StagedCorrection } from '@ljonething/api/oneThing/CorrectionsApi'
import { foldForm } from '@ljonething/domain/form/foldForm'
import type { FormDescription } from '@ljonething/domain/form/FormDescription'
import { Effect } from 'effect'
import type { ApplicationRow } from '../applications/Applications.ts'
import { namedChoices } from '../applications/submitChecks.ts'
import { filesAt } from '../materials/filesAt.ts'
import type { MaterialFiles } from '../materials/MaterialFiles.ts'
import type { Sources } from '../registers/sources/Sources.ts'
import { some } from './correctionDesk.ts'
import type { Desk } from './correctionDesk.ts'

interface Needs {
  readonly files: MaterialFiles['Service']
  readonly sources: Sources['Service']
}

/** The groups with these fields alone. */
const withFields = (description: FormDescription, ids: ReadonlySet<string>): FormDescription => ({
  ...description,
  allfield: description.allfield.map((group) => ({ ...group, fieldList: group.fieldList.filter(({ id }) => ids.has(id)) }))
})

export const standing = Effect.fnUntraced(function* (
  { files, sources }: Needs,
  row: ApplicationRow,
  { description, submitted, correct }: Pick<Desk, 'description' | 'submitted' | 'correct'>,
  staged: StagedCorrection
) {
  const found = yield* filesAt(files, row, staged.files)
  const given = foldForm(description, staged.values)
  const typed = correct(given, found)
  const openForm = withFields(description, typed.openFields)
  // What a source offers may depend on what is not open.
  const choices = yield* Effect.catchTag(sources.chosen(openForm, typed.values), 'RegisterGap', () =>
    Effect.fail(new Unavailable({ msg: '暂时无法核对您选择的机构，请稍后再试，已填写的内容不会丢失' }))
  )
  const corrected = correct(some(namedChoices(choices, openForm, typed.values), Object.keys(given)), found)
  const after: ApplicationRow = { ...row, submitted: { ...submitted, values: corrected.values, files: corrected.files } }
  return { found, choices, corrected, after }
})
