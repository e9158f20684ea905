import { signedStanding, unsignedText } from '@ljonething/domain/signing/unsignedIssue'
import type { FileItem, Material } from '@ljonething/domain/form/FormDescription'
import { Notice } from '@ljonething/ui/Notice'
import { Tag } from '@ljonething/ui/Tag'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import type { SubmittedApplication } from '../../queries/corrections.ts'
import { apiFailure } from '../../queries/apiError.ts'
import { signingQuery } from '../../signing/SigningPlace.ts'
import * as styles from './Correction.css.ts'
import { correctionPlace } from './correctionPlace.ts'
import type { Staging } from './staging.ts'
import type { Corrected } from './useCorrected.ts'

interface FormsToSignProps extends Corrected {
  readonly application: SubmittedApplication
  readonly staging: Staging
  readonly part: 'form' | 'material'
}

const signedTag = <Tag tone="success">已重新签名</Tag>

/** A sentence, which a tag would not break on a phone. */
const toDo = (text: string) => <span className={styles.reason}>{text}</span>

/** How far the form that was made anew is, once what is typed is kept. */
const MadeForm = ({
  application,
  staging,
  file,
  isKept,
  onStanding
}: Pick<FormsToSignProps, 'application' | 'staging'> & MadeFormProps) => {
  const { data, error } = useQuery({ ...signingQuery(correctionPlace(application, staging, file)), enabled: isKept })
  const standing = data && signedStanding(data)
  const isSigned = standing?.kind === 'signed'
  useEffect(() => onStanding(file.id, isSigned), [file.id, isSigned, onStanding])
  if (error !== null && data === undefined) return toDo(`没有查到签名情况：${apiFailure(error).message}`)
  if (standing === undefined) return <span className={styles.note}>正在核对签名</span>
  return standing.kind === 'signed' ? signedTag : toDo(unsignedText(standing))
}

interface MadeFormProps {
  readonly file: FileItem
  readonly isKept: boolean
  readonly onStanding: (id: string, isSigned: boolean) => void
}

/** Application forms that say what is corrected, and were signed (需要重新签名的申请表): how far each is, and where it is signed. */
export const FormsToSign = ({ application, staging, state, corrected, part }: FormsToSignProps) => {
  const { applyNo, form } = application
  const forms = form.allfile.filter(({ id }) => corrected.toSign.includes(id))
  const [signed, setSigned] = useState<ReadonlySet<string>>(new Set())
  const onStanding = useCallback(
    (id: string, isSigned: boolean) =>
      setSigned((now) => new Set([...[...now].filter((known) => known !== id), ...(isSigned ? [id] : [])])),
    []
  )
  const isDone = forms.every(({ id }) => {
    const [file] = corrected.files[id] ?? []
    return file !== undefined && (!file.isApplyForm || signed.has(file.id))
  })
  const stateOf = ({ id }: Material) => {
    const [file] = corrected.files[id] ?? []
    if (file === undefined) return toDo('待重新签名')
    if (!file.isApplyForm) return <Tag tone="success">已上传签名件</Tag>
    return <MadeForm application={application} staging={staging} file={file} isKept={state.save === 'saved'} onStanding={onStanding} />
  }
  if (forms.length === 0) return null
  return (
    <Notice tone={isDone ? 'success' : 'warning'} role="status" title={isDone ? '申请表已经重新签名' : '申请表需要重新签名'}>
      <p>
        {isDone
          ? '您修改的内容写在下列申请表中，新的签名都已齐全，可以交回。'
          : '您修改的内容写在下列申请表中，原来的签名对新内容不再有效，请重新签名后再交回。'}
      </p>
      <ul className={styles.asked}>
        {forms.map((material) => (
          <li key={material.id}>
            {part === 'material' ? (
              material.label
            ) : (
              <Link to="/themeWrapper/approvedOperationMaterial" search={{ applyNo }}>
                {material.label}
              </Link>
            )}{' '}
            {stateOf(material)}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
