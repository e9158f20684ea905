/** Why a number is refused: wrong length, wrong characters, an impossible part (region, date, category), a wrong check character. */
export type NumberReason = 'length' | 'format' | 'component' | 'checksum'

/** The answer of every `validate`: the number in its canonical spelling, or the first reason that refuses it. */
export type NumberResult = { readonly ok: true; readonly value: string } | { readonly ok: false; readonly reason: NumberReason }

/** What a check cannot know by itself. */
export interface NumberOptions {
  /** Today as yyyy-mm-dd; without it a date in the future is not refused. */
  readonly today?: string | undefined
}
