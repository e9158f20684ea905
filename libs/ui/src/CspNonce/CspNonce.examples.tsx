import type { Examples } from '../testing/Examples.ts'
import { CspNonce } from './CspNonce.tsx'

export const examples: Examples = {
  随机数: () => (
    <CspNonce value={undefined}>
      <p>内容</p>
    </CspNonce>
  )
}
