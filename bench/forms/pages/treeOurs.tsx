/** Ours (本项目): the tree box in its field, over a tree that the services of the form hand over. */
import '@ljonething/ui/global'
import { regionRoot } from '@ljonething/domain/form/dictionaries'
import { someServices } from '@ljonething/forms/testing/someServices'
import { TreeBox } from '@ljonething/forms/widgets/TreeBox/TreeBox'
import { Field } from '@ljonething/ui/Field'
import type { ComponentProps } from 'react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { offer, place } from './treeContender.ts'

type Props = ComponentProps<typeof TreeBox>

const field: Props['field'] = {
  id: 'T1^regions',
  label: '地区',
  componentType: 'treeBox',
  placeholder: '',
  maxLength: undefined,
  timePickerInfo: undefined,
  extField: {},
  source: regionRoot,
  sourceParams: [],
  loadsByLevel: false,
  columns: [],
  maxRows: 0,
  dateRange: '',
  inputMode: undefined
}
const options: Props['options'] = []
const nothing = () => undefined
/** A tree asks nothing of the form around it. */
const form: Props['form'] = { optionsUnder: () => options, checkRow: () => [], valueNamed: () => '' }

let show: (isShown: boolean) => void = nothing

const Page = ({ services }: Pick<Props, 'services'>) => {
  const [isShown, setShown] = useState(true)
  const [value, setValue] = useState('')
  show = (next) => flushSync(() => setShown(next))
  return (
    <main style={{ maxWidth: 600, margin: '0 auto' }}>
      {isShown ? (
        <Field label={field.label} group>
          <TreeBox {...{ field, value, options, services, form }} disabled={false} onInput={nothing} onPick={setValue} onBlur={nothing} />
        </Field>
      ) : null}
    </main>
  )
}

const root = createRoot(place)

offer({
  text: 'flat',
  ready: (text) => {
    const services = someServices({ wholeTree: () => Promise.resolve(text) })
    flushSync(() => root.render(<Page services={services} />))
  },
  show: (isShown) => show(isShown),
  lines: '[role=treeitem]',
  opener: '[role=treeitem][aria-expanded] > :first-child',
  isClosable: true,
  search: 'input'
})
