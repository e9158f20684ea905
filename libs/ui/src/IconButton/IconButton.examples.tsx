import { Eye, Trash2 } from 'lucide-react'
import type { Examples } from '../testing/Examples.ts'
import { IconButton } from './IconButton.tsx'

export const examples: Examples = {
  图标按钮: () => (
    <>
      <IconButton label="预览 户口簿.pdf" icon={<Eye aria-hidden="true" />} />{' '}
      <IconButton label="删除 户口簿.pdf" tone="danger" icon={<Trash2 aria-hidden="true" />} />{' '}
      <IconButton size="small" label="正在删除" busy icon={<Trash2 aria-hidden="true" />} />
    </>
  )
}
