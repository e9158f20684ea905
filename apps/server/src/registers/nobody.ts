/** Where nobody answers for a system (无人应答): every question is a `RegisterGap`. */
import { staffQuestion } from '@ljonething/domain/registers/askLimits'
import type { System } from '@ljonething/domain/registers/registers'
import { Effect } from 'effect'
import { RegisterGap } from './RegisterGap.ts'
import type { Upstream } from './Upstream.ts'

const gap = (name: string) => Effect.fail(new RegisterGap({ name }))
const noCertificates = () => gap('certificate' satisfies System)

export const nobody: Upstream = {
  check: gap,
  lookup: gap,
  related: gap,
  source: gap,
  certificates: noCertificates,
  certificateFiles: noCertificates,
  staff: () => gap(staffQuestion)
}
