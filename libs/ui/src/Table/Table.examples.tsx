import { useState } from 'react'
import { Button } from '../Button/Button.tsx'
import type { Column } from './Table.tsx'
import { Table } from './Table.tsx'
import type { Examples } from '../testing/Examples.ts'

interface Child {
  readonly name: string
  readonly sex: string
  readonly born: string
  readonly grams: number
}

const children: readonly Child[] = [
  { name: '林北辰', sex: '男', born: '2026-11-18 08:21', grams: 2850 },
  { name: '林北斗', sex: '女', born: '2026-11-18 08:24', grams: 2710 }
]

const columns: readonly Column<Child>[] = [
  { id: 'name', header: '姓名', cell: (child) => child.name, rowHeader: true },
  { id: 'sex', header: '性别', cell: (child) => child.sex },
  { id: 'born', header: '出生时间', cell: (child) => child.born },
  { id: 'grams', header: '体重（克）', cell: (child) => child.grams, align: 'right' },
  {
    id: 'actions',
    header: '操作',
    fit: true,
    cell: (child) => (
      <>
        <Button size="small" variant="quiet" aria-label={`修改 ${child.name}`}>
          修改
        </Button>
        <Button size="small" variant="quiet" aria-label={`删除 ${child.name}`}>
          删除
        </Button>
      </>
    )
  }
]

const Selectable = () => {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['林北辰']))
  return (
    <Table
      caption="退休职工"
      columns={columns}
      rows={children}
      rowKey={(child) => child.name}
      selection={{ selected, onChange: setSelected, labelOf: (child) => `选择 ${child.name}` }}
    />
  )
}

export const examples: Examples = {
  有数据: () => <Table caption="同胎其他新生儿" captionHidden={false} columns={columns} rows={children} rowKey={(child) => child.name} />,
  可选择: Selectable,
  空: () => <Table caption="办件" columns={columns} rows={[]} rowKey={(child) => child.name} />,
  加载中: () => <Table caption="办件" columns={columns} rows={[]} rowKey={(child) => child.name} loading />
}
