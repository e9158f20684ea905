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
        { id: 'home', label: '首页', link: <a href="#home">首页</a> },
        { id: 'out', label: '退出登录', tone: 'danger', separated: true }
      ]}
    />
  )
}
