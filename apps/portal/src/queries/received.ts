import type { FormDescription } from '@ljonething/domain/form/FormDescription'

/** A description made sound; what mends it comes beside the first call that brings one. */
export const received = async (coming: FormDescription | Promise<FormDescription>): Promise<FormDescription> => {
  const [{ receivedForm }, given] = await Promise.all([import('./receivedForm.ts'), coming])
  return receivedForm(given)
}
