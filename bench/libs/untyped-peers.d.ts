declare module 'id-validator' {
  export default class IdValidator {
    isValid(id: string): boolean
  }
}

declare module 'idcard' {
  const idCard: { readonly verify: (id: string) => boolean }
  export default idCard
}

declare module 'sm-crypto' {
  interface Sm4Options {
    readonly mode: 'cbc'
    readonly iv: string
    readonly output: 'array'
  }
  const smCrypto: {
    readonly sm4: {
      readonly encrypt: (data: Uint8Array, keyHex: string, options: Sm4Options) => readonly number[]
      readonly decrypt: (data: Uint8Array, keyHex: string, options: Sm4Options) => readonly number[]
    }
  }
  export default smCrypto
}
