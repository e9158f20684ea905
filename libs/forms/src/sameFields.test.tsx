import { someField, someForm } from '@ljonething/domain/testing/formParts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { accessibilityProblems, renderForm } from './testing/renderForm.tsx'

it('what is the same as the mother’s follows hers, says so, and is the person’s again when that is switched off', async () => {
  const same = JSON.stringify([{ when: { field: 'same', is: '1' }, then: { same: { fatherAddr: 'motherAddr' } } }])
  await renderForm(
    someForm([
      someField({ name: 'motherAddr', label: '母亲户籍详细地址' }),
      someField({
        name: 'same',
        label: '父亲户籍地址',
        componentType: 'checkbox',
        jsStr: same,
        dataSource: 'inline:1=同母亲户籍地址',
        originalField: {
          jsonFlag: '0',
          separator: ';',
          dictType: 'dict',
          synFlag: '1',
          dictParentCode: '',
          dictRootCode: 'inline:1=同母亲户籍地址'
        }
      }),
      someField({ name: 'fatherAddr', label: '父亲户籍详细地址' })
    ])
  )
  const mother = page.getByRole('textbox', { name: '母亲户籍详细地址' })
  const father = page.getByRole('textbox', { name: '父亲户籍详细地址' })
  const toggle = page.getByRole('checkbox', { name: '同母亲户籍地址' })
  await mother.fill('南岗区')
  await toggle.click()
  await expect.element(father).toHaveValue('南岗区')
  await expect.element(father).toHaveAttribute('readonly')
  await expect.element(page.getByText('与“母亲户籍详细地址”相同')).toBeVisible()
  expect(await accessibilityProblems()).toEqual([])
  await mother.fill('道里区')
  await expect.element(father).toHaveValue('道里区')
  await toggle.click()
  await expect.element(father).toHaveValue('道里区')
  await father.fill('香坊区')
  await expect.element(father).toHaveValue('香坊区')
  await expect.element(mother).toHaveValue('道里区')
})

it('what follows from an ID number is filled in, cannot be typed over and says where it comes from', async () => {
  const set = { deceasedBirth: { birthDateOf: 'deceasedIdCard' } }
  const jsStr = JSON.stringify([{ when: { field: 'deceasedIdCard', empty: false }, then: { set } }])
  const { store } = await renderForm(
    someForm([
      someField({ name: 'deceasedIdCard', label: '逝者身份证号', jsStr }),
      someField({ name: 'deceasedBirth', label: '出生日期', componentType: 'date' })
    ])
  )
  const number = page.getByRole('textbox', { name: '逝者身份证号' })
  const birth = page.getByRole('textbox', { name: '出生日期' })
  await birth.fill('1951-01-01')
  await number.fill('11010519491231002X')
  await expect.element(birth).toHaveValue('1949-12-31')
  await expect.element(birth).toHaveAttribute('readonly')
  await expect.element(page.getByText('由“逝者身份证号”得出')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /出生日期/ })).toBeDisabled()
  expect(store.undoable()?.lost).toEqual([{ id: 'T1001^deceasedBirth', value: '1951-01-01' }])
  expect(await accessibilityProblems()).toEqual([])
  await number.fill('')
  await birth.fill('1950-02-03')
  await expect.element(birth).toHaveValue('1950-02-03')
  expect(store.field('T1001^deceasedBirth').value).toBe('1950-02-03')
})
