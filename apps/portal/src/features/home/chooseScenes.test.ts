import { describe, expect, it } from 'vitest'
import type { SceneSummary } from '../../queries/catalogue.ts'
import { chooseScenes } from './chooseScenes.ts'

const zero = { before: 0, after: 0 }
const scene = (name: string, more: Partial<SceneSummary> = {}): SceneSummary => ({
  sceneCode: name,
  name,
  slug: name,
  summary: '',
  objectTypes: ['1'],
  category: { code: 'L01', name: '生育' },
  leadDepartment: '',
  matterCount: 1,
  comparison: { handlingDays: zero, runs: zero, materials: zero, links: zero },
  themeUnionType: '0',
  keyScene: false,
  hideHandleButton: false,
  thirdParty: false,
  hasGuide: true,
  hasServiceGuide: true,
  openRegions: ['230100000000'],
  ...more
})

const scenes = [
  scene('入学'),
  scene('出生', { keyScene: true }),
  scene('开办企业', { objectTypes: ['2'], category: { code: 'Q01', name: '设立' } }),
  scene('餐饮', { objectTypes: ['1', '2'], openRegions: ['230200000000'], summary: '开店许可' })
]
const names = (filter: Partial<Parameters<typeof chooseScenes>[1]>) =>
  chooseScenes(scenes, { object: '1', region: '230000000000', ...filter }).map(({ name }) => name)

describe('chooseScenes', () => {
  it('shows key scenes first, then the order of the catalogue', () => expect(names({})).toEqual(['出生', '入学', '餐饮']))

  it('keeps those for the object type', () => expect(names({ object: '2' })).toEqual(['开办企业', '餐饮']))

  it('keeps those open in the city, for its districts too', () => {
    expect(names({ region: '230200000000' })).toEqual(['餐饮'])
    expect(names({ region: '230102000000' })).toEqual(['出生', '入学'])
  })

  it('leaves what a search found in its order', () => expect(names({ searched: true })).toEqual(['入学', '出生', '餐饮']))
})
