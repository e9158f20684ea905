import { ChevronDown, FileText } from 'lucide-react'
import { Button } from '../Button/Button.tsx'
import type { Examples } from '../testing/Examples.ts'
import { Menu } from './Menu.tsx'

export const examples: Examples = {
  菜单: () => (
    <Menu
      trigger={<Button iconAfter={<ChevronDown aria-hidden="true" />}>张*三</Button>}
      items={[
        { id: 'mine', label: '我的办件', icon: <FileText aria-hidden="true" /> },
        { id: 'company', label: '公司', disabled: true },
        { id: 'out', label: '退出登录', separated: true }
      ]}
    />
  )
}
