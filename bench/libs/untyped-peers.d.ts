declare module 'id-validator' {
  export default class IdValidator {
    isValid(id: string): boolean
  }
}
