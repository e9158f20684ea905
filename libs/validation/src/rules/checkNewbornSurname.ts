import { listParameter } from '../internal/parameters.ts'
import { textOf } from './internal/textRule.ts'
import { isEmpty } from './isEmpty.ts'
import type { Rule } from './Rule.ts'

const firstCharacter = (value: unknown): string | undefined =>
  isEmpty(value) ? undefined : (Array.from((textOf(value) ?? '').trim())[0] ?? '')

/**
 * `_checkNewbornSurname` (新生儿姓氏): the name begins with the first character of one of the parents' names, read from the fields
 * the parameter lists; an empty parent name is skipped, and with none filled in the rule passes. Source: specification 5 and its ruling.
 */
export const checkNewbornSurname: Rule = {
  fn: '_checkNewbornSurname',
  message: () => '新生儿姓氏与父亲或母亲姓氏不一致，请重新输入',
  needs: (param) => ({ fields: listParameter(param) }),
  prepare: (param) => {
    const parents = listParameter(param)
    return (value, { valueOf }) => {
      const surnames = parents.map((parent) => firstCharacter(valueOf(parent))).filter((surname) => surname !== undefined)
      const surname = firstCharacter(value)
      return surnames.length === 0 || surnames.some((candidate) => candidate === surname)
    }
  }
}
