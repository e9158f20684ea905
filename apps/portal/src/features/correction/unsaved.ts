/**
 * What is typed of a correction and not kept at the service yet (未存的补正), by application, as this tab keeps it: values by the id of their field.
 * Anything else is nothing.
 */
import { readJson } from '@ljonething/domain/values/readJson'
import { isRecord } from '@ljonething/domain/values/wireShape'
import type { Staged } from '../../queries/corrections.ts'
import { tabStorage } from '../../browser/tabStorage.ts'

type Values = Staged['values']

const keyOf = (applyNo: string) => `onething:correction:${applyNo}`

export const recallUnsaved = (applyNo: string): Values => {
  const kept = readJson(tabStorage.get(keyOf(applyNo)) ?? '')
  const entries = Object.entries(isRecord(kept) ? kept : {})
  return Object.fromEntries(entries.flatMap(([id, value]) => (typeof value === 'string' ? [[id, value]] : [])))
}

export const rememberUnsaved = (applyNo: string, values: Values): void => tabStorage.set(keyOf(applyNo), JSON.stringify(values))

export const forgetUnsaved = (applyNo: string): void => tabStorage.remove(keyOf(applyNo))
