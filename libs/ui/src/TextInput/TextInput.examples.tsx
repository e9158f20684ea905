import { Wallet } from 'lucide-react'
import type { Examples } from '../testing/Examples.ts'
import { TextInput } from './TextInput.tsx'

export const examples: Examples = {
  空: () => <TextInput aria-label="姓名" placeholder="请输入姓名" />,
  有值: () => <TextInput aria-label="姓名" defaultValue="周**" />,
  只读: () => <TextInput aria-label="姓名" readOnly defaultValue="周**" />,
  不可用: () => <TextInput aria-label="姓名" disabled defaultValue="周**" />,
  错误: () => <TextInput aria-label="姓名" invalid defaultValue="周" />,
  前后缀: () => <TextInput aria-label="缴费基数" prefix={<Wallet size={18} aria-hidden="true" />} suffix="元" defaultValue="4200" />
}
