import type { Field, TimePickerInfo } from '@ljonething/domain/form/FormDescription'

const usual: TimePickerInfo = { kind: 'date', format: 'yyyy-mm-dd' }

/** Kind and format of a date field, a day where it names none. */
export const pickerOf = ({ timePickerInfo }: Pick<Field, 'timePickerInfo'>): TimePickerInfo => timePickerInfo ?? usual
