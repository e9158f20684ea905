import type { Examples } from '../testing/Examples.ts'
import { Tag } from './Tag.tsx'

export const examples: Examples = {
  语气: () => (
    <>
      <Tag>待定</Tag> <Tag tone="info">办理中</Tag> <Tag tone="success">办结</Tag> <Tag tone="warning">待补正</Tag>{' '}
      <Tag tone="danger">不予受理</Tag>
    </>
  )
}
