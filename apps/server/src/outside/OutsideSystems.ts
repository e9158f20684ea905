/** Who stands behind each port to the outside (外部系统): one file for each chooses between HTTP, the sandbox and nobody. */
import { Layer } from 'effect'
import { DepartmentLive } from './DepartmentLive.ts'
import { DepartmentSealsLive } from './DepartmentSealsLive.ts'
import { FaceRecognitionLive } from './FaceRecognitionLive.ts'
import { IdentityLive } from './IdentityLive.ts'
import { SealCentreLive } from './SealCentreLive.ts'
import { UnaddressedSystemsLive } from './UnaddressedSystemsLive.ts'

export const OutsideSystems = Layer.mergeAll(
  DepartmentLive,
  DepartmentSealsLive,
  FaceRecognitionLive,
  SealCentreLive,
  UnaddressedSystemsLive
).pipe(Layer.provideMerge(IdentityLive))
