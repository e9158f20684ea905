import { execFileSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../../..')
const copy = mkdtempSync(join(tmpdir(), 'unreached-'))
const made = new Set(['node_modules', 'dist', 'coverage', 'reports', '.data', '.nx', '.stryker-tmp'])

/** What the stage 没有程序用到的代码 says of the copy. */
const unreached = (): string => {
  try {
    return execFileSync('npm', ['run', '--silent', 'unreached'], { cwd: copy, encoding: 'utf8', stdio: 'pipe' })
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error)
  }
}

beforeAll(() => {
  const files = ['package.json', 'tsconfig.base.json', 'knip.json', 'nx.json', 'eslint.config.mjs']
  for (const path of ['apps', 'libs', 'tools', 'bench', 'e2e', ...files]) {
    cpSync(join(root, path), join(copy, path), { recursive: true, filter: (source) => !made.has(basename(source)) })
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

it('a file or an export that only its test uses is named', () => {
  writeFileSync(join(copy, 'libs/domain/src/cases/dormant.ts'), 'export const dormant = (): string => "nobody asks"\n')
  writeFileSync(join(copy, 'libs/domain/src/cases/dormant.test.ts'), 'import { dormant } from "./dormant.ts"\ndormant()\n')
  appendFileSync(join(copy, 'libs/api/src/errors/errors.ts'), '\nexport const nobodyCatches = 1\n')
  appendFileSync(join(copy, 'libs/ui/src/Button/Button.tsx'), '\nexport const Unpressed = () => null\n')
  appendFileSync(join(copy, 'libs/forms/src/engine/compileForm.ts'), '\nexport const uncalled = 1\n')
  writeFileSync(join(copy, 'apps/portal/src/shell/Unrouted.tsx'), 'export const Unrouted = () => null\n')
  writeFileSync(join(copy, 'apps/server/src/platform/unwired.ts'), 'export const unwired = 1\n')
  const said = unreached()
  for (const name of ['dormant', 'nobodyCatches', 'Unpressed', 'uncalled', 'Unrouted.tsx', 'unwired.ts']) expect(said).toContain(name)
})
