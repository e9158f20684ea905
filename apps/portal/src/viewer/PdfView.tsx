/** A PDF as pages (PDF 预览, spec §2.4), drawn to canvas from bytes in memory: no script of the document runs and no address is asked. */
import { Skeleton } from '@ljonething/ui/Skeleton'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useState } from 'react'
import { warnOf } from '../queries/failures.ts'
import * as styles from './FilePreview.css.ts'
import { openPdf } from './openPdf.ts'
import { PdfPage } from './PdfPage.tsx'
import { Unreadable } from './Unreadable.tsx'

interface PdfViewProps {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly name: string
}

export const PdfView = ({ bytes, name }: PdfViewProps) => {
  const [document, setDocument] = useState<PDFDocumentProxy | 'failed'>()
  useEffect(() => {
    const task = openPdf(bytes)
    let closed = false
    task.promise.then(
      (opened) => closed || setDocument(opened),
      () => {
        if (closed) return
        warnOf('预览失败 application/pdf')
        setDocument('failed')
      }
    )
    return () => {
      closed = true
      void task.destroy()
    }
  }, [bytes])
  if (document === 'failed') return <Unreadable />
  if (document === undefined) return <Skeleton height={480} />
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1)
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable with the keyboard
    <div role="group" aria-label={`${name}，共 ${document.numPages} 页`} tabIndex={0} className={styles.pages}>
      {numbers.map((number) => (
        <PdfPage key={number} document={document} number={number} />
      ))}
    </div>
  )
}
