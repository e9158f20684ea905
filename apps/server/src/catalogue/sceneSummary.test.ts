import { readScene } from '@ljonething/api/scene/readScene'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { projectRoot } from '../platform/paths.ts'
import { summariesOf } from './listScenes.ts'
import { sceneSummary } from './sceneSummary.ts'

const folder = join(projectRoot, 'content/scenes')
const sceneIn = (file: string) => {
  const read = readScene(parse(readFileSync(join(folder, file), 'utf8')))
  if (!read.ok) throw new Error(file)
  return read.scene
}
const summaryOf = (file: string) => sceneSummary(sceneIn(file))

it('a card shows the numbers its scene publishes', () => {
  expect(summaryOf('01-newborn.yaml').comparison).toEqual({
    handlingDays: { before: 38, after: 8 },
    runs: { before: 8, after: 1 },
    materials: { before: 22, after: 3 },
    links: { before: 16, after: 4 }
  })
})

it('the card of another system’s scene shows what that system tells, and no links, which it does not', () => {
  const others = readdirSync(folder).flatMap((file) => (file.endsWith('.yaml') && summaryOf(file).thirdParty ? [summaryOf(file)] : []))
  expect(others).toHaveLength(2)
  for (const { comparison } of others) {
    expect(comparison).not.toHaveProperty('links')
    for (const { before, after } of [comparison.handlingDays, comparison.runs, comparison.materials]) expect(before).toBeGreaterThan(after)
  }
})

it('entries of other systems that hide themselves stand in no list; a scene of our own stays', () => {
  const hidden = (file: string, hideDictionaryThirdJump: string) => {
    const scene = sceneIn(file)
    return { scene: { ...scene, flags: { ...scene.flags, hideDictionaryThirdJump } }, hash: '' }
  }
  const [own, others] = ['01-newborn.yaml', '14-fixed-asset-investment.yaml']
  const listed = (flag: string) => summariesOf({ scenes: [hidden(others, flag), hidden(own, flag)] }).map(({ slug }) => slug)
  expect(listed('0')).toEqual(['newborn', 'fixed-asset-investment'])
  expect(listed('1')).toEqual(['newborn'])
})
