import { Button } from '@ljonething/ui/Button'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useCallback, useEffect, useRef, useState } from 'react'
import * as styles from './PdfDocument.css.ts'
import { PdfPage } from './PdfPage.tsx'
import { mostPrinted, printPdf } from './printPdf.ts'
import { useWidth } from './useWidth.ts'

interface PdfDocumentProps {
  readonly document: PDFDocumentProxy
  readonly name: string
  /** A page took longer than it may: there is nothing to be seen of it. */
  readonly onStuck: () => void
}

const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3]

/** Pages shown; the rest is in the downloaded file. */
const mostPages = 500

/** Milliseconds a page may take to be drawn. */
const longestDraw = 20_000

/** A PDF as pages (PDF 预览), with zoom and print. The width of the window is 100 %. */
export const PdfDocument = ({ document, name, onStuck }: PdfDocumentProps) => {
  const [zoom, setZoom] = useState(1)
  const [printing, setPrinting] = useState<string>()
  const [pages, width] = useWidth()
  const running = useRef(new Map<number, ReturnType<typeof setTimeout>>())

  const onDrawn = useCallback((number: number) => {
    clearTimeout(running.current.get(number))
    running.current.delete(number)
  }, [])
  const onBegin = useCallback(
    (number: number) => {
      onDrawn(number)
      running.current.set(number, setTimeout(onStuck, longestDraw))
    },
    [onDrawn, onStuck]
  )
  useEffect(() => {
    const timers = running.current
    return () => timers.forEach((timer) => clearTimeout(timer))
  }, [])

  const next = zooms.find((one) => one > zoom)
  const former = zooms.findLast((one) => one < zoom)
  const print = async () => {
    try {
      await printPdf(document, (number) => setPrinting(`正在准备打印，第 ${number} 页`))
      setPrinting(document.numPages > mostPrinted ? `只打印了前 ${mostPrinted} 页，其余请下载后打印` : undefined)
    } catch {
      setPrinting('打印没有成功，请下载后打印')
    }
  }
  const shown = Math.min(document.numPages, mostPages)
  return (
    <div className={styles.viewer} data-print="hide">
      <div className={styles.bar} role="toolbar" aria-label="PDF 预览">
        <span className={styles.place} role="status">
          {printing ?? `共 ${document.numPages} 页`}
        </span>
        <Button size="small" disabled={former === undefined} onClick={() => setZoom(former ?? zoom)}>
          缩小
        </Button>
        <Button size="small" aria-label={`${zoom * 100}%，恢复原大`} onClick={() => setZoom(1)}>
          {zoom * 100}%
        </Button>
        <Button size="small" disabled={next === undefined} onClick={() => setZoom(next ?? zoom)}>
          放大
        </Button>
        <Button size="small" busyText="正在准备…" onClick={print}>
          打印
        </Button>
      </div>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable with the keyboard */}
      <div ref={pages} role="group" aria-label={`${name}，共 ${document.numPages} 页`} tabIndex={0} className={styles.pages}>
        {width === 0
          ? null
          : Array.from({ length: shown }, (_, index) => (
              <PdfPage
                key={index}
                document={document}
                number={index + 1}
                width={Math.round(width * zoom)}
                onBegin={onBegin}
                onDrawn={onDrawn}
              />
            ))}
        {shown < document.numPages ? <p className={styles.remark}>这里只显示前 {mostPages} 页，其余请下载后查看。</p> : null}
      </div>
    </div>
  )
}
