import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Field } from '../Field/Field.tsx'
import { accessibilityProblems } from '../testing/accessibility.ts'
import { RadioGroup } from './RadioGroup.tsx'

const options = [
  { value: '1', label: '是' },
  { value: '0', label: '否' },
  { value: '2', label: '不详' }
]
const One = ({ readOnly, chosen = [] }: { readonly readOnly: boolean; readonly chosen?: string[] }) => {
  const [value, setValue] = useState('0')
  const choose = (next: string) => {
    chosen.push(next)
    setValue(next)
  }
  return (
    <Field group label="是否多胞胎" readOnly={readOnly}>
      <RadioGroup options={options} value={value} onValueChange={choose} />
    </Field>
  )
}
const radio = (name: string) => page.getByRole('radio', { name })

it('what is read-only is reached and read by keyboard, and no key or press chooses another', async () => {
  const chosen: string[] = []
  await render(<One readOnly chosen={chosen} />)
  await userEvent.tab()
  await expect.element(radio('否')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowRight} ')
  await expect.element(radio('否')).toHaveFocus()
  await radio('是').click()
  await page.getByText('不详').click()
  expect(chosen).toEqual([])
  await expect.element(radio('否')).toBeChecked()
  await expect.element(page.getByRole('radiogroup')).toHaveAttribute('aria-readonly', 'true')
  expect(await accessibilityProblems()).toEqual([])
})

it('what is open is chosen by arrow keys and by a press', async () => {
  const chosen: string[] = []
  await render(<One readOnly={false} chosen={chosen} />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  await radio('是').click()
  expect(chosen).toEqual(['2', '1'])
  await expect.element(page.getByRole('radiogroup')).not.toHaveAttribute('aria-readonly')
})
