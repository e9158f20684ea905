import { describe, expect, it } from 'vitest'
import { newbornScene } from '../../testing/newbornScene.ts'
import { fileNamed } from '../../testing/fileNamed.ts'
import { differencesOf } from './differencesOf.ts'
import { newHandling } from '../HandlingState.ts'

const state = newHandling(newbornScene.sceneCode, '230100000000', () => 'k')
const kinds = new Map(
  Object.entries({ answers: 'answer', values: 'field', declarations: 'declaration', checkParams: 'param', files: 'material' })
)
const keysOf = (part: object): readonly string[] =>
  Object.entries(part).flatMap(([name, entries]) =>
    kinds.has(name) ? Object.keys(entries).map((key) => `${kinds.get(name)} ${key}`) : [name]
  )
const lines = (part: object) =>
  differencesOf(newbornScene, state, { ...state, ...part }, keysOf(part)).map(({ label, mine, theirs }) => [label, mine, theirs])

describe('differences of two sides of a draft', () => {
  it('are those asked for, and no others', () => {
    const theirs = { ...state, region: '230200000000', values: { 'NB2015^motherName': '周晓岚' } }
    expect(differencesOf(newbornScene, state, theirs, ['region']).map(({ key }) => key)).toEqual(['region'])
  })

  it('that a mask hides say so', () => {
    const values = (name: string) => ({ ...state, values: { 'NB2015^motherName': name } })
    const [line] = differencesOf(newbornScene, values('周晓岚'), values('周小岚'), ['field NB2015^motherName'])
    expect(line).toMatchObject({ mine: '周*岚', theirs: '周*岚（隐藏的部分不同）' })
  })

  it.each([
    ['an answer as its choice', { answers: { NB_Q03: '4' } }, ['新生儿的落户意向？', '', '暂不落户']],
    ['a nested answer', { answers: { NB_Q02A: '1' } }, ['是否在《出生医学证明》上登记父亲信息？', '', '是']],
    ['a region by its name', { region: '230200000000' }, ['办理地区', '哈尔滨市', '齐齐哈尔市']],
    ['a masked name', { values: { 'NB2015^motherName': '周晓岚' } }, ['母亲信息：母亲姓名', '', '周*岚']],
    ['a declaration', { declarations: { NB_C01: '0' } }, ['新生儿出生日期在受理范围内', '', '不符合']],
    ['a masked parameter', { checkParams: { aac147002: '23019919930412002X' } }, ['公民身份号码', '', '23019*********002X']],
    ['a masked name as parameter', { checkParams: { aac003001: '周晓岚' } }, ['姓名', '', '周*岚']],
    ['a masked social security number', { checkParams: { aac002001: '23019919930412002X' } }, ['社会保障号码', '', '23019*********002X']],
    ['a plain parameter, whole', { checkParams: { aab001001: '23019900000000000017' } }, ['单位编号', '', '23019900000000000017']],
    ['files by name', { files: { CL02: [fileNamed('a.jpg')] } }, ['父亲居民身份证', '', 'a.jpg']]
  ])('shows %s', (_what, part, line) => {
    expect(lines(part)).toEqual([line])
  })

  it('names the option of a dictionary when it is known', () => {
    const theirs = { ...state, values: { 'NB1002^babySex': '2' } }
    const [line] = differencesOf(newbornScene, state, theirs, ['field NB1002^babySex'], () => [{ value: '2', name: '女' }])
    expect(line).toMatchObject({ mine: '', theirs: '女' })
  })
})
