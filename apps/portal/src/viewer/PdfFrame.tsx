/**
 * A PDF in an embedded page (PDF 预览, spec §2.4): a page of this site in a sandbox, with a policy of its own that lets only the portal frame it. It is
 * given the bytes by message; no address of a file stands anywhere.
 */
import { ErrorState } from '@ljonething/ui/ErrorState'
import { useEffect, useRef, useState } from 'react'
import { warnOf } from '../queries/failures.ts'
import * as styles from './FilePreview.css.ts'
import type { OpenPdf, PdfFailure } from './pdfMessages.ts'
import { pdfPageReady, readOutcome } from './pdfMessages.ts'
import { Unreadable } from './Unreadable.tsx'

interface PdfFrameProps {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly name: string
  /** The document stands on the screen. */
  readonly onShown?: ((bytes: Uint8Array<ArrayBuffer>) => void) | undefined
}

const address = `${import.meta.env.BASE_URL}embedded/pdf.html`

/** Pixels, unless the window is too small for it. */
const height = 800

/** Milliseconds until the embedded page must have said that it is there. */
const longestWait = 20_000

const words: Readonly<Record<PdfFailure, string | undefined>> = {
  broken: undefined,
  password: '文件设有打开密码，不能在这里预览，请下载后查看。',
  slow: '文件内容过于复杂，不能在这里预览，请下载后查看。'
}

export const PdfFrame = ({ bytes, name, onShown }: PdfFrameProps) => {
  const frame = useRef<HTMLIFrameElement>(null)
  const [failed, setFailed] = useState<PdfFailure | 'absent'>()
  const [attempt, setAttempt] = useState(0)
  const told = useRef(onShown)
  useEffect(() => {
    const channel = new MessageChannel()
    const timer = setTimeout(() => setFailed('absent'), longestWait)
    channel.port1.onmessage = ({ data }: MessageEvent<unknown>) => {
      const outcome = readOutcome(data)
      if (outcome?.kind === 'opened') told.current?.(bytes)
      if (outcome?.kind !== 'failed') return
      warnOf('预览失败 application/pdf')
      setFailed(outcome.reason)
    }
    const onReady = ({ data, source }: MessageEvent<unknown>) => {
      const page = frame.current?.contentWindow
      if (data !== pdfPageReady || page === null || page === undefined || source !== page) return
      window.removeEventListener('message', onReady)
      clearTimeout(timer)
      const theme = document.documentElement.dataset['theme'] ?? 'standard'
      const message: OpenPdf = { kind: 'open-pdf', bytes: bytes.slice().buffer, name, theme }
      // A page without an origin cannot be named; its window is known.
      page.postMessage(message, '*', [message.bytes, channel.port2])
    }
    window.addEventListener('message', onReady)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('message', onReady)
      channel.port1.close()
    }
  }, [bytes, name, attempt])
  const again = () => {
    setFailed(undefined)
    setAttempt(attempt + 1)
  }
  if (failed === 'absent') return <ErrorState onRetry={again} />
  if (failed !== undefined) return <Unreadable>{words[failed]}</Unreadable>
  return (
    <iframe
      key={attempt}
      ref={frame}
      src={address}
      title={`${name} 预览`}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls around it is reached with the keyboard
      tabIndex={0}
      sandbox="allow-scripts allow-modals"
      height={height}
      className={styles.frame}
    />
  )
}
