/** The typesetting thread: says it is ready once the fonts are loaded, then answers each request in turn. */
import { parentPort } from 'node:worker_threads'
import { threadReady } from './RenderRequest.ts'
import type { RenderRequest } from './RenderRequest.ts'
import { createTypstRenderer } from './TypstRenderer.ts'

const render = createTypstRenderer()

parentPort?.on('message', (request: RenderRequest) => {
  void render(request).then((answer) => parentPort?.postMessage(answer, answer.kind === 'rendered' ? [answer.bytes.buffer] : []))
})
parentPort?.postMessage(threadReady)
