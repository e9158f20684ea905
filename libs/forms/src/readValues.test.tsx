import type { Field } from '@ljonething/domain/form/FormDescription'
import { readForm, readFormValues, readValues } from '@ljonething/domain/testing/readValues'
import { expect, it } from 'vitest'
import { renderForm } from './testing/renderForm.tsx'

type Screen = Awaited<ReturnType<typeof renderForm>>['screen']

const chosenIn = (element: Element): string => (element instanceof HTMLSelectElement ? (element.selectedOptions[0]?.text ?? '') : '')

/** What the widget of a field says. */
const saidBy = (screen: Screen, { id, componentType, extField, label }: Field): unknown => {
  const combobox = screen.getByRole('combobox', { name: new RegExp(`^${label}( |$)`) })
  switch (componentType) {
    case 'select':
      return chosenIn(combobox.element())
    case 'remoteSelect':
    case 'cascader':
      return combobox.element().textContent
    case 'configCascader':
      if (extField.cascaderType !== '1') return combobox.element().textContent
      return screen.getByRole('group', { name: label, exact: true }).getByRole('combobox').elements().map(chosenIn).join(' / ')
    case 'checkbox':
      return screen
        .getByRole('group', { name: label, exact: true })
        .getByRole('checkbox', { checked: true })
        .elements()
        .map((box) => [...(box.closest('label')?.querySelectorAll('span:not([aria-hidden])') ?? [])].at(-1)?.textContent)
        .join('、')
    case 'treeBox':
      return [...screen.container.querySelectorAll(`[data-field="${id}"] [role="status"]`)].at(-1)?.textContent.replace(/^.*：/, '')
    case 'addTable':
      return screen
        .getByRole('table', { name: label, exact: true })
        .getByRole('row')
        .elements()
        .slice(1)
        .map((row) => [...row.querySelectorAll('th, td')].slice(0, -1).map((cell) => cell.textContent))
    default: {
      const box = screen.getByRole('textbox', { name: label, exact: true }).element()
      return box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement ? box.value : ''
    }
  }
}

it('every widget says what a person reads of its stored value', async () => {
  const { screen } = await renderForm(readForm, { values: readFormValues })
  await expect.element(screen.getByText('加载中…').first()).not.toBeInTheDocument()
  for (const { field, text } of readValues) expect.soft(saidBy(screen, field), field.name).toEqual(text)
})
