/** Who answers for an outside system that has no address (未接入的外部系统): the port that the sandbox stands behind. */
import type { System } from '@ljonething/domain/registers/registers'
import { Context } from 'effect'
import type { Upstream } from './Upstream.ts'

export class UnaddressedSystems extends Context.Service<UnaddressedSystems, { readonly standIn: (system: System) => Upstream }>()(
  '@ljonething/server/registers/UnaddressedSystems'
) {}
