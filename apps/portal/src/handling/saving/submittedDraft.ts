/**
 * Which application a draft of this tab became (已提交的草稿): the address of a step stays in the history of the browser after the draft is gone. The other
 * tabs of the browser are told.
 */
import { tabStorage } from '../../browser/tabStorage.ts'

const keyOf = (rowGuid: string) => `onething-submitted:${rowGuid}`

const channelName = 'onething-submitted'

export const rememberSubmitted = (rowGuid: string, applyNo: string): void => {
  tabStorage.set(keyOf(rowGuid), applyNo)
  const channel = new BroadcastChannel(channelName)
  channel.postMessage([rowGuid, applyNo])
  channel.close()
}

/** Calls back when another tab has submitted a draft; the answer stops it. */
export const onSubmittedElsewhere = (listener: (rowGuid: string, applyNo: string) => void): (() => void) => {
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data: [rowGuid, applyNo] }: MessageEvent<readonly [string, string]>) => listener(rowGuid, applyNo)
  return () => channel.close()
}

export const submittedAs = (rowGuid: string): string | undefined => tabStorage.get(keyOf(rowGuid))
