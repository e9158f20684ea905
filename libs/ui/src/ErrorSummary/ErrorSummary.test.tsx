import { useState } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { DisclosureSection } from '../DisclosureSection/DisclosureSection.tsx'
import { Field } from '../Field/Field.tsx'
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx'
import { TextInput } from '../TextInput/TextInput.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'

const errors = [
  { fieldId: 'number', label: '公民身份号码', message: '身份证格式错误' },
  { fieldId: 'sex', label: '性别', message: '请选择性别' }
]

const Form = () => {
  const [attempt, setAttempt] = useState(0)
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setAttempt(attempt + 1)}>
        提交
      </button>
      <ErrorSummary errors={attempt === 0 ? [] : errors} attempt={attempt} onSelect={() => setOpen(true)} />
      <DisclosureSection title="母亲信息" open={open} onOpenChange={setOpen}>
        <Field id="number" label="公民身份号码" required hint="18 位" error={attempt === 0 ? undefined : '身份证格式错误'}>
          <TextInput />
        </Field>
        <Field id="sex" group label="性别" error={attempt === 0 ? undefined : '请选择性别'}>
          <RadioGroup value={undefined} onValueChange={() => undefined} options={[{ value: '2', label: '女' }]} />
        </Field>
      </DisclosureSection>
    </>
  )
}

it('each failed submission moves focus to the summary, which counts the errors', async () => {
  const screen = await render(<Form />)
  await expect.element(screen.getByRole('region')).not.toBeInTheDocument()
  const submit = screen.getByRole('button', { name: '提交' })
  for (const _attempt of [1, 2]) {
    await submit.click()
    const heading = screen.getByRole('heading', { name: '有 2 处需要修改' })
    await expect.poll(() => document.activeElement).toBe(heading.element())
  }
})

it('errors that come after all were solved take the focus from nobody', async () => {
  const screen = await render(<ErrorSummary errors={errors} attempt={1} />)
  await expect.element(screen.getByRole('heading')).toHaveFocus()
  await screen.rerender(<ErrorSummary errors={[]} attempt={1} />)
  await screen.rerender(<ErrorSummary errors={errors} attempt={1} />)
  await expect.element(screen.getByRole('heading')).toBeVisible()
  await expect.element(screen.getByRole('heading')).not.toHaveFocus()
})

it('a line opens the section of its field and focuses the control, in a group the first one', async () => {
  const screen = await render(<Form />)
  await screen.getByRole('button', { name: '提交' }).click()
  await screen.getByRole('link', { name: '公民身份号码：身份证格式错误' }).click()
  await expect.poll(() => document.activeElement).toBe(document.getElementById('number'))
  await screen.getByRole('link', { name: '性别：请选择性别' }).click()
  await expect.poll(() => document.activeElement).toBe(document.querySelector('#sex input'))
})

it('a line of a locked field leads to its name, since the control takes no focus', async () => {
  const screen = await render(
    <>
      <ErrorSummary errors={[{ fieldId: 'area', label: '牌匾面积', message: '牌匾面积须小于10平方米' }]} />
      <Field id="area" label="牌匾面积" disabled>
        <TextInput />
      </Field>
    </>
  )
  for (const _attempt of [1, 2]) {
    await screen.getByRole('link').click()
    await expect.poll(() => document.activeElement?.textContent).toContain('牌匾面积')
    expect(document.activeElement?.id).toBe('area-label')
  }
})

it('a line that names its field does so once, whatever the unit of the field; what tells two fields apart stays', async () => {
  const named = [
    { fieldId: 'length', label: '牌匾长度（米）', message: '牌匾长度须小于4米，请改小' },
    { fieldId: 'seller', label: '身份证号（卖方）', message: '身份证号有误，请对照证件核对' }
  ]
  const screen = await render(<ErrorSummary errors={named} />)
  const lines = screen.getByRole('link').elements()
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    '牌匾长度须小于4米，请改小',
    '身份证号（卖方）：身份证号有误，请对照证件核对'
  ])
})

it('of very many errors it lists the first and leads to the one that follows', async () => {
  const many = Array.from({ length: 40 }, (_, at) => ({ fieldId: `many-${at + 1}`, label: `第 ${at + 1} 项`, message: '请填写' }))
  const screen = await render(
    <>
      <ErrorSummary errors={many} />
      <Field id="many-31" label="第 31 项" error="请填写">
        <TextInput />
      </Field>
    </>
  )
  await expect.element(screen.getByRole('heading', { name: '有 40 处需要修改' })).toBeVisible()
  expect(screen.getByRole('listitem').elements()).toHaveLength(30)
  await expect.element(screen.getByRole('paragraph')).toHaveTextContent('还有 10 处，从“第 31 项”开始')
  await screen.getByRole('link', { name: '从“第 31 项”开始' }).click()
  await expect.element(screen.getByRole('textbox')).toHaveFocus()
})

it('begins no line with the mark between errors that are alike', async () => {
  const labels = ['新生儿姓名', '新生儿性别', '出生孕周（周）', '出生体重（克）', '孩次']
  const alike = labels.map((label, at) => ({ fieldId: `f${at}`, label, message: `请填写${label}`, alike: '还没有填写' }))
  for (const width of [180, 220, 260, 300, 340]) {
    const screen = await render(
      <div style={{ width }}>
        <ErrorSummary errors={alike} />
      </div>
    )
    const links = screen.getByRole('link').elements()
    expect(links).toHaveLength(labels.length)
    for (const link of links.slice(0, -1)) {
      const mark = document.createRange()
      mark.selectNode(link.nextSibling ?? link)
      expect(mark.toString()).toBe('、')
      expect(mark.getBoundingClientRect().left).toBeGreaterThanOrEqual(link.getBoundingClientRect().right - 1)
    }
    await screen.unmount()
  }
})

it('a field ties label, hint, error and required state to its control', async () => {
  const screen = await render(<Form />)
  await screen.getByRole('button', { name: '提交' }).click()
  await screen.getByRole('button', { name: '母亲信息' }).click()
  const input = screen.getByRole('textbox', { name: '公民身份号码' })
  await expect.element(input).toHaveAccessibleDescription(/错误：\s*身份证格式错误 18 位/)
  await expect.element(input).toHaveAttribute('aria-invalid', 'true')
  await expect.element(input).toHaveAttribute('aria-required', 'true')
  await expect.element(screen.getByRole('img', { name: '必填' })).toBeVisible()
  await expect.element(screen.getByRole('radiogroup', { name: '性别' })).toHaveAccessibleDescription(/错误：\s*请选择性别/)
})
