/**
 * Secure random source (安全随机源): the part of Web Crypto that this library draws from.
 * Fills the given bytes and returns them. `globalThis.crypto` is one, in browsers and in Node alike.
 */
export interface RandomSource {
  getRandomValues(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>
}
