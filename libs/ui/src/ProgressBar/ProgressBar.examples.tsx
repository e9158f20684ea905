import type { Examples } from '../testing/Examples.ts'
import { ProgressBar } from './ProgressBar.tsx'

export const examples: Examples = {
  进度: () => <ProgressBar label="上传进度" value={62} />,
  完成: () => <ProgressBar label="批量办理" value={100} tone="success" valueText="7 / 7" />
}
