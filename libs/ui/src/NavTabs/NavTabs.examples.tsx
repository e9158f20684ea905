import type { Examples } from '../testing/Examples.ts'
import { NavTabs } from './NavTabs.tsx'

export const examples: Examples = {
  导航: () => (
    <NavTabs
      label="我的办件"
      tabs={[
        { id: 'done', link: <a href="#done">我的办件</a>, current: true },
        { id: 'draft', link: <a href="#draft">草稿箱</a> }
      ]}
    />
  )
}
