/** Materials of former applications (既往材料), as they can be taken again: all files of one material of one application together. Pure. */
import type { MaterialFile } from '../materials/fileRow.ts'
import type { HandedIn } from '../materials/MaterialFiles.ts'

export interface FormerMaterial {
  /** Of its first file. */
  readonly reuseId: string
  readonly fileName: string
  readonly fileCount: number
  readonly applyNo: string
  readonly sceneName: string
  readonly submitTime: string
  readonly files: readonly MaterialFile[]
}

const mostOffered = 5

export const handedInBefore = (found: readonly HandedIn[]): readonly FormerMaterial[] =>
  [...Map.groupBy(found, ({ file }) => `${file.applyNo ?? ''} ${file.materialId}`).values()]
    .flatMap((group) => {
      const [first] = group
      // A copy of a certificate is taken from the locker again, which knows whether it still holds.
      if (first === undefined || group.some(({ file }) => file.reuse?.certId !== undefined)) return []
      const { file, sceneName, submittedAt } = first
      return [
        {
          reuseId: file.id,
          fileName: group.map((each) => each.file.name).join('、'),
          fileCount: group.length,
          applyNo: file.applyNo ?? '',
          sceneName,
          submitTime: submittedAt.toISOString(),
          files: group.map((each) => each.file)
        }
      ]
    })
    .slice(0, mostOffered)
