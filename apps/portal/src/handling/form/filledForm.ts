import type { FilledForm } from '../../filling/formServices.ts'
import type { HandlingNow } from '../HandlingContext.ts'

/** What is filled in at the moment (已填内容), as the application form prints it. */
export const filledForm = ({ form, plan, state }: HandlingNow): FilledForm => ({
  answers: plan.answers,
  values: form.get()?.values() ?? {},
  files: form.get()?.files() ?? {},
  region: state.region
})
