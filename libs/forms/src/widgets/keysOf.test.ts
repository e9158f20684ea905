import { rules, someField } from '@ljonething/domain/testing/formParts'
import numbers from '@ljonething/validation/cases/numbers.json'
import { expect, it } from 'vitest'
import { keysOf } from './widgetField.ts'

it.each(Object.entries(numbers.rules))(
  'a %s is typed with keys that have all of its characters, digits where it has no others',
  (name, fn) => {
    const written = numbers.cases.flatMap(({ number, input, expected }) => (number === name && expected === 'ok' ? [input] : [])).join('')
    const fitting = /^\d+$/.test(written) ? ['numeric', 'tel'] : /^[\d-]+$/.test(written) ? ['tel'] : [undefined, 'email', 'url']
    expect(fitting).toContain(keysOf(someField({ name: 'a', rule: rules(fn) })))
  }
)
