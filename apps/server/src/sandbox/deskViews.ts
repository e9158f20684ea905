/** A case as a sandbox department sees it (沙箱部门案头): in its queue, and opened with what was delivered of it. Sensitive values are masked. Pure. */
import type { DeskCase, DeskRow } from '@ljonething/api/sandbox/DepartmentsApi'
import { labelOf, receivedStatus } from '@ljonething/domain/cases/caseStatus'
import { promiseOf } from '@ljonething/domain/cases/promise'
import { resultValues } from '@ljonething/domain/cases/resultValues'
import { maskName, maskSensitive } from '@ljonething/domain/display/maskText'
import type { Scene } from '@ljonething/domain/scene/Scene'
import type { SubmissionPart } from '@ljonething/domain/submission/Submission'
import type { Applicant } from '../applications/stored/applicant.ts'
import type { StoredCase } from '../cases/StoredCase.ts'
import type { Catalogue } from '../catalogue/Catalogue.ts'
import type { MaterialFile } from '../materials/fileRow.ts'
import { deskFields } from './deskFields.ts'

/** What the queue says besides the case; undefined where it cannot be read. */
export interface DeskFacts {
  readonly urgedOn: readonly string[]
  readonly sceneName: string | undefined
  readonly applicant: Applicant | undefined
  readonly today: string
}

export interface Delivered {
  readonly stored: StoredCase
  readonly part: SubmissionPart
}

export const fileIdsOf = ({ files }: Pick<SubmissionPart, 'files'>): readonly string[] =>
  files.flatMap(({ value }) => value.split(',').filter((id) => id !== ''))

export const deskRow = (
  { caseNo, matterName, promisedDays, current }: StoredCase,
  { urgedOn, sceneName, applicant, today }: DeskFacts
): DeskRow => {
  const { dueOn, isLate } = promiseOf(current, promisedDays, today)
  return {
    caseNo,
    matterName,
    sceneName: sceneName ?? '',
    applicant: applicant === undefined ? '暂时无法显示' : (applicant.companyName ?? maskName(applicant.name)),
    status: current.status,
    label: labelOf(current.status),
    since: current.log.at(-1)?.at ?? current.receivedAt,
    dueOn,
    isLate,
    urgedOn
  }
}

export const deskCase = (
  { stored, part }: Delivered,
  facts: DeskFacts,
  scene: Scene | undefined,
  files: readonly MaterialFile[],
  catalogue: Pick<Catalogue['Service'], 'dictionaries' | 'regionPath'>
): DeskCase => {
  const given = new Map(files.map((file) => [file.id, file]))
  const { deptCode, department, promisedDays, current } = stored
  return {
    ...deskRow(stored, facts),
    deptCode,
    department,
    promisedDays,
    fields: deskFields(part, scene?.form, catalogue),
    materials: part.files.map((material) => ({
      id: material.id,
      label: scene?.materials.find(({ code }) => code === material.id)?.label ?? material.id,
      files: fileIdsOf({ files: [material] }).flatMap((id) => {
        const file = given.get(id)
        return file === undefined ? [] : [{ id, name: file.name, size: file.size, isReuse: file.isReuse }]
      })
    })),
    earlierResults: (part.earlierResults ?? []).map(({ matterName, value, text }) => ({
      ...{ matterName, label: resultValues[value].label },
      text: maskSensitive(resultValues[value].sensitive, text)
    })),
    reviews: part.reviews.map(({ title, declared }) => ({ title, declared })),
    log: [
      { label: labelOf(receivedStatus), at: current.receivedAt, by: 'applicant' },
      // What came before it was sent is the part itself.
      ...current.log.flatMap(({ kind, to, at, by, note }) =>
        kind === 'supply' ? [] : [{ label: labelOf(to), at, by, ...(note === undefined ? {} : { note }) }]
      )
    ]
  }
}
