/** Every number module by its name (号码模块), as the folder holds them; each has the same verbs. */
import { readdirSync } from 'node:fs'
import type { NumberOptions, NumberResult } from './src/numbers/NumberResult.ts'

export interface NumberModule {
  readonly validate: (input: string, options?: NumberOptions) => NumberResult
  readonly isValid: (input: string, options?: NumberOptions) => boolean
  readonly compact: (input: string) => string
}

const folder = new URL('src/numbers/', import.meta.url)
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'NumberResult.ts')
  .map((file) => file.slice(0, -'.ts'.length))

export const numberModules: ReadonlyMap<string, NumberModule> = new Map(
  await Promise.all(names.map(async (name): Promise<[string, NumberModule]> => [name, await import(`${folder.href}${name}.ts`)]))
)
