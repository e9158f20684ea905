/**
 * Texts as frames to encrypt: `headBytes` left free in front, the UTF-8 bytes, padding to whole blocks. A lone surrogate becomes U+FFFD.
 * Short texts share one buffer, since allocating costs as much as encrypting them: use a frame up before asking for the next.
 */
import { blockBytes } from './CipherEngine.ts'
import { padInto, paddedLength } from './pkcs7.ts'

const sharedBytes = 4096
const utf8 = new TextEncoder()

export const createTextFrames = (headBytes: number): ((text: string) => Uint8Array<ArrayBuffer>) => {
  const shared = new Uint8Array(headBytes + sharedBytes + blockBytes)
  return (text) => {
    const most = text.length * 3
    const room = most <= sharedBytes ? shared : new Uint8Array(headBytes + most + blockBytes)
    const end = headBytes + utf8.encodeInto(text, room.subarray(headBytes)).written
    return padInto(room.subarray(0, paddedLength(end)), end)
  }
}
