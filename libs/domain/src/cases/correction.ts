/**
 * A correction (补正): what a department asks for when it moves a case to 6, and what the applicant hands in upon it. Fields are named by the whole
 * id, materials by their code; each has a reason, which the person reads. A request names at least one of them; those of several departments to one
 * application meet, and what two of them ask for is asked once with both reasons. Source: spec §4.1, ruling 2.1.
 * Example: `{ until: '2026-12-04', fields: [{ id: 'NB2015^motherName', reason: '与身份证不一致' }], materials: [] }`, on 2026-12-05 overdue.
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

/** `today` is yyyy-mm-dd. */
export const isOverdue = ({ until }: Pick<CorrectionRequest, 'until'>, today: string): boolean => today > until

export interface Asked {
  readonly caseNo: string
  readonly reason: string
}

/** Who asks for what, by id of the field and code of the material. */
export interface AskedItems {
  readonly fields: ReadonlyMap<string, readonly Asked[]>
  readonly materials: ReadonlyMap<string, readonly Asked[]>
}

interface Asking {
  readonly caseNo: string
  readonly request: Pick<CorrectionRequest, 'fields' | 'materials'>
}

const together = (asked: readonly (Asked & { readonly name: string })[]): ReadonlyMap<string, readonly Asked[]> =>
  new Map(
    Array.from(
      Map.groupBy(asked, ({ name }) => name),
      ([name, all]) => [name, all.map(({ caseNo, reason }) => ({ caseNo, reason }))]
    )
  )

export const askedItems = (requests: readonly Asking[]): AskedItems => ({
  fields: together(requests.flatMap(({ caseNo, request }) => request.fields.map(({ id, reason }) => ({ name: id, caseNo, reason })))),
  materials: together(
    requests.flatMap(({ caseNo, request }) => request.materials.map(({ code, reason }) => ({ name: code, caseNo, reason })))
  )
})

/** The requests of which something was corrected: these go back to their departments, the others go on waiting. */
export const answered = <A extends Asking>(requests: readonly A[], { fields, materials }: Corrected): readonly A[] =>
  requests.filter(
    ({ request }) => request.fields.some(({ id }) => fields.includes(id)) || request.materials.some(({ code }) => materials.includes(code))
  )
