/**
 * Whether the form holds a value that the person did not see when the form step was finished (未核对内容), such as one that the province knows since.
 * A finished form step writes every value it shows into the handling.
 */
import type { FormValues } from '@ljonething/domain/form/FormDescription'
import type { HandlingState } from '../HandlingState.ts'

export const hasUnseenValues = (values: FormValues, { values: seen }: Pick<HandlingState, 'values'>): boolean =>
  Object.entries(values).some(([id, value]) => value !== (seen[id] ?? ''))
