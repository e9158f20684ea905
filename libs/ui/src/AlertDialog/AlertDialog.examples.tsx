import type { Examples } from '../testing/Examples.ts'
import { AlertDialog } from './AlertDialog.tsx'

export const examples: Examples = {
  提示: () => (
    <AlertDialog open onClose={() => undefined}>
      文件不能超过 10 MB，请压缩后重新上传。
    </AlertDialog>
  )
}
