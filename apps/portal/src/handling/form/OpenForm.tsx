/** The one form of the handling (一张表), opened for the step that shows a part of it. */
import type { FormDescription } from '@ljonething/domain/form/FormDescription'
import type { FormStore } from '@ljonething/forms/engine/FormStore'
import type { ReactNode } from 'react'
import { startTransition, useLayoutEffect, useMemo, useState } from 'react'
import type { KnownValue } from '../../filling/startingValues.ts'
import { useHandling, useThisHandling } from '../HandlingContext.ts'
import { useFlow } from '../steps/FlowContext.ts'
import { StepSkeleton } from '../steps/StepSkeleton.tsx'
import { DescribedForm } from './DescribedForm.tsx'
import { registeredFacts, withClosedFacts } from './registeredFacts.ts'

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

/** The first time is much work: it is done in a task of its own and drawn in short pieces, between which the page answers. */
const Opened = ({ description: described, known, draw }: OpenedProps) => {
  const { current } = useFlow()
  const { form, now } = useThisHandling()
  /** As they are told when the step is entered: a form is not taken from under who types in it. */
  const description = useMemo(() => {
    const { plan, state } = now()
    return withClosedFacts(described, registeredFacts(plan.preChecks, state.checkResults))
  }, [described, now])
  const [opened, setOpened] = useState<{ readonly store: FormStore; readonly description: FormDescription }>()
  useLayoutEffect(() => {
    const open = () => setOpened({ store: form.open(description, known), description })
    if (form.get() !== undefined) return open()
    const first = setTimeout(() => startTransition(open))
    return () => clearTimeout(first)
  }, [form, description, known])
  const merges = useHandling(({ merges }) => merges)
  const [adopted, setAdopted] = useState(merges)
  useLayoutEffect(() => {
    if (merges === adopted) return
    form.adopt()
    setAdopted(merges)
  }, [form, merges, adopted])
  return opened?.description === description ? draw(opened.store, known) : <StepSkeleton step={current} />
}
