/**
 * What a platform must offer to encrypt whole 16-byte blocks (分组密码引擎), without padding or text.
 * With no fixed IV in CBC, `seal` takes a random block in front of the data and gives the IV in front of the ciphertext, and `open` takes that
 * IV in front. Otherwise data and ciphertext stand alone. Lengths are multiples of 16; the caller sees to it.
 */
export const blockBytes = 16
export const cipherAlgorithms = ['SM4', 'AES-128'] as const
export const cipherModes = ['CBC', 'ECB'] as const

export type CipherAlgorithm = (typeof cipherAlgorithms)[number]
export type CipherMode = (typeof cipherModes)[number]

export interface CipherEngine {
  seal(frame: Uint8Array<ArrayBuffer>): Uint8Array
  open(sealed: Uint8Array): Uint8Array
}

export interface CipherEngineSettings {
  readonly algorithm: CipherAlgorithm
  readonly mode: CipherMode
  readonly key: Uint8Array
  readonly iv: Uint8Array | undefined
}

export type CreateCipherEngine = (settings: CipherEngineSettings) => CipherEngine
