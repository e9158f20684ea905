/** Stands in for a typesetting thread whose work never ends, eats all memory, ends by itself or takes a while, by the document's title. */
import { parentPort } from 'node:worker_threads'
import { threadReady } from '../RenderRequest.ts'
import type { Rendered, RenderRequest } from '../RenderRequest.ts'

const spin = (): never => {
  for (;;) Math.sqrt(2)
}

const eatMemory = (eaten: number[][] = []): never => {
  for (;;) eaten.push(Array.from({ length: 100_000 }, (_, index) => index))
}

const takeAWhile = () => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60)
}

const behaviours: Readonly<Record<string, () => void>> = {
  永远不停: spin,
  耗尽内存: eatMemory,
  自行退出: () => process.exit(3),
  慢: takeAWhile
}

let renders = 0

parentPort?.on('message', ({ document }: RenderRequest) => {
  if ('title' in document) behaviours[document.title]?.()
  renders += 1
  const answer: Rendered = { kind: 'rendered', bytes: Uint8Array.of(renders), missing: [] }
  parentPort?.postMessage(answer)
})
parentPort?.postMessage(threadReady)
