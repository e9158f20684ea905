/** Stands in for a typesetting thread whose work never ends, eats all memory or ends by itself, by the document's title. */
import { parentPort } from 'node:worker_threads'
import { threadReady } from '../RenderRequest.ts'
import type { Rendered, RenderRequest } from '../RenderRequest.ts'

const spin = (): never => {
  for (;;) Math.sqrt(2)
}

const eatMemory = (eaten: number[][] = []): never => {
  for (;;) eaten.push(Array.from({ length: 100_000 }, (_, index) => index))
}

const behaviours: Readonly<Record<string, () => never>> = {
  永远不停: spin,
  耗尽内存: eatMemory,
  自行退出: () => process.exit(3)
}

let renders = 0

parentPort?.on('message', ({ document }: RenderRequest) => {
  if ('title' in document) behaviours[document.title]?.()
  renders += 1
  const answer: Rendered = { kind: 'rendered', pdf: Uint8Array.of(renders), missing: [] }
  parentPort?.postMessage(answer)
})
parentPort?.postMessage(threadReady)
