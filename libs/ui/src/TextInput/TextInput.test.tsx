import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../theme/global.css.ts'
import { Field } from '../Field/Field.tsx'
import { TextInput } from './TextInput.tsx'

const boxes = () => [...document.querySelectorAll('label, input, [data-unit], #after')].map((part) => part.getBoundingClientRect().toJSON())

it.each(['standard', 'large-type', 'high-contrast'])('in the %s theme nothing moves when an input is gone into', async (theme) => {
  document.documentElement.dataset['theme'] = theme
  await render(
    <>
      <Field label="姓名" error="请填写姓名">
        <TextInput defaultValue="林北雪" />
      </Field>
      <Field label="体重">
        <TextInput suffix={<span data-unit>克</span>} prefix={<span data-unit>重</span>} />
      </Field>
      <div id="after">后面的内容</div>
    </>
  )
  const before = boxes()
  for (const name of ['姓名', '体重']) {
    const input = page.getByRole('textbox', { name })
    await input.click()
    await expect.element(input).toHaveFocus()
    expect(boxes()).toEqual(before)
  }
  delete document.documentElement.dataset['theme']
})
