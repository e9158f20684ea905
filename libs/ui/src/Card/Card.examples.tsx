import { Card, cardLinkClass } from './Card.tsx'
import type { Examples } from '../testing/Examples.ts'

export const examples: Examples = {
  卡片: () => (
    <Card>
      <h3>新生儿出生一件事</h3>
      <p>出生证明、户口、医保、社保卡等 8 个事项一次办</p>
    </Card>
  ),
  可点击: () => (
    <Card interactive>
      <h3>
        <a className={cardLinkClass} href="#scene">
          教育入学一件事
        </a>
      </h3>
      <p>学籍、户籍、居住、社保核验一次提交</p>
    </Card>
  )
}
