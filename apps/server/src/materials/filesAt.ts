/**
 * The files that a person names for the materials of a scene, at submit and in a correction: their own, free, and given for that material of
 * that scene. Codes of materials repeat from scene to scene: what was checked for another scene was checked by other rules.
 */
import type { FormFiles } from '@ljonething/domain/form/FormDescription'
import { Effect } from 'effect'
import type { MaterialFiles } from './MaterialFiles.ts'
import { fileItem } from './fileRow.ts'

/** Ids of files by code of the material. */
type Named = Readonly<Record<string, readonly string[]>>

/** Of every material what is still there, in the order in which it is named. */
export const filesAt = (
  files: Pick<MaterialFiles['Service'], 'ofOwner'>,
  { owner, sceneCode }: { readonly owner: string; readonly sceneCode: string },
  named: Named
): Effect.Effect<FormFiles> =>
  Effect.map(files.ofOwner(owner, Object.values(named).flat()), (own) => {
    const free = new Map(own.flatMap((file) => (file.sceneCode === sceneCode && file.applyNo === null ? [[file.id, file] as const] : [])))
    const given = (materialId: string, ids: readonly string[]) =>
      ids.flatMap((id) => {
        const file = free.get(id)
        return file?.materialId === materialId ? [fileItem(file)] : []
      })
    return Object.fromEntries(Object.entries(named).map(([id, ids]): [string, FormFiles[string]] => [id, given(id, ids)]))
  })

export const isAnyMissing = (named: Named, found: FormFiles): boolean =>
  Object.entries(named).some(([id, ids]) => (found[id] ?? []).length < ids.length)

export const isAnyTwice = (named: Named): boolean => Object.values(named).some((ids) => new Set(ids).size < ids.length)
