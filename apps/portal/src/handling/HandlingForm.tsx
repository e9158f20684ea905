/** The combined form of this handling (一张表): description, known values and what was typed become one form store, mirrored at once. */
import type { FormDescription } from '@ljonething/domain/form/FormDescription'
import { createFormStore } from '@ljonething/forms/engine/createFormStore'
import type { FormServices } from '@ljonething/forms/engine/FormServices'
import type { FormStore } from '@ljonething/forms/engine/FormStore'
import { Card } from '@ljonething/ui/Card'
import { ErrorState } from '@ljonething/ui/ErrorState'
import { Skeleton } from '@ljonething/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { formQuery, prefillQuery } from '../queries/forms.ts'
import { apiFailure } from '../session/apiError.ts'
import { today } from '../session/serverDate.ts'
import { useHandling } from './HandlingContext.ts'
import type { KnownValue } from '../filling/startingValues.ts'
import { startingValues } from '../filling/startingValues.ts'

export interface HandlingFormProps {
  /** What of the form is shown here; the whole by default. */
  readonly part?: ((description: FormDescription) => FormDescription) | undefined
  readonly servicesOf: (form: () => FormStore | undefined) => FormServices
  readonly onChange: (form: FormStore) => void
  readonly children: (form: FormStore, known: readonly KnownValue[]) => ReactNode
}

const none: readonly KnownValue[] = []

export const HandlingForm = ({ part, ...props }: HandlingFormProps) => {
  const { scene, plan, state, user } = useHandling()
  const matterCodes = plan.matters.filter((line) => line.included).map((line) => line.matter.code)
  const form = useQuery(formQuery({ sceneCode: scene.sceneCode, matterCodes, answers: plan.answers, region: state.region }))
  const known = useQuery({ ...prefillQuery(scene.sceneCode), enabled: user !== undefined })
  const [shown, setShown] = useState({ description: form.data, count: 0 })
  if (shown.description !== form.data) setShown({ description: form.data, count: shown.count + 1 })
  if (form.data === undefined && form.isError)
    return <ErrorState onRetry={() => form.refetch()}>{apiFailure(form.error).message}</ErrorState>
  if (form.data === undefined || known.isPending) {
    return (
      <Card aria-busy="true">
        <Skeleton lines={8} />
      </Card>
    )
  }
  return <MirroredForm key={shown.count} description={form.data} part={part} known={known.data ?? none} {...props} />
}

interface MirroredFormProps extends HandlingFormProps {
  readonly description: FormDescription
  readonly known: readonly KnownValue[]
}

const MirroredForm = ({ description, known, part, servicesOf, onChange, children }: MirroredFormProps) => {
  const { store } = useHandling()
  const [form] = useState(() => {
    const { values, files } = store.get().state
    const shown = part === undefined ? description : part(description)
    const made: FormStore = createFormStore(shown, {
      values: startingValues(shown, values, known),
      files,
      today: today(),
      services: servicesOf(() => made)
    })
    return made
  })
  useEffect(() => form.subscribeChanges(() => onChange(form)), [form, onChange])
  return children(form, known)
}
