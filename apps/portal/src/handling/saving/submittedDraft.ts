/** Which application a draft of this tab became (已提交的草稿): the address of a step stays in the history of the browser after the draft is gone. */
import { tabStorage } from '../../browser/tabStorage.ts'

const keyOf = (rowGuid: string) => `onething-submitted:${rowGuid}`

export const rememberSubmitted = (rowGuid: string, applyNo: string): void => tabStorage.set(keyOf(rowGuid), applyNo)

export const submittedAs = (rowGuid: string): string | undefined => tabStorage.get(keyOf(rowGuid))
