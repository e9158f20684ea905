/** The form that the plan asks for (表单描述) and what the province knows of the person, once both are here. */
import type { FormDescription } from '@ljonething/domain/form/FormDescription'
import { Card } from '@ljonething/ui/Card'
import { ErrorState } from '@ljonething/ui/ErrorState'
import { Skeleton } from '@ljonething/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { KnownValue } from '../../filling/startingValues.ts'
import { apiFailure } from '../../queries/apiError.ts'
import { formQuery, prefillQuery } from '../../queries/forms.ts'
import { useHandling } from '../HandlingContext.ts'
import { formRequest } from './formRequest.ts'

interface DescribedFormProps {
  readonly children: (description: FormDescription, known: readonly KnownValue[]) => ReactNode
}

const none: readonly KnownValue[] = []

export const DescribedForm = ({ children }: DescribedFormProps) => {
  const { scene, plan, region, user } = useHandling(({ scene, plan, state, user }) => ({ scene, plan, region: state.region, user }))
  const form = useQuery(formQuery(formRequest(scene, plan, region)))
  const known = useQuery({ ...prefillQuery(scene.sceneCode), enabled: user !== undefined })
  if (form.data === undefined && form.isError)
    return <ErrorState onRetry={() => form.refetch()}>{apiFailure(form.error).message}</ErrorState>
  if (form.data === undefined || known.isPending) {
    return (
      <Card aria-busy="true">
        <Skeleton lines={8} />
      </Card>
    )
  }
  return children(form.data, known.data ?? none)
}
