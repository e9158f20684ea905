/** Everything that can be wrong inside one scene file (主题文件检查). A file whose structure is wrong is checked no further. */
import { readScene } from '@ljonething/api/scene/readScene'
import type { Dictionaries } from '@ljonething/domain/form/FormDescription'
import { checkAccounts } from './checkAccounts.ts'
import { checkBooking } from './checkBooking.ts'
import { checkComparison } from './checkComparison.ts'
import { checkConditions } from './checkConditions.ts'
import { checkEffects } from './checkEffects.ts'
import { checkDeadEnds } from './checkDeadEnds.ts'
import { checkFaces } from './checkFaces.ts'
import { checkFields } from './checkFields.ts'
import { checkKeywords } from './checkKeywords.ts'
import { checkMessages } from './checkMessages.ts'
import { checkNeeds } from './checkNeeds.ts'
import { checkOtherMaterial } from './checkOtherMaterial.ts'
import { checkOutbound } from './checkOutbound.ts'
import { checkPaths } from './checkPaths.ts'
import { checkProved } from './checkProved.ts'
import { checkPublication } from './checkPublication.ts'
import { checkQuestions } from './checkQuestions.ts'
import { checkReach } from './checkReach.ts'
import { checkRegisters } from './checkRegisters.ts'
import { checkRegions } from './checkRegions.ts'
import { checkSample } from './checkSample.ts'
import { checkSubject } from './checkSubject.ts'
import { checkUnique } from './checkUnique.ts'
import { checkWording } from './checkWording.ts'
import type { ContentTables } from './ContentTables.ts'
import { explorePaths } from './explorePaths.ts'
import type { Problem } from './Problem.ts'
import { indexScene } from './sceneIndex.ts'
import type { SceneIndex } from './sceneIndex.ts'
import type { SourceFile } from './SourceFile.ts'

export interface CheckedScene {
  readonly problems: readonly Problem[]
  readonly index?: SceneIndex
  /** Complete paths through the guide. */
  readonly paths: number
}

export function checkScene(source: SourceFile, tables: ContentTables, dictionaries: Dictionaries): CheckedScene {
  if (source.syntax.length > 0) return { problems: source.syntax, paths: 0 }
  const { file, lineOf } = source
  const parsed = readScene(source.value)
  const placed = ({ path, message }: { readonly path: string; readonly message: string }): Problem => ({
    file,
    line: lineOf(path),
    message: parsed.ok || path === '' ? message : `${path}: ${message}`
  })
  if (!parsed.ok) return { problems: parsed.problems.map(placed), paths: 0 }
  const index = indexScene(parsed.scene)
  const problems = [
    ...checkUnique(index),
    ...checkQuestions(index),
    ...checkEffects(index),
    ...checkFields(index, tables),
    ...checkAccounts(index),
    ...checkConditions(index, tables),
    ...checkRegisters(index),
    ...checkDeadEnds(index),
    ...checkRegions(index, tables),
    ...checkBooking(index, tables),
    ...checkOtherMaterial(index),
    ...checkFaces(index),
    ...checkSubject(index),
    ...checkProved(index),
    ...checkNeeds(index),
    ...checkComparison(index),
    ...checkReach(index),
    ...checkMessages(index),
    ...checkKeywords(index),
    ...checkPublication(index),
    ...checkOutbound(index, tables),
    ...checkWording(source.value)
  ]
  const all = problems.length === 0 ? [...checkPaths(index, dictionaries), ...checkSample(index, dictionaries)] : problems
  return { index, paths: explorePaths(parsed.scene, {}).paths, problems: all.map(placed) }
}
