/** 线上线下: whether a thing is done online or at a window. Source: spec §3.1. Example: `onlineOrOffline.labelOf('1')` → 线上. */
import { codeTable } from './codeTable.ts'
import type { CodeOf } from './codeTable.ts'

export const onlineOrOffline = codeTable({
  online: ['1', '线上'],
  offline: ['2', '线下']
})

export type OnlineOrOffline = CodeOf<typeof onlineOrOffline>
