/** How far the signing of an application form is (材料卡片上的签名), below the title of its material: who has signed, who has not, and what is void. */
import { unsignedText } from '@ljonething/domain/signing/unsignedIssue'
import type { MaterialSignaturesProps } from '@ljonething/forms/engine/FileServices'
import { Button } from '@ljonething/ui/Button'
import { Notice } from '@ljonething/ui/Notice'
import { Tag } from '@ljonething/ui/Tag'
import { useQuery } from '@tanstack/react-query'
import { apiFailure } from '../queries/apiError.ts'
import type { Signer } from '../queries/signing.ts'
import * as styles from './Signing.css.ts'
import type { SigningPlace } from './SigningPlace.ts'
import { signingQuery } from './SigningPlace.ts'

interface FormSignaturesProps extends Omit<MaterialSignaturesProps, 'file'> {
  readonly place: SigningPlace
}

const namesOf = (signers: readonly Signer[]) => signers.map(({ name }) => name).join('、')

export const FormSignatures = ({ place, material, onOpen, onGenerate }: FormSignaturesProps) => {
  const { data, isError, error, refetch } = useQuery(signingQuery(place))
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
        {unsignedText({ kind: 'outdated', wasSigned: signed.length > 0 })}
      </Notice>
    )
  return (
    <div className={styles.state} role="status">
      {signed.length === 0 ? null : <Tag tone="success">{`已签名：${namesOf(signed)}`}</Tag>}
      {open.length === 0 ? null : <Tag tone="warning">{`待签名：${namesOf(open)}`}</Tag>}
      {data.isWhole ? null : (
        <Button size="small" variant="primary" aria-label={`查看并签名 ${material.label}`} onClick={onOpen}>
          查看并签名
        </Button>
      )}
    </div>
  )
}
