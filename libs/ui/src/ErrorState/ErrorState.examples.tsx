import { buttonClass } from '../Button/Button.tsx'
import type { Examples } from '../testing/Examples.ts'
import { ErrorState } from './ErrorState.tsx'

export const examples: Examples = {
  失败: () => <ErrorState onRetry={() => undefined} />,
  整页: () => <ErrorState page onRetry={() => undefined} />,
  无权限: () => (
    <ErrorState
      kind="forbidden"
      actions={
        <a className={buttonClass()} href="#home">
          返回首页
        </a>
      }
    />
  ),
  不存在: () => (
    <ErrorState
      kind="missing"
      actions={
        <a className={buttonClass()} href="#home">
          返回首页
        </a>
      }
    />
  )
}
