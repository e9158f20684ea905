import { Panel } from '@ljonething/ui/Panel'
import { Select } from '@ljonething/ui/Select'
import { Table } from '@ljonething/ui/Table'
import { Tag } from '@ljonething/ui/Tag'
import { Link } from '@tanstack/react-router'
import type { SandboxState } from '../../queries/sandbox.ts'
import { setDepartmentMode } from '../../queries/sandbox.ts'
import * as styles from './SandboxScreen.css.ts'
import { useSandboxChange } from './useSandboxChange.ts'

type Department = SandboxState['departments'][number]

const modeLabels: Readonly<Record<Department['mode'], string>> = {
  normal: '正常',
  refuse: '不予受理',
  fail: '故障',
  silent: '不响应',
  manual: '手工办理'
}

const isMode = (value: string): value is Department['mode'] => value in modeLabels

const options = Object.entries(modeLabels).map(([value, label]) => ({ value, label }))

/** The departments of the sandbox (沙箱部门): how each behaves, and how many cases wait at it. */
export const DepartmentTable = ({ state }: { readonly state: SandboxState }) => {
  const change = useSandboxChange()
  const set = ({ deptCode, department }: Department, mode: string) => {
    if (isMode(mode)) void change(setDepartmentMode(deptCode, mode), `${department}：${modeLabels[mode]}`)
  }
  return (
    <Panel title="部门" description="选择各部门收到办件后怎么做，对以后的办理生效。点部门名称可打开它的案头，代替部门逐件办理。">
      <Table
        caption="沙箱部门"
        rows={state.departments.toSorted((one, other) => other.waiting - one.waiting)}
        rowKey={({ deptCode }) => deptCode}
        columns={[
          {
            id: 'name',
            header: '部门',
            rowHeader: true,
            cell: ({ deptCode, department }) => (
              <Link to="/sandbox/departments" search={{ dept: deptCode }}>
                {department}
              </Link>
            )
          },
          {
            id: 'waiting',
            header: '在办',
            fit: true,
            cell: ({ waiting }) => (waiting === 0 ? '0 件' : <Tag tone="info">{waiting} 件</Tag>)
          },
          {
            id: 'mode',
            header: '行为',
            fit: true,
            cell: (department) => (
              <Select
                aria-label={`${department.department}的行为`}
                className={styles.mode}
                placeholder={null}
                options={options}
                value={department.mode}
                onValueChange={(mode) => set(department, mode)}
              />
            )
          }
        ]}
      />
    </Panel>
  )
}
