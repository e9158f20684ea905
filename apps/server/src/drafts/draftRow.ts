/**
 * A draft as it stands in its table (暂存记录), and what is told of it: to whoever lists it, who saved it, and who saves another. Pure.
 * Example: saved 59.5 days ago → daysLeft 0.
 */
import { Conflict } from '@ljonething/api/errors/errors'
import type { DraftSummary } from '@ljonething/api/oneThing/DraftsApi'

export const retentionDays = 60
export const mostDrafts = 50

export interface ListedDraft extends Omit<DraftSummary, 'sceneId' | 'sceneType' | 'recordTime' | 'expireTime' | 'daysLeft' | 'status'> {
  readonly recordTime: Date
}

export interface DraftRow extends ListedDraft {
  readonly content: string
}

const staged = '暂存'
const dayMs = 86_400_000

/** As its owner sees it. */
export const shown =
  (now: Date, sceneTypeOf: (sceneNo: string) => string) =>
  <Row extends ListedDraft>(row: Row) => {
    const expiresAt = row.recordTime.getTime() + retentionDays * dayMs
    return {
      ...row,
      sceneId: row.sceneNo,
      sceneType: sceneTypeOf(row.sceneNo),
      recordTime: row.recordTime.toISOString(),
      expireTime: new Date(expiresAt).toISOString(),
      daysLeft: Math.max(0, Math.floor((expiresAt - now.getTime()) / dayMs)),
      status: staged
    }
  }

export interface DraftVersion {
  readonly rowGuid: string
  readonly version: number
}

export interface SavedVersion extends DraftVersion {
  readonly recordTime: string
  /** What stands there instead, where a first save was made before with something else. */
  readonly content?: string
}

export const saved = ({ rowGuid, version, recordTime }: DraftRow): SavedVersion => ({
  rowGuid,
  version,
  recordTime: recordTime.toISOString()
})

/** Refused, with the newer side. */
export const conflict = (msg: string, { version, content, recordTime }: DraftRow): Conflict =>
  new Conflict({ msg, current: { version, content, recordTime: recordTime.toISOString() } })
