import { expect, it } from 'vitest'
import { listedErrors } from './errorLines.ts'

const empty = (label: string, section: string) => ({ fieldId: label, label, message: `请填写${label}`, section, alike: '还没有填写' })
const phone = { fieldId: '手机', label: '手机', message: '手机号码有误', section: '母亲信息' }

it('errors stand by section in the order of the form; those that read alike share a line where they are several', () => {
  const errors = [empty('姓名', '母亲信息'), phone, empty('民族', '母亲信息'), empty('户主', '落户信息')]
  expect(
    listedErrors(errors).sections.map(({ title, count, lines }) => [
      title,
      count,
      lines.map(({ alike, errors: same }) => [alike, same.map(({ label }) => label)])
    ])
  ).toEqual([
    [
      '母亲信息',
      3,
      [
        ['还没有填写', ['姓名', '民族']],
        ['', ['手机']]
      ]
    ],
    ['落户信息', 1, [['', ['户主']]]]
  ])
})

it('without sections each error is a line of its own', () => {
  const plain = [
    { fieldId: 'a', label: '甲', message: '请选择' },
    { fieldId: 'b', label: '乙', message: '请选择' }
  ]
  const lines = plain.map((error) => ({ alike: '', errors: [error] }))
  expect(listedErrors(plain)).toEqual({ sections: [{ title: '', count: 2, lines }], rest: [] })
})

it('of many errors the first are listed with the count of their whole section, and move up as those above are corrected', () => {
  const many = ['甲', '乙', '丙', '丁'].map((label, at) => empty(label, at < 3 ? '母亲信息' : '落户信息'))
  const shown = (errors: typeof many) => {
    const { sections, rest } = listedErrors(errors, 2)
    return [
      sections.map(({ title, count, lines }) => [title, count, lines.flatMap((line) => line.errors.map(({ label }) => label))]),
      rest.length
    ]
  }
  expect(shown(many)).toEqual([[['母亲信息', 3, ['甲', '乙']]], 2])
  expect(shown(many.slice(2))).toEqual([
    [
      ['母亲信息', 1, ['丙']],
      ['落户信息', 1, ['丁']]
    ],
    0
  ])
})
