/**
 * The block cipher as a browser gets it, in Node: loads the module a second time, with its platform part resolved without the `node` condition.
 */
import { registerHooks } from 'node:module'
import type * as Module from '@ljonething/crypto/BlockCipher'

const mark = '?browser'

export const createBrowserBlockCipher = async (config: Module.BlockCipherConfig): Promise<Module.BlockCipher> => {
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier.startsWith('#platform/') && context.parentURL?.endsWith(mark) === true
        ? next(specifier, { ...context, conditions: context.conditions.filter((condition) => condition !== 'node') })
        : next(specifier, context)
  })
  const loaded: typeof Module = await import(import.meta.resolve('@ljonething/crypto/BlockCipher') + mark)
  return loaded.createBlockCipher(config)
}
