import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readShows, reachedBy } from './since.mjs'
import { lanesFor } from './stages.mjs'

const root = join(import.meta.dirname, '../../..')
const shows = { 'one.spec.ts': ['server/drafts', 'portal/drafts'], 'two.spec.ts': ['server/seal'], 'three.spec.ts': ['portal/drafts'] }

describe('what a change reaches', () => {
  it('is the journeys that show its capabilities', () => {
    expect(reachedBy(['apps/server/src/drafts/Drafts.ts', 'apps/portal/src/features/drafts/a/B.tsx', 'docs/quality.md'], shows)).toEqual({
      capabilities: ['portal/drafts', 'server/drafts'],
      journeys: ['one.spec.ts', 'three.spec.ts']
    })
  })

  it.each([
    'apps/server/src/app.ts',
    'apps/server/src/platform/Clock.ts',
    'apps/portal/src/handling/HandlingStore.ts',
    'apps/portal/vite.config.ts',
    'libs/domain/src/plan/buildPlan.ts',
    'content/scenes/HLJYJS0001.yaml',
    'e2e/one.spec.ts',
    'package-lock.json'
  ])('is everything where %s changed, beside whatever else', (path) => {
    expect(reachedBy(['apps/server/src/drafts/Drafts.ts', path], shows)).toBeUndefined()
  })

  it('is nothing where documents changed', () => {
    expect(reachedBy(['README.md', 'apps/server/src/drafts/README.md'], shows)).toEqual({ capabilities: [], journeys: [] })
  })
})

describe('the stages after a change', () => {
  const commands = (reached: Parameters<typeof lanesFor>[0]) =>
    lanesFor(reached).map((lane) => lane.map(({ key, run }) => [key, run.flat().join(' ')]))

  it('check all that is cached, and run the tests of the change beside its journeys', () => {
    const [checks = [], tests] = commands({ capabilities: ['server/drafts'], journeys: ['one.spec.ts'], base: 'abc' })
    expect(checks.map(([key]) => key)).toEqual(['build', 'lint', 'types', 'unreached', 'content', 'size', 'libs', 'e2e'])
    expect(checks.at(-1)?.[1]).toMatch(/ -- one\.spec\.ts$/)
    expect(tests).toEqual([['unit', expect.stringMatching(/--projects=server -- .*--changed=abc/)]])
  })

  it('are those that check, where no capability changed', () => {
    const [checks = [], tests] = commands({ capabilities: [], journeys: [], base: 'abc' })
    expect(checks.map(([key]) => key)).not.toContain('e2e')
    expect(tests).toEqual([])
  })
})

describe('the table of journeys', () => {
  const rows = readShows(root)
  const shown = [...new Set(Object.values(rows).flat())].sort()
  const folders = (pattern: string, app: string) =>
    globSync(pattern, { cwd: root, withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${app}/${name}`)

  it('has a row for each', () => {
    expect(Object.keys(rows).sort()).toEqual(
      globSync('e2e/*.spec.ts', { cwd: root })
        .map((path) => basename(path))
        .sort()
    )
  })

  it('shows every capability there is, and none that is not', () => {
    const capabilities = [...folders('apps/portal/src/features/*', 'portal'), ...folders('apps/server/src/*', 'server')]
    const carrying = ['server/outside', 'server/platform', 'server/testing']
    expect(shown).toEqual(capabilities.filter((name) => !carrying.includes(name)).sort())
  })
})
