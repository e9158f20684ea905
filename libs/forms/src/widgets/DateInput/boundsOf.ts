import type { DateBounds } from '@ljonething/validation/rules/checkDateRange'
import { dateBounds } from '@ljonething/validation/rules/checkDateRange'
import { datePartsOf, writeDate } from '@ljonething/domain/form/typedDate'
import type { WidgetField, WidgetForm } from '../Widget.ts'

/** The first and the last day that the rules of a field offer. */
export const boundsOf = (
  { dateRange }: Pick<WidgetField, 'dateRange'>,
  now: () => Date,
  form: Pick<WidgetForm, 'valueNamed'>
): DateBounds => dateBounds(dateRange, { today: writeDate(datePartsOf(now()), 'yyyy-mm-dd'), valueOf: form.valueNamed })
