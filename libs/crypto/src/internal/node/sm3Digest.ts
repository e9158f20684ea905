/** SM3 by OpenSSL (node:crypto). Where the build lacks it, the portable digest does the work. */
import { createHash, getHashes } from 'node:crypto'
import { sm3Digest as portableDigest } from '../portable/sm3Digest.ts'

export const sm3Digest: (bytes: Uint8Array) => string = getHashes().includes('sm3')
  ? (bytes) => createHash('sm3').update(bytes).digest('hex')
  : portableDigest
