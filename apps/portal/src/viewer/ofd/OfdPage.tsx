import { useEffect, useRef, useState } from 'react'
import type { Drawn, Opened, Refused } from './messages.ts'
import * as styles from './OfdView.css.ts'
import type { OfdReader } from './OfdReader.ts'

interface OfdPageProps {
  readonly reader: OfdReader
  /** From 1. */
  readonly number: number
  readonly unsaid: Opened['size']
  /** Of the page on the screen, pixels. */
  readonly width: number
}

const sentences: Readonly<Record<Refused['reason'], string>> = {
  broken: '本页内容已损坏，无法显示。请下载后用 OFD 阅读软件查看。',
  tooLarge: '本页内容过大，无法在线显示。请下载后用 OFD 阅读软件查看。',
  locked: '文件设有密码，无法在线显示。',
  slow: '本页内容过于复杂，无法在线显示。请下载后用 OFD 阅读软件查看。',
  absent: '网络不畅，本页没有显示。请关闭预览后重新打开。'
}

type Shown = Omit<Drawn, 'bitmap'> | Refused

/**
 * One page (版式页面), drawn when it comes near the view and forgotten when it is far. Its text lies over the picture, unseen, to be selected, found
 * and read out.
 */
export const OfdPage = ({ reader, number, unsaid, width }: OfdPageProps) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [shown, setShown] = useState<Shown>()
  const pixels = Math.round(width * Math.min(window.devicePixelRatio, 2))
  useEffect(() => {
    const element = canvas.current
    if (element === null) return undefined
    let closed = false
    let near = false
    const draw = async () => {
      const answer = await reader.draw(number - 1, pixels, () => near)
      if (closed || answer === undefined) return
      if (answer.kind === 'drawn') {
        const { bitmap, ...rest } = answer
        element.width = bitmap.width
        element.height = bitmap.height
        element.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap)
        setShown(rest)
      } else setShown(answer)
    }
    const observer = new IntersectionObserver(
      (entries) => {
        const isNear = entries.at(-1)?.isIntersecting ?? false
        if (isNear === near) return
        near = isNear
        if (near) void draw()
        else element.width = element.height = 1
      },
      { rootMargin: '1000px' }
    )
    observer.observe(element)
    return () => {
      closed = true
      observer.disconnect()
    }
  }, [reader, number, pixels])

  const drawn = shown?.kind === 'drawn' ? shown : undefined
  const size = drawn ?? unsaid
  return (
    <>
      <figure
        className={styles.page}
        style={{ width, aspectRatio: `${size.width} / ${size.height}` }}
        aria-label={`第 ${number} 页`}
        aria-busy={shown === undefined}
      >
        <canvas ref={canvas} aria-hidden="true" className={styles.canvas} />
        {drawn === undefined ? null : (
          <svg viewBox={`0 0 ${drawn.width} ${drawn.height}`} preserveAspectRatio="none" className={styles.text}>
            {drawn.lines.map(({ text, x, y, width: length, size: letter }, index) => (
              <text key={index} x={x} y={y} fontSize={letter} textLength={length > 0 ? length : undefined} lengthAdjust="spacingAndGlyphs">
                {text}
              </text>
            ))}
          </svg>
        )}
        {shown?.kind === 'refused' ? (
          <p role="alert" className={styles.refused}>
            {sentences[shown.reason]}
          </p>
        ) : null}
      </figure>
      {drawn === undefined || drawn.skipped === 0 ? null : (
        <p role="note" className={styles.note}>
          本页有 {drawn.skipped} 处内容不能在线显示，完整内容请下载后用 OFD 阅读软件查看。
        </p>
      )}
    </>
  )
}
