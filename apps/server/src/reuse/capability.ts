import { Layer } from 'effect'
import { capability } from '../platform/Capability.ts'
import { ReuseHandlers, SpaceReuseHandlers } from './handlers.ts'
import { OfferedCertificates } from './OfferedCertificates.ts'
import { Reuse } from './Reuse.ts'
import { ReusedCertificates } from './ReusedCertificates.ts'

/** 材料复用. */
export const reuse = capability({
  services: Layer.mergeAll(OfferedCertificates.layer, Reuse.layer, ReusedCertificates.layer),
  handlers: Layer.mergeAll(ReuseHandlers, SpaceReuseHandlers)
})
