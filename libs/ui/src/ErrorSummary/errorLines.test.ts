import { expect, it } from 'vitest'
import { errorSections } from './errorLines.ts'

const empty = (label: string, section: string) => ({ fieldId: label, label, message: `请填写${label}`, section, alike: '还没有填写' })
const phone = { fieldId: '手机', label: '手机', message: '手机号码有误', section: '母亲信息' }

it('errors stand by section in the order of the form; those that read alike share a line where they are several', () => {
  const errors = [empty('姓名', '母亲信息'), phone, empty('民族', '母亲信息'), empty('户主', '落户信息')]
  expect(
    errorSections(errors).map(({ title, count, lines }) => [
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
  expect(errorSections(plain)).toEqual([{ title: '', count: 2, lines: plain.map((error) => ({ alike: '', errors: [error] })) }])
})
