/** How far the signing of an application form is (材料卡片上的签名), below the title of its material: who has signed, who has not, and what is void. */
import type { MaterialSignaturesProps } from '@ljonething/forms/engine/FormServices'
import { Button } from '@ljonething/ui/Button'
import { Notice } from '@ljonething/ui/Notice'
import { Tag } from '@ljonething/ui/Tag'
import { useQuery } from '@tanstack/react-query'
import { useHandling } from '../handling/HandlingContext.ts'
import { apiFailure } from '../queries/apiError.ts'
import type { Signer } from '../queries/signing.ts'
import { handlingPlace } from './handlingPlace.ts'
import * as styles from './Signing.css.ts'
import { signingQuery } from './SigningPlace.ts'

const namesOf = (signers: readonly Signer[]) => signers.map(({ name }) => name).join('、')

export const FormSignatures = ({ material, file, onOpen, onGenerate }: MaterialSignaturesProps) => {
  const now = useHandling(({ now }) => now)
  const asked = useHandling(({ state }) => state.values)
  const { data, isError, error, refetch } = useQuery(signingQuery(handlingPlace(now, material, file, asked)))
  if (isError && data === undefined)
    return (
      <div className={styles.state} role="alert">
        <span>{`没有查到签名情况：${apiFailure(error).message}`}</span>
        <Button size="small" onClick={() => refetch()}>
          重试
        </Button>
      </div>
    )
  if (data === undefined) return null
  const [signed, open] = [
    data.signers.filter(({ signedAt }) => signedAt !== undefined),
    data.signers.filter(({ signedAt }) => signedAt === undefined)
  ]
  if (data.isOutdated === true)
    return (
      <Notice
        tone="warning"
        role="status"
        actions={
          <Button size="small" variant="primary" onClick={onGenerate}>
            重新生成申请表
          </Button>
        }
      >
        {signed.length > 0 ? '您修改了表单，签名已作废，请重新签名' : '您修改了表单，这份申请表已经过时，请重新生成'}
      </Notice>
    )
  return (
    <div className={styles.state} role="status">
      {signed.length === 0 ? null : <Tag tone="success">{`已签名：${namesOf(signed)}`}</Tag>}
      {open.length === 0 ? null : <Tag tone="warning">{`未签名：${namesOf(open)}`}</Tag>}
      {data.isWhole ? null : (
        <Button size="small" variant="primary" aria-label={`查看并签名 ${material.label}`} onClick={onOpen}>
          查看并签名
        </Button>
      )}
    </div>
  )
}
