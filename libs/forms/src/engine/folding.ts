import type { Field, TimePickerInfo } from '@ljonething/domain/form/FormDescription'
import type * as Reading from './reading.ts'

let reading: typeof Reading | undefined

/** Comes with the first field that is gone near to or left; undefined once it is here. Where it cannot be loaded the service reads alone. */
export const loadReading = () => (reading ? undefined : import('./reading.ts').then((loaded) => void (reading = loaded)))

/** What a field keeps of a text (录入规范化); until reading is here, blanks around it are lost and nothing else. */
export const folded = (field: Field, value: string): string => reading?.foldText(field, value) ?? value.trim()

export const readDate = (typed: string, picker: TimePickerInfo): string => reading?.readTyped(typed, picker) ?? typed
