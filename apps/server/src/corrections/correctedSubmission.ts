/**
 * What is submitted once a correction is handed in (补正后的提交内容): as `buildSubmission` gives it of the corrected form, for the same plan and from the
 * same source as what was sent first. Pure.
 */
import { isOn } from '@ljonething/domain/codes/flag'
import type { FormFiles } from '@ljonething/domain/form/FormDescription'
import { buildSubmission } from '@ljonething/domain/submission/buildSubmission'
import type { Submission } from '@ljonething/domain/submission/Submission'
import type { ApplicationRow } from '../applications/Applications.ts'
import type { CheckedCorrection } from './CorrectionChecks.ts'

/** `sent`: undefined where it cannot be read any more. */
export const correctedSubmission = (
  row: Pick<ApplicationRow, 'infoSource' | 'sceneName' | 'region'>,
  { plan, description, corrected, facts, submitted, today }: CheckedCorrection,
  files: FormFiles,
  sent: Submission['form'] | undefined
): Submission =>
  buildSubmission(plan, description, corrected.values, files, {
    packageName: sent?.packageName ?? row.sceneName,
    regionCode: row.region,
    dataSource: row.infoSource,
    hasEnt: facts.user.companyName !== undefined || isOn(sent?.hasEnt),
    sceneType: facts.scene.unionType,
    content: sent?.content ?? '',
    today,
    unknownChecks: submitted.unknownChecks
  })
