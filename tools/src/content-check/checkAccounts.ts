/**
 * Accounts that money is paid to (收款账户): each stands in the name of who is entitled, which nobody types: a field `…Holder` beside it, asked for with
 * it, that is the same as a name of the form.
 */
import { linkageOfScene } from './checkRegisters.ts'
import type { PathProblem } from './Problem.ts'
import type { SceneIndex } from './sceneIndex.ts'

export const checkAccounts = (index: SceneIndex): readonly PathProblem[] => {
  const followed = new Set(linkageOfScene(index).flatMap(({ rule }) => Object.keys(rule.then.same ?? {})))
  return index.fields.flatMap(({ field, path }): PathProblem[] => {
    if (field.rule?.some(({ fn }) => fn === '_checkBankCard') !== true) return []
    const name = `${field.name}Holder`
    const holder = index.fieldNames.get(name)
    if (holder?.required !== true || !followed.has(name)) return [{ path, message: `nobody is named whose account ${field.name} is` }]
    return String(holder.matters) === String(field.matters) && holder.default === field.default
      ? []
      : [{ path, message: `${name} is not asked for wherever ${field.name} is` }]
  })
}
