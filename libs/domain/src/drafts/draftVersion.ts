/**
 * 草稿版本: every saving of a draft counts its version up by one and names the version it started from. One that started from an older
 * version is refused with both sides, so that the person can choose. The first saving starts from version 0.
 * Source: architecture (drafts: versioned, a stale version is refused). Example: stored 3, based on 2 → VersionConflict.
 */
export interface VersionedDraft<C> {
  readonly version: number
  readonly savedAt: string
  readonly content: C
}

export interface VersionConflict<C> {
  readonly _tag: 'VersionConflict'
  readonly message: string
  /** What is stored. */
  readonly theirs: VersionedDraft<C>
  /** What was to be saved, and the version it started from. */
  readonly mine: { readonly basedOn: number; readonly content: C }
}

export type SavedVersion<C> =
  { readonly ok: true; readonly draft: VersionedDraft<C> } | { readonly ok: false; readonly error: VersionConflict<C> }

export interface DraftChange<C> {
  readonly basedOn: number
  readonly content: C
  readonly savedAt: string
}

export function saveVersion<C>(stored: VersionedDraft<C> | undefined, { basedOn, content, savedAt }: DraftChange<C>): SavedVersion<C> {
  if (stored !== undefined && stored.version !== basedOn) {
    const message = '草稿已在别处更新，请选择保留哪一份'
    return { ok: false, error: { _tag: 'VersionConflict', message, theirs: stored, mine: { basedOn, content } } }
  }
  return { ok: true, draft: { version: (stored?.version ?? 0) + 1, savedAt, content } }
}
