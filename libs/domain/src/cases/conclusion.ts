/**
 * What a case has come to on paper (办理结果): the certificate that its department issued, else the notice that it was approved, or that it was refused
 * and why. A case that goes on, was withdrawn or whose log does not say has none, nor has one that ended
 * before it came to its department. Source: spec §4.1 (15 制证; 11, 12; 3, 7, 13, 14).
 * Example: 11 on 2026-11-20 → approval; 15 with a certificate → certificate; 9 → none.
 */
import type { Certificate } from '../certificates/Certificate.ts'
import { outcomeOf } from './caseStatus.ts'
import type { CaseStatus } from './caseStatus.ts'
import type { Case } from './lifecycle.ts'

interface Decision {
  readonly status: CaseStatus
  readonly at: string
  /** What the department said with it. */
  readonly note?: string
}

export type Conclusion =
  (Decision & { readonly kind: 'approval' | 'refusal' }) | (Decision & { readonly kind: 'certificate'; readonly certificate: Certificate })

export function conclusionOf({ log }: Pick<Case, 'log'>): Conclusion | undefined {
  const last = log.at(-1)
  const outcome = outcomeOf(last?.to)
  if (outcome !== 'succeeded' && outcome !== 'refused') return undefined
  // What came after the decision, as a delivery, is part of it.
  const decided = log.find(({ from, to }) => outcomeOf(from) === 'open' && outcomeOf(to) === outcome)
  if (decided === undefined || decided.kind === 'lapse') return undefined
  const { to: status, at, note } = decided
  const decision = { status, at, ...(note === undefined ? {} : { note }) }
  if (outcome === 'refused') return { kind: 'refusal', ...decision }
  const issued = log
    .flatMap((entry) => (entry.kind === 'move' && entry.certificate !== undefined ? [{ ...entry.certificate, at: entry.at }] : []))
    .at(-1)
  if (issued === undefined) return { kind: 'approval', ...decision }
  const { at: issuedAt, ...certificate } = issued
  return { kind: 'certificate', ...decision, at: issuedAt, certificate }
}
