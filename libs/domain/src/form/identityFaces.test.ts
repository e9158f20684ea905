import { describe, expect, it } from 'vitest'
import { faceNamed, isSameFace } from './faceNamed.ts'
import { faceFiles, identityFaces } from './identityFaces.ts'

describe('the faces of an identity card', () => {
  it('[R-3.1-22] are "1" portrait and "2" national emblem', () => {
    expect(identityFaces.rows.map(({ name, code, label }) => [name, code, label])).toEqual([
      ['portrait', '1', '人像面'],
      ['emblem', '2', '国徽面']
    ])
  })

  it.each([
    ['母亲人像面.jpg', '1'],
    ['国徽面.jpg', '2'],
    ['身份证正面.png', '1'],
    ['身份证反面.png', '2'],
    ['身份证背面.png', '2'],
    ['国徽面-身份证正面.png', '2'],
    ['IMG_0001.jpg', undefined]
  ])('%s is face %s', (name, face) => {
    expect(faceNamed(name)).toBe(face)
  })

  it.each([
    [[], [undefined, undefined], []],
    [['a.jpg'], ['a.jpg', undefined], []],
    [['a.jpg', 'b.jpg'], ['a.jpg', 'b.jpg'], []],
    [['国徽面.jpg', 'b.jpg'], ['b.jpg', '国徽面.jpg'], []],
    [['国徽面.jpg'], [undefined, '国徽面.jpg'], []],
    [['人像面1.jpg', '人像面2.jpg'], ['人像面1.jpg', '人像面2.jpg'], []],
    [['a.jpg', 'b.jpg', '国徽面.jpg'], ['a.jpg', '国徽面.jpg'], ['b.jpg']]
  ])('%j stand as %j, the rest is %j', (names, places, more) => {
    const { faces, rest } = faceFiles(names.map((name) => ({ name })))
    expect([faces['1']?.name, faces['2']?.name]).toEqual(places)
    expect(rest.map(({ name }) => name)).toEqual(more)
  })

  it.each([
    [[{ name: '人像面.jpg' }, { name: '国徽面.jpg' }], false],
    [[{ name: 'a.jpg' }, { name: 'b.jpg' }], false],
    [[{ name: '人像面.jpg' }, { name: 'b.jpg' }], false],
    [[{ name: '人像面.jpg' }, { name: '身份证正面.jpg' }], true],
    [[{ name: '国徽面.jpg' }, { name: '反面.jpg' }], true],
    [
      [
        { name: '人像面-a.jpg', digest: 'd1' },
        { name: '国徽面-a.jpg', digest: 'd1' }
      ],
      true
    ],
    [
      [
        { name: 'a.jpg', digest: 'd1' },
        { name: 'b.jpg', digest: 'd2' }
      ],
      false
    ]
  ])('%j: the same face twice: %s', (files, isSame) => {
    expect(isSameFace(files)).toBe(isSame)
  })
})
