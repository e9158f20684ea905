/** An OFD on the screen (OFD 预览, spec §2.4): pages, zoom, page by page, print. What cannot be opened says so, with the download beside it. */
import { Button } from '@ljonething/ui/Button'
import { EmptyState } from '@ljonething/ui/EmptyState'
import { ErrorState } from '@ljonething/ui/ErrorState'
import { Skeleton } from '@ljonething/ui/Skeleton'
import { useEffect, useRef, useState } from 'react'
import { warnOf } from '../../queries/failures.ts'
import { saveFile } from '../saveFile.ts'
import { Unreadable } from '../Unreadable.tsx'
import type { Opened, Refused } from './messages.ts'
import { OfdPage } from './OfdPage.tsx'
import { ofdReader } from './OfdReader.ts'
import type { OfdReader } from './OfdReader.ts'
import { mostPrinted, printOfd } from './printOfd.ts'
import { SealNotices } from './SealNotices.tsx'
import * as styles from './OfdView.css.ts'

interface OfdViewProps {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly name: string
}

type State = { readonly reader: OfdReader; readonly opened: Opened } | Refused

const zooms = [50, 75, 100, 125, 150, 200, 300, 400]
/** Of a page at 100 %. */
const fullWidth = 900

export const OfdView = ({ bytes, name }: OfdViewProps) => {
  const [state, setState] = useState<State>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const reader = ofdReader(bytes)
    let closed = false
    void reader.open().then((answer) => {
      if (closed) return
      if (answer.kind === 'refused') warnOf(`预览失败 OFD ${answer.reason}`)
      setState(answer.kind === 'refused' ? answer : { reader, opened: answer })
    })
    return () => {
      closed = true
      reader.close()
      setState(undefined)
    }
  }, [bytes, attempt])
  if (state === undefined) return <Skeleton height={480} />
  if ('reader' in state) return <OfdPages {...state} bytes={bytes} name={name} />
  if (state.reason === 'absent') return <ErrorState onRetry={() => setAttempt(attempt + 1)} />
  if (state.reason === 'broken') return <Unreadable />
  return (
    <EmptyState
      title={state.reason === 'locked' ? '文件设有密码，不能在线预览' : '文件过大，不能在线预览'}
      actions={<Button onClick={() => saveFile(bytes, name)}>下载后查看</Button>}
    >
      {name}
    </EmptyState>
  )
}

/** What of the file is not here. */
const notesOf = ({ pages, pagesInFile, documents, attachments, isPrintable }: Opened): readonly string[] => [
  ...(isPrintable ? [] : ['文件的签发方不允许打印。']),
  ...(isPrintable && pages > mostPrinted ? [`在线只打印前 ${mostPrinted} 页，全部打印请下载后进行。`] : []),
  ...(pagesInFile > pages ? [`文件共 ${pagesInFile} 页，在线只显示前 ${pages} 页，其余请下载后查看。`] : []),
  ...(documents > 1 ? [`文件中有 ${documents} 份文档，在线只显示第一份，其余请下载后查看。`] : []),
  ...(attachments > 0 ? [`文件带有 ${attachments} 个附件，请下载后查看。`] : [])
]

interface OfdPagesProps {
  readonly reader: OfdReader
  readonly opened: Opened
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly name: string
}

const OfdPages = ({ reader, opened, bytes, name }: OfdPagesProps) => {
  const area = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState<number>()
  const [zoom, setZoom] = useState(100)
  const [current, setCurrent] = useState(1)
  const shown = useRef(true)
  useEffect(() => {
    shown.current = true
    return () => void (shown.current = false)
  }, [])
  useEffect(() => {
    const element = area.current
    if (element === null) return undefined
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const { pages, size } = opened
  const numbers = Array.from({ length: pages }, (_, index) => index + 1)
  const width = Math.round((Math.min(room ?? 0, fullWidth) * zoom) / 100)
  const zoomTo = (value: number | undefined) => setZoom(value ?? zoom)
  const figures = () => Array.from(area.current?.querySelectorAll('figure') ?? [])
  const onScroll = () => {
    const middle = (area.current?.getBoundingClientRect().top ?? 0) + (area.current?.clientHeight ?? 0) / 2
    const below = figures().findIndex((figure) => figure.getBoundingClientRect().bottom >= middle)
    setCurrent(below < 0 ? pages : below + 1)
  }
  const show = (number: number) => {
    figures()[number - 1]?.scrollIntoView({ block: 'start' })
    setCurrent(number)
  }
  return (
    <div className={styles.view}>
      {opened.isSealed ? <SealNotices bytes={bytes} /> : null}
      <div role="toolbar" aria-label="OFD 阅读" className={styles.bar}>
        <Button size="small" disabled={zoom === zooms[0]} onClick={() => zoomTo(zooms.findLast((value) => value < zoom))}>
          缩小
        </Button>
        <Button size="small" disabled={zoom === zooms.at(-1)} onClick={() => zoomTo(zooms.find((value) => value > zoom))}>
          放大
        </Button>
        <Button size="small" onClick={() => setZoom(100)}>
          适合宽度
        </Button>
        {pages === 1 ? null : (
          <>
            <Button size="small" disabled={current === 1} onClick={() => show(current - 1)}>
              上一页
            </Button>
            <Button size="small" disabled={current === pages} onClick={() => show(current + 1)}>
              下一页
            </Button>
          </>
        )}
        {opened.isPrintable ? (
          <Button size="small" busyText="正在准备…" onClick={() => printOfd(reader, pages, () => shown.current)}>
            打印
          </Button>
        ) : null}
        <span role="status" className={styles.count}>
          第 {current} 页 / 共 {pages} 页 · {zoom}%
        </span>
      </div>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable with the keyboard */}
      <div ref={area} role="group" aria-label={`${name}，共 ${pages} 页`} tabIndex={0} className={styles.pages} onScroll={onScroll}>
        {room === undefined
          ? null
          : numbers.map((number) => <OfdPage key={number} reader={reader} number={number} unsaid={size} width={width} />)}
      </div>
      {notesOf(opened).map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </div>
  )
}
