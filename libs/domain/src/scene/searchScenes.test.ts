import fc from 'fast-check'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import type { Scene } from './Scene.ts'
import { searchScenes, searchTexts } from './searchScenes.ts'

const folder = new URL('../../../../content/scenes/', import.meta.url)
const scenes = readdirSync(folder).map((file): Scene => parse(readFileSync(new URL(file, folder), 'utf8')))
const searched = scenes.map((scene) => ({ scene: scene.name, texts: searchTexts(scene) }))
const found = (query: string) => searchScenes(searched, query).map(({ scene }) => scene)

describe('search of scenes', () => {
  it.each([
    ['落户', '新生儿出生一件事'],
    ['出生证', '新生儿出生一件事'],
    ['退休金', '企业职工退休一件事'],
    ['社保卡', '新生儿出生一件事'],
    ['开店', '开办餐饮店（便利店）一件事'],
    ['买房', '住房公积金贷款购房一件事'],
    ['去世', '公民身后一件事']
  ])('the everyday word %s finds %s', (word, name) => {
    expect(found(word)).toContain(name)
  })

  it.each([
    ['社会保障卡申领', '新生儿出生一件事', 'matter'],
    ['亲子鉴定意见书', '新生儿出生一件事', 'material'],
    ['新生儿出生', '新生儿出生一件事', 'name'],
    ['我要给孩子上户口', '新生儿出生一件事', 'keyword']
  ])('%s finds %s by its %s', (query, name, kind) => {
    const first = searchScenes(searched, query)[0]
    expect([first?.scene, first?.by.in]).toEqual([name, kind])
  })

  it('asks for every word, whatever their width, case and marks', () => {
    expect(found('结婚 婚检')).toEqual(['公民婚育一件事（结婚登记预约）'])
    expect(found('《出生医学证明》')[0]).toBe('新生儿出生一件事')
    expect(found('出生　医学证明')[0]).toBe('新生儿出生一件事')
    expect(found('落户 月球')).toEqual([])
    for (const blank of ['', '  ', '《》']) expect(found(blank)).toEqual([])
  })

  it('never throws and finds only what is there, each once', () => {
    fc.assert(
      fc.property(fc.string(), (query) => {
        const names = found(query)
        expect(new Set(names).size).toBe(names.length)
      })
    )
  })
})
