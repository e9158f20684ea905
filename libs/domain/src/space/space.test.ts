import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCardSubscription } from './cardSubscription.ts'
import { readFollowItem } from './followItem.ts'
import { readPortraitTag, tagsByCategory } from './portraitTag.ts'
import { readSpaceMenu, shownMenus } from './spaceMenu.ts'
import type { SpaceMenu } from './spaceMenu.ts'
import { readSubscribedService } from './subscribedService.ts'
import { applySubscription, subscriptionOpt } from './subscriptionOpt.ts'
import { treeNodes } from './treeNodes.ts'
import type { TreeNode } from './treeNodes.ts'

const content = (file: string) => JSON.parse(readFileSync(new URL(`../../../../content/${file}`, import.meta.url), 'utf8')).items

describe('subscriptions', () => {
  it('[R-4.2-33] opt 1 subscribes, 0 unsubscribes', () => {
    expect(subscriptionOpt.rows.map((row) => [row.code, row.label])).toEqual([
      [1, '订阅'],
      [0, '取消订阅']
    ])
    expect(applySubscription(['BJLB'], 'ZCLB', 1)).toEqual(['BJLB', 'ZCLB'])
    expect(applySubscription(['BJLB', 'ZCLB'], 'BJLB', 0)).toEqual(['ZCLB'])
  })

  it('[R-4.2-33] asking again changes nothing, and the two undo each other', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd')),
        fc.constantFrom('a', 'b', 'e'),
        fc.constantFrom(...subscriptionOpt.codes),
        (before, code, opt) => {
          const after = applySubscription(before, code, opt)
          expect(applySubscription(after, code, opt)).toEqual(after)
          expect(after.includes(code)).toBe(opt === 1)
          expect(after.filter((each) => each !== code)).toEqual(before.filter((each) => each !== code))
        }
      )
    )
  })
})

describe('entities of the space', () => {
  it('[R-3.4-06] follow and track items keep rawId, link, name, updateTime and category', () => {
    const item = { rawId: 'ZC0001', link: '/policy/ZC0001', name: '实施意见', updateTime: '2026-11-20 09:00:00', category: '4' }
    expect(readFollowItem({ ...item, extra: 1 })).toEqual(item)
    expect(readFollowItem({ name: 'x' })).toBeUndefined()
  })

  it('[R-3.4-07] subscribed services keep rawId, servicesUrl, pictture, name, subscribe and myServices', () => {
    for (const service of content('services.json')) expect(service).toMatchObject(readSubscribedService(service) ?? { rawId: 'unreadable' })
    expect(readSubscribedService({ rawId: 'a', servicesUrl: 'u', pictture: 'p', name: 'n', subscribe: 1, myServices: '0' })).toEqual({
      rawId: 'a',
      servicesUrl: 'u',
      pictture: 'p',
      name: 'n',
      subscribe: true,
      myServices: false
    })
    expect(readSubscribedService({})).toBeUndefined()
  })

  it('[R-3.4-08] card subscriptions keep cardType, contents, image, name, subscribe and followed', () => {
    const card = {
      cardType: 'medicalInsurance',
      contents: ['个人账户', '参保地'],
      image: '/c.png',
      name: '医保电子凭证',
      subscribe: true,
      followed: false
    }
    expect(readCardSubscription({ ...card, extra: 1 })).toEqual(card)
    expect(readCardSubscription({ ...card, cardType: 'library' })).toBeUndefined()
    expect(readCardSubscription('card')).toBeUndefined()
  })

  it('[R-3.4-10] tags keep portraitTagId, tagCategory and tagName, and stand under their category', () => {
    const tags = [
      { portraitTagId: 'T1', tagCategory: '家庭', tagName: '新生儿家庭' },
      { portraitTagId: 'T2', tagCategory: '就业', tagName: '灵活就业' },
      { portraitTagId: 'T3', tagCategory: '家庭', tagName: '多子女家庭' }
    ]
    expect(tags.map((tag) => readPortraitTag({ ...tag, weight: 1 }))).toEqual(tags)
    expect(readPortraitTag({ tagName: 'x' })).toBeUndefined()
    expect([...tagsByCategory(tags)].map(([category, list]) => [category, list.map((tag) => tag.portraitTagId)])).toEqual([
      ['家庭', ['T1', 'T3']],
      ['就业', ['T2']]
    ])
  })

  it('[R-3.4-09] menu entries keep every field of the specification with what is below them', () => {
    const menus = content('space-menus.json')
    for (const menu of menus) expect(menu).toMatchObject(readSpaceMenu(menu) ?? { uniqueCode: 'unreadable' })
    const nested = readSpaceMenu({
      uniqueCode: '01',
      faceDetect: '1',
      sub: [{ uniqueCode: '0101', sub: [{ uniqueCode: '010101' }] }, {}, 7]
    })
    expect(Object.keys(nested ?? {}).toSorted()).toEqual(
      'attributionDepartment faceDetect hidden image name navbarIcon path questionnaireFormId sub uniqueCode'.split(' ')
    )
    expect(nested?.faceDetect).toBe(true)
    expect(nested?.sub.map((entry) => entry.uniqueCode)).toEqual(['0101'])
    expect(nested?.sub[0]?.sub.map((entry) => entry.uniqueCode)).toEqual(['010101'])
  })

  it('hidden entries are left out with all that is below them', () => {
    const menu = (uniqueCode: string, hidden: boolean, sub: readonly SpaceMenu[] = []): readonly SpaceMenu[] => {
      const entry = readSpaceMenu({ uniqueCode, hidden })
      return entry === undefined ? [] : [{ ...entry, sub }]
    }
    const shown = shownMenus([...menu('a', true, menu('a1', false)), ...menu('b', false, [...menu('b1', true), ...menu('b2', false)])])
    expect(shown.map((entry) => [entry.uniqueCode, entry.sub.map((below) => below.uniqueCode)])).toEqual([['b', ['b2']]])
  })

  it('reads anything', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        for (const read of [readFollowItem, readSubscribedService, readCardSubscription, readPortraitTag, readSpaceMenu]) {
          const entity = read(value)
          if (entity !== undefined) expect(read(entity)).toEqual(entity)
        }
      })
    )
  })
})

describe('tree nodes', () => {
  const row = (code: string, parentCode: string) => ({ id: `id-${code}`, code, parentCode })

  it('[R-3.4-12] are id, code, parentCode and children', () => {
    expect(treeNodes([row('A', ''), row('B', 'A'), row('C', 'elsewhere')])).toEqual([
      { id: 'id-A', code: 'A', parentCode: '', children: [{ id: 'id-B', code: 'B', parentCode: 'A', children: [] }] },
      { id: 'id-C', code: 'C', parentCode: 'elsewhere', children: [] }
    ])
  })

  it('[R-3.4-12] hold every row of a well-formed table once, below its parent', () => {
    const table = fc
      .array(fc.nat(1000), { maxLength: 60 })
      .map((picks) => picks.map((pick, index) => row(`c${index}`, index === 0 || pick % 5 === 0 ? '' : `c${pick % index}`)))
    const walk = (nodes: readonly TreeNode[], parent: string): number =>
      nodes.reduce((count, node) => {
        expect(node.parentCode).toBe(parent)
        return count + 1 + walk(node.children, node.code)
      }, 0)
    fc.assert(
      fc.property(table, (rows) => {
        expect(walk(treeNodes(rows), '')).toBe(rows.length)
      })
    )
  })

  it('end for rows that name each other as parents', () => {
    expect(treeNodes([row('A', 'B'), row('B', 'A')])).toEqual([])
    expect(treeNodes([row('A', ''), row('A', 'A')])).toHaveLength(1)
  })
})
