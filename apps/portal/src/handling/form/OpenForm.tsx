/** The one form of the handling (一张表), opened for the step that shows a part of it. */
import type { FormDescription } from '@ljonething/domain/form/FormDescription'
import type { FormStore } from '@ljonething/forms/engine/FormStore'
import type { ReactNode } from 'react'
import { useLayoutEffect, useState } from 'react'
import type { KnownValue } from '../../filling/startingValues.ts'
import { useHandling } from '../HandlingContext.ts'
import { DescribedForm } from './DescribedForm.tsx'

interface OpenFormProps {
  readonly children: (form: FormStore, known: readonly KnownValue[]) => ReactNode
}

export const OpenForm = ({ children }: OpenFormProps) => (
  <DescribedForm>{(description, known) => <Opened description={description} known={known} draw={children} />}</DescribedForm>
)

interface OpenedProps {
  readonly description: FormDescription
  readonly known: readonly KnownValue[]
  readonly draw: OpenFormProps['children']
}

const Opened = ({ description, known, draw }: OpenedProps) => {
  const form = useHandling(({ form }) => form)
  const [opened, setOpened] = useState<{ readonly store: FormStore; readonly description: FormDescription }>()
  useLayoutEffect(() => {
    setOpened({ store: form.open(description, known), description })
  }, [form, description, known])
  const merges = useHandling(({ merges }) => merges)
  const [adopted, setAdopted] = useState(merges)
  useLayoutEffect(() => {
    if (merges === adopted) return
    form.adopt()
    setAdopted(merges)
  }, [form, merges, adopted])
  return opened?.description === description ? draw(opened.store, known) : null
}
