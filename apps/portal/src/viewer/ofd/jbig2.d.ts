/** The JBIG2 decoder of pdf.js as plain script (JBIG2 解码), for a policy without WebAssembly; names as its build gives them. */
declare module 'pdfjs-dist/wasm/jbig2_nowasm_fallback.js' {
  interface Imports {
    readonly a: Readonly<Record<'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h', (...numbers: readonly number[]) => unknown>>
  }
  interface Decoder {
    /** Memory. */
    readonly i: { readonly buffer: ArrayBuffer; readonly grow: (pages: number) => number }
    /** Start. */
    readonly j: () => void
    /** malloc. */
    readonly k: (size: number) => number
    /** jbig2_decode(data, size, width, height, globals, globalsSize). */
    readonly m: (data: number, size: number, width: number, height: number, globals: number, globalsSize: number) => void
  }
  const instantiate: (imports: Imports) => Decoder
  export default instantiate
}
