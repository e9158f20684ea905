/** The submitted form (提交的申请表): read-only, and where departments ask for a correction, the named fields open with what stood there beside them. */
import { fieldText } from '@ljonething/domain/form/readField'
import type { Field, FieldIssue } from '@ljonething/domain/form/FormDescription'
import { createFormStore } from '@ljonething/forms/engine/createFormStore'
import type { FormStore } from '@ljonething/forms/engine/FormStore'
import { FormErrorSummary } from '@ljonething/forms/FormErrorSummary'
import { Skeleton } from '@ljonething/ui/Skeleton'
import { useFocusRequests } from '@ljonething/forms/hooks/useFocusRequests'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { today } from '../../browser/serverDate.ts'
import { fieldServices } from '../../filling/fieldServices.ts'
import { ReadFields } from '../../filling/ReadFields.tsx'
import { useSaver } from '../../saving/useSaver.ts'
import { ApprovedOperation } from './ApprovedOperation.tsx'
import type { PartProps } from './ApprovedOperation.tsx'
import * as styles from './Correction.css.ts'
import { HandIn } from './HandIn.tsx'
import { shownFields } from './shownFields.ts'
import { RequestNotices } from './RequestNotices.tsx'
import type { Staging } from './staging.ts'
import { stagingOf } from './staging.ts'
import { correctedBy, openRequests } from './correctedBy.ts'
import { useCorrected } from './useCorrected.ts'

/** Only where something is to be corrected. */
const FormFields = lazy(async () => ({ default: (await import('@ljonething/forms/FormFields')).FormFields }))
const FormsToSign = lazy(async () => ({ default: (await import('./FormsToSign.tsx')).FormsToSign }))

const createStore = (application: PartProps['application'], staging: Staging): FormStore => {
  const { form, values } = application
  const typed = staging.state().staged.values
  /** What is to be corrected is shown whole. */
  const named = new Set(openRequests(application).flatMap(({ fields }) => fields.map(({ id }) => id)))
  return createFormStore(
    { ...form, allfile: [] },
    // Registers answered when it was submitted; the rest stays as it was.
    { values: { ...values, ...typed }, own: [...named], today: today(), services: fieldServices }
  )
}

/** Sends on what is typed in open fields, and takes over what another page has typed. */
const useTyped = (application: PartProps['application'], staging: Staging, store: FormStore) => {
  useEffect(
    () =>
      store.subscribeChanges((ids) => {
        const { staged } = staging.state()
        const values = { ...staged.values, ...Object.fromEntries(ids.map((id) => [id, store.field(id).value])) }
        const open = correctedBy(application, { ...staged, values }).openFields
        staging.put({ values: Object.fromEntries(Object.entries(values).filter(([id]) => open.has(id))) })
      }),
    [application, staging, store]
  )
  useEffect(() => staging.subscribe(() => store.adopt(staging.state().staged.values, {})), [staging, store])
}

const SubmittedForm = ({ application }: PartProps) => {
  const { form, requests } = application
  const [staging] = useState(() => stagingOf(application))
  useSaver(staging.saver)
  const [store] = useState(() => createStore(application, staging))
  const [attempt, setAttempt] = useState(0)
  const { state, corrected } = useCorrected(application, staging)
  useTyped(application, staging, store)
  useFocusRequests(store)
  const shown = shownFields(form, corrected.values)
  const isOpen = ({ id }: Field) => corrected.openFields.has(id) && openRequests(application).length > 0

  const noteOf = useCallback(
    (id: string) => {
      const field = store.fieldOf(id)
      const former = field === undefined ? '' : fieldText(form, field, application.values[id] ?? '', true)
      const reasons = requests.flatMap(({ caseNo, department, fields }) =>
        fields.flatMap((asked) => (asked.id === id ? [{ caseNo, text: `${department}：${asked.reason}` }] : []))
      )
      return (
        <>
          {reasons.map(({ caseNo, text }) => (
            <span key={caseNo} className={styles.reason}>
              {text}
            </span>
          ))}
          <span className={styles.note}>原填写：{former === '' ? '没有填写' : former}</span>
        </>
      )
    },
    [application, form, requests, store]
  )
  const failed = (issues: readonly FieldIssue[]) => {
    if (issues.length > 0) setAttempt((count) => count + 1)
  }
  const isRight = async () => {
    for (const id of corrected.openFields) store.blur(id)
    const { issues } = store.form()
    failed(issues)
    return issues.length === 0
  }
  const show = (issues: readonly FieldIssue[]) => {
    store.showIssues(issues)
    failed(issues.filter(({ id }) => store.fieldOf(id) !== undefined))
    return issues.filter(({ id }) => store.fieldOf(id) === undefined)
  }

  return (
    <>
      <RequestNotices application={application} part="form" store={store} />
      <FormErrorSummary store={store} attempt={attempt} scope="fields" />
      <div className={styles.groups}>
        {form.allfield.map(({ code, name, fieldList }) => {
          const fields = fieldList.filter(({ id }) => shown.has(id))
          const open = fields.filter(isOpen)
          const closed = fields.filter((field) => !isOpen(field))
          return fields.length === 0 ? null : (
            <section key={code} className={styles.group} aria-label={name}>
              <h2 className={styles.heading}>{name}</h2>
              {open.length === 0 ? null : (
                <Suspense fallback={<Skeleton lines={3} />}>
                  <FormFields store={store} ids={open.map(({ id }) => id)} noteOf={noteOf} />
                </Suspense>
              )}
              {closed.length === 0 ? null : <ReadFields form={form} fields={closed} values={corrected.values} />}
            </section>
          )
        })}
      </div>
      {openRequests(application).length === 0 ? null : (
        <>
          {corrected.toSign.length === 0 ? null : (
            <Suspense>
              <FormsToSign application={application} staging={staging} state={state} corrected={corrected} part="form" />
            </Suspense>
          )}
          <HandIn application={application} staging={staging} state={state} isRight={isRight} show={show} />
        </>
      )}
    </>
  )
}

export const ApprovedFormScreen = () => <ApprovedOperation part="form">{(props) => <SubmittedForm {...props} />}</ApprovedOperation>
