import { saysSame } from '@ljonething/domain/form/linkage'
import { displayValue } from '@ljonething/domain/form/displayValue'
import type { FormStore } from '@ljonething/forms/engine/FormStore'
import { useField } from '@ljonething/forms/hooks/useField'
import { Button } from '@ljonething/ui/Button'
import type { RegisteredFact } from './registeredFacts.ts'

interface RegisteredProps {
  readonly form: FormStore
  readonly id: string
  readonly fact: Pick<RegisteredFact, 'value' | 'source'>
}

const useSays = ({ form, id, fact }: RegisteredProps): boolean => {
  const { value } = useField(form, id)
  const field = form.fieldOf(id)
  return field !== undefined && saysSame(field, value, fact.value)
}

/** Where and when a value was found (来源), while it is what the register said. */
export const RegisteredSource = (props: RegisteredProps) => (useSays(props) ? props.fact.source : null)

/** What the register says where the form says something else, to take in its place (用登记信息替换). */
export const RegisteredOffer = (props: RegisteredProps) => {
  const { form, id, fact } = props
  const field = form.fieldOf(id)
  const { disabled } = useField(form, id)
  if (useSays(props) || field === undefined || disabled) return null
  const { sensitive } = field.extField
  return (
    <>
      <span>
        登记信息为“{displayValue({ componentType: field.componentType, sensitive }, fact.value, form.optionsOf(id))}”，{fact.source}
      </span>{' '}
      <Button variant="quiet" size="small" onClick={() => form.replaceValue(id, fact.value)} aria-label={`${field.label}：用登记信息替换`}>
        用登记信息替换
      </Button>
    </>
  )
}
