/** rc-cascader with boxes to tick and its search, over nested objects. */
import './tree.css'
import Cascader from 'rc-cascader'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { offer, place } from './treeContender.ts'

interface Option {
  readonly value: string
  readonly label: string
  readonly children?: Option[]
}

let show: (isShown: boolean) => void = () => undefined

const Page = ({ options }: { readonly options: Option[] }) => {
  const [isShown, setShown] = useState(true)
  show = (next) => flushSync(() => setShown(next))
  return <Cascader options={options} open={isShown} checkable showSearch notFoundContent="没有找到" />
}

const readOptions = (text: string): Option[] => JSON.parse(text)

const root = createRoot(place)

offer({
  text: 'nested',
  ready: (text) => {
    const options = readOptions(text)
    flushSync(() => root.render(<Page options={options} />))
  },
  show: (isShown) => show(isShown),
  lines: '.rc-cascader-menu-item',
  opener: '.rc-cascader-menu-item',
  isClosable: false,
  search: 'input'
})
