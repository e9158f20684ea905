/** Bytes that the database keeps and only this installation reads (AES-256-GCM): private keys. Kept as nonce, tag, text. What was changed throws. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const nonceBytes = 12
const tagBytes = 16

/** `secretHex`: 64 digits, as `InstallationKey.hash` of a purpose gives. */
export const lockedBytes = (secretHex: string) => {
  const secret = Buffer.from(secretHex, 'hex')
  return {
    lock: (plain: Uint8Array): Uint8Array => {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', secret, nonce)
      const text = Buffer.concat([cipher.update(plain), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), text])
    },
    open: (kept: Uint8Array): Uint8Array => {
      const decipher = createDecipheriv('aes-256-gcm', secret, kept.subarray(0, nonceBytes))
      decipher.setAuthTag(kept.subarray(nonceBytes, nonceBytes + tagBytes))
      return Buffer.concat([decipher.update(kept.subarray(nonceBytes + tagBytes)), decipher.final()])
    }
  }
}
