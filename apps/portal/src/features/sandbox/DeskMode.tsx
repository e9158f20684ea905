import { Button } from '@ljonething/ui/Button'
import { Notice } from '@ljonething/ui/Notice'
import type { SandboxState } from '../../queries/sandbox.ts'
import { setDepartmentMode } from '../../queries/sandbox.ts'
import { useSandboxChange } from './useSandboxChange.ts'

type Department = SandboxState['departments'][number]

/** Whether the department works by itself or is left to the tester (手工办理), and the change from one to the other. */
export const DeskMode = ({ department: { deptCode, department, mode } }: { readonly department: Department }) => {
  const change = useSandboxChange()
  const isManual = mode === 'manual'
  const to = isManual ? ('normal' as const) : ('manual' as const)
  const text = isManual ? '改为自动办理' : '改为手工办理'
  return (
    <Notice
      tone={isManual ? 'info' : 'warning'}
      title={isManual ? '手工办理' : '自动办理'}
      actions={<Button onClick={() => change(setDepartmentMode(deptCode, to), `${department}：${text}`)}>{text}</Button>}
    >
      {isManual
        ? `${department}的办件只按您在这里的操作办理，业务时间往前也不会变化。`
        : `${department}按沙箱设定自动办理，可能在您操作之前就有变化。想逐步操作，请先改为手工办理。`}
    </Notice>
  )
}
