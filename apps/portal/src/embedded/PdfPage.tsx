import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { TextLayer } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import { drawnSize, shownSize } from './pageSize.ts'
import * as styles from './PdfPage.css.ts'

interface PdfPageProps {
  readonly document: PDFDocumentProxy
  /** From 1. */
  readonly number: number
  /** CSS pixels. */
  readonly width: number
  /** A page began to be drawn, and is: whoever watches ends what takes too long. */
  readonly onBegin: (number: number) => void
  readonly onDrawn: (number: number) => void
}

/** Milliseconds that a window must have kept its size before a page is drawn anew; the former picture stands in the new size until then. */
const resting = 150

interface Drawing {
  readonly picture: HTMLElement
  readonly letters: HTMLElement
  readonly width: number
  readonly signal: AbortSignal
}

/** Draws the page into a canvas of its own and lays its letters over it; gives its text. */
const draw = async (page: PDFPageProxy, { picture, letters, width, signal }: Drawing): Promise<string> => {
  const own = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({ scale: drawnSize(own, width, window.devicePixelRatio).scale })
  const canvas = window.document.createElement('canvas')
  canvas.className = styles.canvas
  canvas.width = Math.floor(viewport.width)
  canvas.height = Math.floor(viewport.height)
  const task = page.render({ canvas, viewport })
  signal.addEventListener('abort', () => task.cancel())
  await task.promise
  picture.replaceChildren(canvas)
  const shown = page.getViewport({ scale: shownSize(own, width).scale })
  letters.replaceChildren()
  letters.style.setProperty('--total-scale-factor', String(shown.scale))
  const layer = new TextLayer({ textContentSource: page.streamTextContent(), container: letters, viewport: shown })
  signal.addEventListener('abort', () => layer.cancel())
  await layer.render()
  return layer.textContentItemsStr.join('')
}

/** One page on a canvas (PDF 页面), drawn when it comes near the view; its name says its text, which lies over it to be marked. */
export const PdfPage = ({ document, number, width, onBegin, onDrawn }: PdfPageProps) => {
  const sheet = useRef<HTMLDivElement>(null)
  const picture = useRef<HTMLDivElement>(null)
  const letters = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  const [page, setPage] = useState<PDFPageProxy>()
  const [text, setText] = useState('')
  const begun = useRef(false)

  useEffect(() => {
    if (sheet.current === null) return undefined
    const observer = new IntersectionObserver((entries) => setNear(entries.some((entry) => entry.isIntersecting)), { rootMargin: '600px' })
    observer.observe(sheet.current)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    const into = picture.current
    const over = letters.current
    if (into === null || over === null) return undefined
    if (!isNear) {
      begun.current = false
      into.replaceChildren()
      return undefined
    }
    const given = new AbortController()
    const start = () => {
      begun.current = true
      onBegin(number)
      document
        .getPage(number)
        .then(async (got) => {
          if (given.signal.aborted) return
          setPage(got)
          const read = await draw(got, { picture: into, letters: over, width, signal: given.signal })
          if (!given.signal.aborted) setText(read)
        })
        .catch(() => undefined)
        .finally(() => {
          if (!given.signal.aborted) onDrawn(number)
        })
    }
    const timer = setTimeout(start, begun.current ? resting : 0)
    return () => {
      clearTimeout(timer)
      given.abort()
      onDrawn(number)
      over.replaceChildren()
    }
  }, [document, number, width, isNear, onBegin, onDrawn])

  const { height } = shownSize(page?.getViewport({ scale: 1 }), width)
  return (
    <figure className={styles.page}>
      <div ref={sheet} className={styles.sheet} style={{ width, height }}>
        <div
          ref={picture}
          role="img"
          aria-label={text === '' ? `第 ${number} 页` : `第 ${number} 页：${text}`}
          className={styles.picture}
        />
        <div ref={letters} aria-hidden="true" className={styles.letters} />
      </div>
      <figcaption className={styles.caption}>
        第 {number} 页 / 共 {document.numPages} 页
      </figcaption>
    </figure>
  )
}
