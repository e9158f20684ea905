import type { Examples } from '../testing/Examples.ts'
import { Tag } from './Tag.tsx'

export const examples: Examples = {
  语气: () => (
    <>
      <Tag>待定</Tag> <Tag tone="info">办理中</Tag> <Tag tone="success">办结</Tag> <Tag tone="warning">待补正</Tag>{' '}
      <Tag tone="danger">不予受理</Tag>
    </>
  ),
  一句话: () => (
    <div style={{ width: 240 }}>
      <Tag isLong>等待“涉外、涉港澳台、涉华侨结婚登记”的结婚证字号</Tag>
    </div>
  )
}
