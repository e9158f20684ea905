/**
 * Reads and draws an OFD beside the page (后台线程), so that no file can hold it up; who asked ends the thread when it takes too long. It can fetch
 * nothing.
 */
import { openOfd } from '@ljonething/ofd/openOfd'
import type { OfdDocument } from '@ljonething/ofd/openOfd'
import { pageText } from '@ljonething/ofd/page/pageText'
import { readSeals, sealObjects } from '@ljonething/ofd/seals/readSeals'
import type { Seal } from '@ljonething/ofd/seals/readSeals'
import { drawPage } from './drawPage.ts'
import type { Painter } from './drawPage.ts'
import type { Answer, Question, Ready } from './messages.ts'
import { embeddedOutlines } from './outlines.ts'
import { decodedPictures } from './pictures.ts'

/** Of one canvas; what browsers take everywhere. */
const mostPixels = 16_000_000
const longestSide = 8_192
/** Of the text that lies over a page. */
const mostLines = 3_000
const mostLetters = 60_000

let document: OfdDocument | undefined
let seals: readonly Seal[] = []
let painter: Painter = { outlines: embeddedOutlines(), picture: decodedPictures() }

const broken: Answer = { kind: 'refused', reason: 'broken' }

const open = (bytes: Uint8Array<ArrayBuffer>): Answer => {
  const opened = openOfd(bytes)
  if ('refused' in opened) return { kind: 'refused', reason: opened.refused }
  document = opened
  seals = readSeals(opened)
  painter = { outlines: embeddedOutlines(), picture: decodedPictures() }
  const { pageIds, pagesInFile, size, documents, attachments, isPrintable } = opened
  const isSealed = seals.length > 0
  return { kind: 'opened', pages: pageIds.length, pagesInFile, size, isSealed, documents, attachments, isPrintable }
}

const draw = async (index: number, width: number): Promise<Answer> => {
  const read = document?.page(index)
  if (document === undefined || read === undefined) return broken
  if ('refused' in read) return { kind: 'refused', reason: read.refused }
  const page = { ...read, objects: [...read.objects, ...sealObjects(seals, document.pageIds[index] ?? '')] }
  const scale = Math.min(
    width / page.width,
    Math.sqrt(mostPixels / (page.width * page.height)),
    longestSide / Math.max(page.width, page.height)
  )
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(page.width * scale)), Math.max(1, Math.round(page.height * scale)))
  /** Drawn by this thread and no other. */
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) return broken
  const missing = await drawPage(context, page, scale, painter)
  let letters = 0
  const lines = pageText(page)
    .slice(0, mostLines)
    .filter(({ text }) => (letters += text.length) <= mostLetters)
  return {
    kind: 'drawn',
    bitmap: canvas.transferToImageBitmap(),
    width: page.width,
    height: page.height,
    lines,
    skipped: page.skipped + missing
  }
}

const answer = async (question: Question): Promise<Answer> => {
  try {
    return question.kind === 'open' ? open(question.bytes) : await draw(question.index, question.width)
  } catch {
    return broken
  }
}

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  void answer(data).then((answered) => postMessage(answered, { transfer: answered.kind === 'drawn' ? [answered.bitmap] : [] }))
})
const ready: Ready = { kind: 'ready' }
postMessage(ready)
