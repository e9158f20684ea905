import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../../..')
const small = mkdtempSync(join(tmpdir(), 'unreached-'))

/** A house of few files under the packages and the settings of this one; the stage 没有程序用到的代码 looks through the whole. */
const house: Readonly<Record<string, string>> = {
  'libs/domain/src/cases/dormant.ts': 'export const dormant = (): string => "nobody asks"',
  'libs/domain/src/cases/dormant.test.ts': 'import { dormant } from "./dormant.ts"\ndormant()',
  'libs/domain/src/cases/awake.ts': 'export const awake = 1',
  'libs/api/src/errors/errors.ts': 'export const caught = 1\nexport const nobodyCatches = 1',
  'libs/ui/src/Button/Button.tsx': 'export const Button = () => null\nexport const Unpressed = () => null',
  'libs/forms/src/engine/compileForm.ts': 'export const compileForm = 1\nexport const uncalled = 1',
  'apps/portal/src/shell/Unrouted.tsx': 'export const Unrouted = () => null',
  'apps/portal/src/shell/Routed.tsx': 'export const Routed = () => null',
  'apps/portal/src/main.tsx': `
    import { awake } from '@ljonething/domain/cases/awake'
    import { caught } from '@ljonething/api/errors/errors'
    import { Button } from '@ljonething/ui/Button'
    import { compileForm } from '@ljonething/forms/engine/compileForm'
    import { Routed } from './shell/Routed.tsx'
    Object.assign(window, { awake, caught, Button, compileForm, Routed })`,
  'apps/server/src/platform/unwired.ts': 'export const unwired = 1',
  'apps/server/src/platform/wired.ts': 'export const wired = 1',
  'apps/server/src/main.ts': 'import { wired } from "./platform/wired.ts"\nprocess.exitCode = wired'
}

const packages = ['libs/domain', 'libs/api', 'libs/ui', 'libs/forms', 'apps/portal', 'apps/server']

const write = (path: string, put: (place: string) => void) => {
  const place = join(small, path)
  mkdirSync(dirname(place), { recursive: true })
  put(place)
}

beforeAll(() => {
  for (const [path, text] of Object.entries(house)) write(path, (place) => writeFileSync(place, `${text}\n`))
  for (const path of ['package.json', 'tsconfig.base.json', 'knip.json', ...packages.map((folder) => `${folder}/package.json`)]) {
    write(path, (place) => cpSync(join(root, path), place))
  }
  for (const folder of packages) write(`node_modules/@ljonething/${basename(folder)}`, (place) => symlinkSync(join(small, folder), place))
  write('node_modules/.bin', (place) => symlinkSync(join(root, 'node_modules/.bin'), place))
})
afterAll(() => rmSync(small, { recursive: true, force: true }))

it('a file or an export that only its test uses is named, and nothing that a program reaches', () => {
  const { stdout } = spawnSync('npm', ['run', '--silent', 'unreached'], { cwd: small, encoding: 'utf8' })
  const named = stdout.split('\n').flatMap((line) => /^([\w/.]+) *(?:\S+\.tsx?:|$)/.exec(line)?.[1] ?? [])
  expect(named.toSorted()).toEqual(
    [
      ...['Unpressed', 'apps/portal/src/shell/Unrouted.tsx', 'apps/server/src/platform/unwired.ts'],
      ...['dormant', 'nobodyCatches', 'uncalled']
    ].toSorted()
  )
})
