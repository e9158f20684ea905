import { useToast } from '@ljonething/ui/Toast'
import { lazy, Suspense, useState } from 'react'
import { apiFailure } from '../../queries/apiError.ts'
import type { CaseView } from '../../queries/handling.ts'
import { readResult } from '../../queries/results.ts'
import { saveFile } from '../../viewer/saveFile.ts'
import type { Previewed } from '../../viewer/PreviewDialog.tsx'
import * as styles from './CaseResult.css.ts'
import { PaperFile } from './PaperFile.tsx'

const PreviewDialog = lazy(async () => ({ default: (await import('../../viewer/PreviewDialog.tsx')).PreviewDialog }))

type Result = NonNullable<CaseView['result']>

type ResultFile = Result['files'][number]

/** Of a certificate its picture is shown for the PDF, and the OFD as it is, with its seal. */
const shownAs = ({ kind, title }: Result, { materialId, name, fileType: format }: ResultFile): Previewed => {
  const isOfd = format === 'ofd'
  const fileType = isOfd ? format : kind === 'certificate' ? 'png' : 'pdf'
  return {
    kind: 'result',
    file: { id: materialId, name: isOfd ? name : title, fileType, size: 0, url: '', isApplyForm: false, isReuse: false }
  }
}

const Facts = ({ result: { kind, number, validUntil, issuedOn } }: { readonly result: Result }) => (
  <span className={styles.facts}>
    {number === undefined ? null : <span>证照编号 {number}</span>}
    <span>
      {issuedOn} {kind === 'certificate' ? '签发' : '作出'}
    </span>
    {validUntil === undefined ? null : <span>{validUntil === '长期' ? '长期有效' : `有效期至 ${validUntil}`}</span>}
    {kind === 'certificate' ? <span>已存入持证人的电子证照库，以后办事可以直接复用</span> : null}
  </span>
)

/** What the case has come to (办理结果): the certificate with number and validity, or the notice; looked at and downloaded. */
export const CaseResult = ({ result }: { readonly result: Result }) => {
  const [shown, setShown] = useState<Previewed>()
  const toast = useToast()
  const [first] = result.files
  const looked = result.files.find(({ materialId }) => materialId === shown?.file.id)
  const download = async ({ materialId, name }: ResultFile) => {
    try {
      saveFile(await readResult(materialId), name)
    } catch (error) {
      toast.error(apiFailure(error).message)
    }
  }
  return (
    <section className={styles.result} aria-label={`办理结果：${result.title}`}>
      <strong>{result.title}</strong>
      <Facts result={result} />
      {result.files.map((file) => (
        <PaperFile
          key={file.materialId}
          name={file.name}
          {...(file === first || file.fileType === 'ofd' ? { onPreview: () => setShown(shownAs(result, file)) } : {})}
          onDownload={() => download(file)}
        />
      ))}
      {shown === undefined || looked === undefined ? null : (
        <Suspense>
          <PreviewDialog shown={shown} onClose={() => setShown(undefined)} onDownload={() => void download(looked)} />
        </Suspense>
      )}
    </section>
  )
}
