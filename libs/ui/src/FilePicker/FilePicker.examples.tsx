import { RefreshCw, Upload } from 'lucide-react'
import type { Examples } from '../testing/Examples.ts'
import { FilePicker } from './FilePicker.tsx'

export const examples: Examples = {
  选择文件: () => <FilePicker text="上传材料" icon={Upload} variant="primary" onPicked={() => undefined} aria-label="上传材料：结婚证" />,
  更换一个文件: () => (
    <FilePicker text="更换" icon={RefreshCw} variant="quiet" size="small" onPicked={() => undefined} aria-label="更换 结婚证.jpg" />
  )
}
