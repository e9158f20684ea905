/**
 * The embedded PDF page (PDF 预览页): draws the one document that the portal hands to it. It runs in a sandbox without an origin: it has no session, no
 * storage, and asks this site for its own files alone.
 */
import '@ljonething/ui/global'
import { Skeleton } from '@ljonething/ui/Skeleton'
import { PasswordException } from 'pdfjs-dist'
import { createRoot } from 'react-dom/client'
import type { OpenPdf, PdfFailure, PdfOutcome } from '../viewer/pdfMessages.ts'
import { isOpenPdf, pdfPageReady } from '../viewer/pdfMessages.ts'
import { openPdf } from './openPdf.ts'
import { PdfDocument } from './PdfDocument.tsx'

/** Milliseconds a document may take to be opened. */
const longestOpen = 20_000

const portal = new URL(window.location.href).origin
const element = document.getElementById('root')
const root = element === null ? undefined : createRoot(element)

const show = ({ bytes, name, theme }: OpenPdf, tell: (outcome: PdfOutcome) => void) => {
  document.documentElement.dataset['theme'] = theme
  const opening = openPdf(bytes)
  const fail = (reason: PdfFailure) => {
    opening.stop()
    root?.render(null)
    tell({ kind: 'failed', reason })
  }
  const timer = setTimeout(() => fail('slow'), longestOpen)
  opening.document
    .then(
      (opened) => {
        root?.render(<PdfDocument document={opened} name={name} onStuck={() => fail('slow')} />)
        tell({ kind: 'opened' })
      },
      (error: unknown) => fail(error instanceof PasswordException ? 'password' : 'broken')
    )
    .finally(() => clearTimeout(timer))
}

/** The first document is the only one. */
const onMessage = ({ data, origin, ports, source }: MessageEvent<unknown>) => {
  const [port] = ports
  if (source !== window.parent || origin !== portal || !isOpenPdf(data) || port === undefined) return
  window.removeEventListener('message', onMessage)
  show(data, (outcome) => port.postMessage(outcome))
}

root?.render(<Skeleton height={480} />)
window.addEventListener('message', onMessage)
window.parent.postMessage(pdfPageReady, portal)
