/**
 * A correction (补正): what a department asks for when it moves a case to 6, and what the applicant hands in upon it. Fields are named by the whole
 * id, materials by their code; each has a reason, which the person reads. A request names at least one of them. Source: spec §4.1, ruling 2.1.
 * Example: `{ until: '2026-12-04', fields: [{ id: 'NB2015^motherName', reason: '与身份证不一致' }], materials: [] }`.
 */
export interface CorrectionRequest {
  /** The last day on which it may be handed in, yyyy-mm-dd. */
  readonly until: string
  readonly fields: readonly { readonly id: string; readonly reason: string }[]
  readonly materials: readonly { readonly code: string; readonly reason: string }[]
}

/** What changed when it was handed in: ids of fields, codes of materials. */
export interface Corrected {
  readonly fields: readonly string[]
  readonly materials: readonly string[]
}
