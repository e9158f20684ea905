import { useState } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Column } from './Table.tsx'
import { Table } from './Table.tsx'

const columns: readonly Column<string>[] = [{ id: 'name', header: '姓名', cell: (name) => name, rowHeader: true }]

it('[R-9-21] an empty table says 暂无数据', async () => {
  const screen = await render(<Table caption="办件" columns={columns} rows={[]} rowKey={(name) => name} />)
  await expect.element(screen.getByRole('table', { name: '办件' }).getByRole('cell')).toHaveTextContent('暂无数据')
})

it('selects all selectable rows, keeps what is chosen on other pages, and shows a partial choice', async () => {
  const Chosen = () => {
    const [selected, onChange] = useState<ReadonlySet<string>>(new Set(['别页']))
    return (
      <>
        <Table
          caption="职工"
          columns={columns}
          rows={['甲', '乙', '丙']}
          rowKey={(name) => name}
          selection={{ selected, onChange, labelOf: (name) => `选择 ${name}`, canSelect: (name) => name !== '丙' }}
        />
        <output>{[...selected].join(' ')}</output>
      </>
    )
  }
  const screen = await render(<Chosen />)
  const all = screen.getByRole('checkbox', { name: '全选' })
  await screen.getByRole('checkbox', { name: '选择 甲' }).click()
  await expect.element(all).toBePartiallyChecked()
  await all.click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('别页 甲 乙')
  await expect.element(screen.getByRole('checkbox', { name: '选择 丙' })).toBeDisabled()
  await all.click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('别页')
})
