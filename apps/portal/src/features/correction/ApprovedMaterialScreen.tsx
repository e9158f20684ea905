/** The submitted materials (提交的材料): to be looked at, and where departments ask for a correction, the named ones open beside what was handed in. */
import type { FieldIssue } from '@ljonething/domain/form/FormDescription'
import { createFormStore } from '@ljonething/forms/engine/createFormStore'
import type { FormServices } from '@ljonething/forms/engine/FormServices'
import type { FormStore } from '@ljonething/forms/engine/FormStore'
import { MaterialSection } from '@ljonething/forms/MaterialSection'
import { KeyValueList } from '@ljonething/ui/KeyValueList'
import { lazy, Suspense, useEffect, useState } from 'react'
import { today } from '../../browser/serverDate.ts'
import { useSaver } from '../../saving/useSaver.ts'
import { ApprovedOperation } from './ApprovedOperation.tsx'
import type { PartProps } from './ApprovedOperation.tsx'
import * as styles from './Correction.css.ts'
import { HandedInFiles } from './HandedInFiles.tsx'
import { HandIn } from './HandIn.tsx'
import { materialServices } from './materialServices.ts'
import { RequestNotices } from './RequestNotices.tsx'
import type { Staging } from './staging.ts'
import { stagingOf } from './staging.ts'
import { openRequests } from './correctedBy.ts'
import { useCorrected } from './useCorrected.ts'
import { useScan } from './useScan.tsx'
import { useSigningWindow } from './useSigningWindow.tsx'

const FormsToSign = lazy(async () => ({ default: (await import('./FormsToSign.tsx')).FormsToSign }))

/** Of the open materials alone; what was handed in stands beside, and new files take its place. */
const createStore = (
  { form }: PartProps['application'],
  open: ReadonlySet<string>,
  staging: Staging,
  services: FormServices
): FormStore => {
  // Which departments wait for them stands above.
  const allfile = form.allfile.flatMap((material) => (open.has(material.id) ? [{ ...material, matters: [] }] : []))
  return createFormStore({ ...form, allfield: [], allfile }, { values: {}, files: staging.state().staged.files, today: today(), services })
}

const SubmittedMaterials = ({ application, viewing }: PartProps) => {
  const { form, files, requests } = application
  const [staging] = useState(() => stagingOf(application))
  useSaver(staging.saver)
  const { state, corrected } = useCorrected(application, staging)
  const { scan, dialog } = useScan()
  const { sign, window } = useSigningWindow(viewing.download)
  const [store] = useState(() =>
    createStore(application, corrected.openMaterials, staging, materialServices(application, staging, viewing, { scan, sign }))
  )
  useEffect(
    () =>
      store.subscribeChanges((ids) =>
        staging.put({ files: { ...staging.state().staged.files, ...Object.fromEntries(ids.map((id) => [id, store.material(id).files])) } })
      ),
    [staging, store]
  )
  const handedIn = form.allfile.filter(({ id }) => (files[id] ?? []).length > 0 || store.materialOf(id) !== undefined)
  const show = (issues: readonly FieldIssue[]) => {
    store.showIssues(issues)
    return issues.filter(({ id }) => store.materialOf(id) === undefined)
  }
  const reasonsOf = (code: string) =>
    requests.flatMap(({ caseNo, department, materials }) =>
      materials.flatMap((asked) => (asked.code === code ? [{ caseNo, text: `${department}：${asked.reason}` }] : []))
    )
  return (
    <>
      <RequestNotices application={application} part="material" store={store} />
      {store.description.allfile.length === 0 ? null : (
        <section className={styles.group} aria-label="需要重新提交的材料">
          <h2 className={styles.heading}>需要重新提交的材料</h2>
          <p className={styles.note}>新上传的文件会代替原来的全部文件；没有上传新文件的，仍以原来的为准。</p>
          {corrected.toSign.length === 0 ? null : (
            <Suspense>
              <FormsToSign application={application} staging={staging} state={state} corrected={corrected} part="material" />
            </Suspense>
          )}
          <MaterialSection store={store} />
        </section>
      )}
      <section className={styles.group} aria-label="原来提交的材料">
        <h2 className={styles.heading}>{requests.length === 0 ? '材料清单' : '原来提交的材料'}</h2>
        <KeyValueList
          stacked
          items={handedIn.map(({ id, label }) => ({
            key: label,
            value: (
              <>
                {reasonsOf(id).map(({ caseNo, text }) => (
                  <span key={caseNo} className={styles.reason}>
                    {text}
                  </span>
                ))}
                <HandedInFiles label={`${label}，已提交的文件`} files={files[id] ?? []} viewing={viewing} />
              </>
            )
          }))}
        />
      </section>
      {openRequests(application).length === 0 ? null : (
        <HandIn application={application} staging={staging} state={state} isRight={async () => true} show={show} />
      )}
      {dialog}
      {window}
    </>
  )
}

export const ApprovedMaterialScreen = () => (
  <ApprovedOperation part="material">{(props) => <SubmittedMaterials {...props} />}</ApprovedOperation>
)
