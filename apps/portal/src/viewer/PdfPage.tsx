import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import * as styles from './FilePreview.css.ts'

interface PdfPageProps {
  readonly document: PDFDocumentProxy
  /** From 1. */
  readonly number: number
}

const widthPx = 900

/** One page on a canvas (PDF 页面), drawn when it comes near the view; its text stands behind the picture for screen readers. */
export const PdfPage = ({ document, number }: PdfPageProps) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [text, setText] = useState('')
  useEffect(() => {
    const element = canvas.current
    if (element === null) return undefined
    let stop: (() => void) | undefined
    let closed = false
    const draw = async () => {
      const page = await document.getPage(number)
      const { width } = page.getViewport({ scale: 1 })
      const viewport = page.getViewport({ scale: (widthPx / width) * Math.min(window.devicePixelRatio, 2) })
      if (closed) return
      element.width = Math.floor(viewport.width)
      element.height = Math.floor(viewport.height)
      const task = page.render({ canvas: element, viewport })
      stop = () => task.cancel()
      await task.promise
      const { items } = await page.getTextContent()
      if (!closed) setText(items.map((item) => ('str' in item ? item.str : '')).join(''))
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        draw().catch(() => setText(''))
      },
      { rootMargin: '600px' }
    )
    observer.observe(element)
    return () => {
      closed = true
      observer.disconnect()
      stop?.()
    }
  }, [document, number])
  return (
    <figure className={styles.page}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={text === '' ? `第 ${number} 页` : `第 ${number} 页：${text}`}
        width={widthPx}
        height={Math.round(widthPx * 1.414)}
        className={styles.canvas}
      />
      <figcaption className={styles.caption}>
        第 {number} 页 / 共 {document.numPages} 页
      </figcaption>
    </figure>
  )
}
