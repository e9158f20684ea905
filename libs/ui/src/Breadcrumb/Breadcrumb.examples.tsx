import type { Examples } from '../testing/Examples.ts'
import { Breadcrumb } from './Breadcrumb.tsx'

export const examples: Examples = {
  路径: () => (
    <Breadcrumb
      links={[
        <a key="home" href="#home">
          首页
        </a>,
        <a key="mine" href="#mine">
          我的办件
        </a>
      ]}
      current="新生儿出生一件事"
    />
  )
}
