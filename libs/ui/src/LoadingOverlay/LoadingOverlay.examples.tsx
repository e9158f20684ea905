import type { Examples } from '../testing/Examples.ts'
import { LoadingOverlay } from './LoadingOverlay.tsx'

export const examples: Examples = {
  盖住内容: () => (
    <LoadingOverlay active text="正在生成申请表，请稍候">
      <p>申请表</p>
    </LoadingOverlay>
  ),
  不盖: () => (
    <LoadingOverlay active={false}>
      <p>申请表</p>
    </LoadingOverlay>
  )
}
