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
    'apps/server/src/newCapability/Followed.ts',
    'apps/portal/src/features/newCapability/Followed.tsx',
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
  const rows: Readonly<Record<string, readonly string[]>> = readShows(root)
  const shown = [...new Set(Object.values(rows).flat())].sort()
  const folders = (pattern: string, app: string) =>
    globSync(pattern, { cwd: root, withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${app}/${name}`)

  it('has a row for each', () => {
    const journeys = globSync('e2e/*.spec.ts', { cwd: root }).map((path) => basename(path))
    const unlisted = journeys.filter((journey) => !Object.hasOwn(rows, journey))
    expect(unlisted, 'write a row of e2e/shows.json: the capabilities that this journey shows').toEqual([])
    const ended = Object.keys(rows).filter((journey) => !journeys.includes(journey))
    expect(ended, 'this row of e2e/shows.json is of no journey: rename or remove it').toEqual([])
  })

  /** One that no row names reaches everything; what carries all of them has to. */
  it('names capabilities that there are', () => {
    const capabilities = [...folders('apps/portal/src/features/*', 'portal'), ...folders('apps/server/src/*', 'server')]
    const carrying = ['server/outside', 'server/platform', 'server/testing']
    const gone = shown.filter((name) => !capabilities.includes(name) || carrying.includes(name))
    expect(gone, 'e2e/shows.json names what is no capability: rename or remove it').toEqual([])
  })
})
