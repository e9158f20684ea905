/**
 * The block cipher as a browser gets it, in Node: loads the module a second time, with its platform part resolved without the `node` condition.
 */
import { registerHooks } from 'node:module'
import type { BlockCipher, BlockCipherConfig } from '@ljonething/crypto/BlockCipher'

const mark = '?browser'

export const createBrowserBlockCipher = async (config: BlockCipherConfig): Promise<BlockCipher> => {
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier.startsWith('#platform/') && context.parentURL?.endsWith(mark) === true
        ? next(specifier, { ...context, conditions: context.conditions.filter((condition) => condition !== 'node') })
        : next(specifier, context)
  })
  const loaded: typeof import('@ljonething/crypto/BlockCipher') = await import(import.meta.resolve('@ljonething/crypto/BlockCipher') + mark)
  return loaded.createBlockCipher(config)
}
