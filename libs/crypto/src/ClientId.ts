/**
 * Client id (客户端标识): names one browser session or one sending to the service, 10 characters of 50 random bits, e.g. '7k3mw0zqd5'.
 * The alphabet is the 32 digits and lower-case letters without i, l, o (look like 1, 1, 0) and u (looks like v), so it survives being read out.
 * Fails: only as the random source does. Source: spec §9 (client id alphabet length 10).
 */
import type { RandomSource } from './internal/RandomSource.ts'

/** The 32 characters of a client id; a power of two, so that five bits of a random byte choose evenly. */
export const clientIdAlphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/** Length of a client id in characters. */
export const clientIdLength = 10

/** A new client id. */
export const createClientId = (random: RandomSource = globalThis.crypto): string =>
  Array.from(random.getRandomValues(new Uint8Array(clientIdLength)), (byte) =>
    clientIdAlphabet.charAt(byte % clientIdAlphabet.length)
  ).join('')

/** Whether a text has the shape of a client id. */
export const isClientId = (text: string): boolean =>
  text.length === clientIdLength && Array.from(text).every((character) => clientIdAlphabet.includes(character))
