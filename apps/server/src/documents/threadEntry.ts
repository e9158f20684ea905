/** The typesetting thread: says it is ready once the fonts are loaded, then answers each request in turn. */
import { parentPort } from 'node:worker_threads'
import { threadReady } from './RenderRequest.ts'
import type { RenderRequest } from './RenderRequest.ts'
import { createTypstRenderer } from './TypstRenderer.ts'

const render = createTypstRenderer()

parentPort?.on('message', (request: RenderRequest) => {
  const answer = render(request)
  parentPort?.postMessage(answer, answer.kind === 'rendered' ? [answer.pdf.buffer] : [])
})
parentPort?.postMessage(threadReady)
