import { isEmpty } from './isEmpty.ts'
import type { Rule } from './Rule.ts'

/**
 * `_checkRareWord` (生僻字): the server found no rare character in the name. Its answer comes in as `remote.rareWord`, the characters
 * it found or whether it found any; the result is inverted (found fails), an absent answer passes. Source: specification 5.
 */
export const checkRareWord: Rule = {
  fn: '_checkRareWord',
  message: () => '系统判断您输入的名字可能存在生僻字，请您进行修改',
  needs: () => ({ remote: 'rareWord' }),
  prepare:
    () =>
    (_value, { remote }) => {
      const found = remote?.['rareWord']
      return found === false || isEmpty(found)
    }
}
