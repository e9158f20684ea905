import type { FieldSnapshot } from '../engine/FormStore.ts'

/**
 * How a field is locked (只读、禁用): what stands in it can be read, selected, copied and reached by keyboard; of one without a value there is nothing to
 * read, and Tab passes by.
 */
export const lockOf = ({ disabled, value }: Pick<FieldSnapshot, 'disabled' | 'value'>) =>
  disabled ? (value === '' ? 'disabled' : 'readOnly') : 'open'
