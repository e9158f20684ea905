import { useState } from 'react'
import { userEvent } from 'vitest/browser'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { ChoiceCards } from './ChoiceCards.tsx'

const choices = [
  { value: 'yes', label: '符合', cue: '含转诊途中接产的情形' },
  { value: 'no', label: '不符合', followUp: <p>请说明原因</p> }
]

it('a card is pressed anywhere, walked with the arrow keys, and described by its cue', async () => {
  const One = () => {
    const [value, setValue] = useState<string>()
    return <ChoiceCards label="是否在省内出生？" choices={choices} value={value} onValueChange={setValue} />
  }
  const screen = await render(<One />)
  const yes = screen.getByRole('radio', { name: '符合' })
  await expect.element(yes).toHaveAccessibleDescription('含转诊途中接产的情形')
  await screen.getByText('含转诊途中接产的情形').click()
  await expect.element(yes).toBeChecked()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('radio', { name: '不符合' })).toBeChecked()
  await expect.element(screen.getByText('请说明原因')).toBeVisible()
})

it('several cards are chosen in the order of the choices', async () => {
  const Several = () => {
    const [value, setValue] = useState<readonly string[]>([])
    return (
      <>
        <ChoiceCards multiple label="同时办理" choices={choices} value={value} onValueChange={setValue} />
        <output>{value.join(' ')}</output>
      </>
    )
  }
  const screen = await render(<Several />)
  await screen.getByRole('checkbox', { name: '不符合' }).click()
  await screen.getByRole('checkbox', { name: '符合' }).click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('yes no')
})
