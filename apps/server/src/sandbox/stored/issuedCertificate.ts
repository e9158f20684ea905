/** A certificate of the sandbox departments (沙箱证照), as kept in `sandbox_certificate`. */
import { LockedCertificate } from '../../registers/Upstream.ts'
import { storedAs } from '../../platform/stored.ts'

export const issuedCertificate = storedAs('issued certificate', 1, LockedCertificate)
