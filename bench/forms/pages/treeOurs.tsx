/** Ours (本项目): the tree box in its field, over a tree that the services of the form hand over. */
import '@ljonething/ui/global'
import { regionRoot } from '@ljonething/domain/form/dictionaries'
import { someForm } from '@ljonething/domain/testing/formParts'
import { createFormStore } from '@ljonething/forms/engine/createFormStore'
import { someServices } from '@ljonething/forms/testing/someServices'
import { TreeBox } from '@ljonething/forms/widgets/TreeBox/TreeBox'
import { Field } from '@ljonething/ui/Field'
import type { ComponentProps } from 'react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { offer } from './treeContender.ts'

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

let show: (isShown: boolean) => void = nothing

const Page = ({ services }: Pick<Props, 'services'>) => {
  const [isShown, setShown] = useState(true)
  const [value, setValue] = useState('')
  const [form] = useState(() => createFormStore(someForm([]), { today: '2026-11-20', services }))
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

offer({
  text: 'flat',
  ready: (root, text) => {
    const services = someServices({ wholeTree: () => Promise.resolve(text) })
    flushSync(() => createRoot(root).render(<Page services={services} />))
  },
  show: (isShown) => show(isShown),
  lines: '[role=treeitem]',
  opener: '[role=treeitem][aria-expanded] > :first-child',
  search: 'input'
})
