/** Ours as the portal shows it: what is wrong is also listed above the form, and the focus goes there. */
import { FormErrorSummary } from '@ljonething/forms/FormErrorSummary'
import { offerOurs } from './oursParts.tsx'

offerOurs(FormErrorSummary)
