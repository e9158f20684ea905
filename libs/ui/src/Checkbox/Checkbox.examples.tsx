import { useState } from 'react'
import type { Examples } from '../testing/Examples.ts'
import { Checkbox } from './Checkbox.tsx'

const Agreed = () => {
  const [on, setOn] = useState(true)
  return (
    <Checkbox checked={on} onCheckedChange={setOn}>
      我已阅读并同意《告知承诺书》
    </Checkbox>
  )
}

export const examples: Examples = {
  复选: Agreed,
  带说明: () => (
    <Checkbox defaultChecked={false} description="不勾选时按户籍地社区卫生服务中心领取">
      邮寄送达
    </Checkbox>
  ),
  不可用: () => (
    <Checkbox disabled defaultChecked>
      必办事项
    </Checkbox>
  )
}
