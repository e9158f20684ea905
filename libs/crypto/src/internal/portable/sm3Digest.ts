/** SM3 by sm-crypto-v2, for browsers and every other runtime. */
import { sm3 } from 'sm-crypto-v2'

export const sm3Digest = (bytes: Uint8Array): string => sm3(bytes)
