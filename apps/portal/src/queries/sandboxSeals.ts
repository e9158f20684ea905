/** The seal centre of the sandbox (沙箱签章平台): one's own seal and that of one's company. */
import type { SandboxSeal } from '@ljonething/api/sandbox/SealsApi'
import type { SealKind } from '@ljonething/domain/signing/Signature'
import { queryOptions } from '@tanstack/react-query'
import { keyOf } from './keys.ts'
import { run } from './run.ts'

export type OwnSeal = SandboxSeal

export const ownSealsQuery = queryOptions({
  queryKey: keyOf('ownSeals'),
  retry: false,
  queryFn: ({ signal }) => run('sandboxSeals', 'seals', { signal })
})

export const applyForSeal = (kind: SealKind): Promise<readonly OwnSeal[]> => run('sandboxSeals', 'applySeal', { payload: { kind } })

export const setSeal = (kind: SealKind, state: 'valid' | 'revoked' | 'expired'): Promise<readonly OwnSeal[]> =>
  run('sandboxSeals', 'setSeal', { payload: { kind, state } })
