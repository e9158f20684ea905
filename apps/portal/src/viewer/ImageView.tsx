/** A picture out of bytes (图片预览, spec §2.4), through a blob address of this page: zoom, turn, by buttons and by keys. */
import { Button } from '@ljonething/ui/Button'
import type { KeyboardEvent, SyntheticEvent } from 'react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { warnOf } from '../queries/failures.ts'
import * as styles from './ImageView.css.ts'
import type { Size } from './imageSize.ts'
import { imageSize, turnedSize } from './imageSize.ts'
import { Unreadable } from './Unreadable.tsx'

interface ImageViewProps {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly type: string
  readonly name: string
}

/** Per cent of the size in which all of the picture is seen. */
const zooms = [50, 75, 100, 150, 200, 300, 400, 600, 800]

/** What stands in the middle of the area stays there when the picture changes its size. */
const useMiddle = (size: string) => {
  const area = useRef<HTMLDivElement>(null)
  const middle = useRef({ x: 0.5, y: 0.5 })
  useLayoutEffect(() => {
    const element = area.current
    if (element === null) return
    element.scrollTo(
      middle.current.x * element.scrollWidth - element.clientWidth / 2,
      middle.current.y * element.scrollHeight - element.clientHeight / 2
    )
  }, [size])
  const onScroll = () => {
    const element = area.current
    if (element === null) return
    const { scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight } = element
    middle.current = { x: (scrollLeft + clientWidth / 2) / scrollWidth, y: (scrollTop + clientHeight / 2) / scrollHeight }
  }
  return [area, onScroll] as const
}

export const ImageView = ({ bytes, type, name }: ImageViewProps) => {
  const [url, setUrl] = useState<string>()
  const [isUnreadable, setUnreadable] = useState(false)
  const [natural, setNatural] = useState<Size>()
  const [room, setRoom] = useState<Size>({ width: 0, height: 0 })
  const [zoom, setZoom] = useState(100)
  const [quarters, setQuarters] = useState(0)
  const [area, onScroll] = useMiddle(`${zoom} ${quarters % 2}`)
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([bytes], { type }))
    setUrl(made)
    setUnreadable(false)
    setNatural(undefined)
    return () => URL.revokeObjectURL(made)
  }, [bytes, type])
  useEffect(() => {
    const element = area.current
    if (element === null) return undefined
    // The whole box: bars that come with a larger picture take nothing of it.
    const observer = new ResizeObserver(() => setRoom({ width: element.offsetWidth, height: element.offsetHeight }))
    observer.observe(element)
    return () => observer.disconnect()
  }, [area, isUnreadable])

  if (isUnreadable) return <Unreadable />

  const onError = () => {
    warnOf(`预览失败 ${type}`)
    setUnreadable(true)
  }
  const onLoad = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) =>
    setNatural({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
  const larger = zooms.find((one) => one > zoom)
  const smaller = zooms.findLast((one) => one < zoom)
  const zoomIn = () => setZoom(larger ?? zoom)
  const zoomOut = () => setZoom(smaller ?? zoom)
  const fit = () => setZoom(100)
  const turn = (by: number) => setQuarters((quarters + by + 4) % 4)
  const keys: Readonly<Record<string, () => void>> = {
    '+': zoomIn,
    '=': zoomIn,
    '-': zoomOut,
    '0': fit,
    r: () => turn(1),
    R: () => turn(-1)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key]
    if (act === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    act()
  }
  const shown = imageSize(natural ?? room, room, { quarters, zoom: zoom / 100 })
  return (
    <div className={styles.view}>
      <div role="toolbar" aria-label="图片预览" className={styles.bar}>
        <Button size="small" disabled={smaller === undefined} onClick={zoomOut}>
          缩小
        </Button>
        <Button size="small" disabled={larger === undefined} onClick={zoomIn}>
          放大
        </Button>
        <Button size="small" onClick={fit}>
          适合窗口
        </Button>
        <Button size="small" onClick={() => turn(-1)}>
          向左旋转
        </Button>
        <Button size="small" onClick={() => turn(1)}>
          向右旋转
        </Button>
        <span role="status" className={styles.scale}>
          {zoom}%{quarters === 0 ? '' : ` · 已旋转 ${quarters * 90}°`}
        </span>
      </div>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- short cuts of the buttons above */}
      <div
        ref={area}
        role="group"
        aria-label={`${name}，图片`}
        aria-keyshortcuts="+ - 0 r Shift+R"
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable with the keyboard
        tabIndex={0}
        className={styles.area}
        onScroll={onScroll}
        onKeyDown={onKeyDown}
      >
        <div className={styles.place} style={turnedSize(shown, quarters)}>
          {url === undefined ? null : (
            <img
              src={url}
              alt={name}
              className={styles.image}
              style={{
                ...shown,
                visibility: natural === undefined ? 'hidden' : 'visible',
                transform: `translate(-50%, -50%) rotate(${quarters * 90}deg)`
              }}
              onError={onError}
              onLoad={onLoad}
            />
          )}
        </div>
      </div>
    </div>
  )
}
