/** The form-value key of the live session, kept in memory only; set by the session query. */
let key: string | undefined

export const formKey = {
  get: (): string | undefined => key,
  set: (keyHex: string | undefined): void => {
    key = keyHex
  }
}
