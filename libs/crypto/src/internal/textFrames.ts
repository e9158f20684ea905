/**
 * Texts as frames to encrypt: `headBytes` left free in front, the UTF-8 bytes, padding to whole blocks. A lone surrogate becomes U+FFFD.
 * Short texts share one buffer, since allocating costs as much as encrypting them: use a frame up before asking for the next.
 */
import { padInto, paddedLength } from './pkcs7.ts'

const sharedBytes = 4096
const utf8 = new TextEncoder()

export const createTextFrames = (headBytes: number): ((text: string) => Uint8Array<ArrayBuffer>) => {
  const shared = new Uint8Array(headBytes + sharedBytes)
  const sharedBody = shared.subarray(headBytes)

  const share = (text: string) => {
    const end = headBytes + utf8.encodeInto(text, sharedBody).written
    return padInto(shared.subarray(0, paddedLength(end)), end)
  }
  const allocate = (text: string) => {
    const bytes = utf8.encode(text)
    const end = headBytes + bytes.length
    const frame = new Uint8Array(paddedLength(end))
    frame.set(bytes, headBytes)
    return padInto(frame, end)
  }
  return (text) => (text.length * 3 < sharedBytes ? share(text) : allocate(text))
}
