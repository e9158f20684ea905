import type { Examples } from '../testing/Examples.ts'
import { SkipLink } from './SkipLink.tsx'

export const examples: Examples = {
  跳转: () => (
    <>
      <SkipLink target="example-main" />
      <div id="example-main">主要内容（按 Tab 键显示跳转链接）</div>
    </>
  )
}
