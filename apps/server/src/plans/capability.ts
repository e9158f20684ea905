import { Layer } from 'effect'
import { capability } from '../platform/Capability.ts'
import { PlansHandlers } from './handlers.ts'
import { planMigrations } from './migrations.ts'
import { OpenedHandlings } from './OpenedHandlings.ts'
import { Plans } from './Plans.ts'

/** 办理方案: the form of a plan and what is known of the person; which handlings are open. */
export const plans = capability({
  services: Layer.mergeAll(Plans.layer, OpenedHandlings.layer),
  handlers: PlansHandlers,
  migrations: planMigrations
})
