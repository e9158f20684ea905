/** The check of stdnum for one of its Chinese numbers. */
import { stdnum } from 'stdnum'

export const stdnumCheck = (name: 'ric' | 'uscc'): ((text: string) => boolean) => {
  const number = stdnum['CN']?.[name]
  if (number === undefined) throw new Error(`stdnum has no CN.${name}`)
  return (text) => number.validate(text).isValid
}
