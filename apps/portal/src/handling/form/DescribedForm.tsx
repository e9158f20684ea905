/** The form that the plan asks for (表单描述) and what the province knows of the person, once both are here. */
import type { FormDescription } from '@ljonething/domain/form/FormDescription'
import { ErrorState } from '@ljonething/ui/ErrorState'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { KnownValue } from '../../filling/startingValues.ts'
import { apiFailure } from '../../queries/apiError.ts'
import { formQuery, prefillQuery } from '../../queries/forms.ts'
import { useHandling } from '../HandlingContext.ts'
import { useFlow } from '../steps/FlowContext.ts'
import { StepSkeleton } from '../steps/StepSkeleton.tsx'
import { formRequest } from './formRequest.ts'

interface DescribedFormProps {
  readonly children: (description: FormDescription, known: readonly KnownValue[]) => ReactNode
}

const none: readonly KnownValue[] = []

export const DescribedForm = ({ children }: DescribedFormProps) => {
  const { scene, plan, region, user } = useHandling(({ scene, plan, state, user }) => ({ scene, plan, region: state.region, user }))
  const { current } = useFlow()
  const form = useQuery(formQuery(formRequest(scene, plan, region)))
  const known = useQuery({ ...prefillQuery(scene.sceneCode), enabled: user !== undefined })
  if (form.data === undefined && form.isError)
    return (
      <ErrorState page onRetry={() => form.refetch()}>
        {apiFailure(form.error).message}
      </ErrorState>
    )
  if (form.data === undefined || known.isPending) return <StepSkeleton step={current} />
  return children(form.data, known.data ?? none)
}
