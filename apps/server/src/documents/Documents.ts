/**
 * Printed documents as PDF: the application form (申请表), also as Word, a material to be signed by hand (套打), the receipt (受理回执), what a case
 * has come to (办理结果) and the certificates of the sandbox (电子证照样例).
 *
 * Typesetting runs in its own threads, never in the service's: a pool of DOCUMENT_THREADS (default 1), each with a time
 * limit and a memory limit, replaced after a failure and after a number of documents. Persons take turns: each has one document set and one
 * waiting at most. The same document always gives the same bytes. Characters without a glyph are drawn as boxes with their code point and logged
 * once each. Fails with `DocumentFailed`. Source: spec §1, §2.5, §4.2.
 */
import type { ResourceLimits } from 'node:worker_threads'
import * as Config from 'effect/Config'
import * as Context from 'effect/Context'
import * as Effect from 'effect/Effect'
import * as Layer from 'effect/Layer'
import * as PartitionedSemaphore from 'effect/PartitionedSemaphore'
import * as Pool from 'effect/Pool'
import type { AcceptanceReceipt } from './AcceptanceReceipt.ts'
import type { ApplicationDocument } from './ApplicationDocument.ts'
import type { CertificateSheet } from './CertificateSheet.ts'
import { DocumentFailed } from './DocumentFailed.ts'
import type { FilledBlank } from './FilledBlank.ts'
import type { ResultSheet } from './ResultSheet.ts'
import type { SealPicture } from './SealPicture.ts'
import type { PictureFiles, RenderRequest } from './RenderRequest.ts'
import { startRenderThread } from './RenderThread.ts'

export interface DocumentsOptions {
  readonly threads: number
  readonly timeLimitMillis: number
  /** Loading the fonts, on a busy machine. */
  readonly startMillis: number
  /** Documents a thread sets before a fresh one takes its place. */
  readonly rendersPerThread: number
  /** UTF-16 units of all texts, each text counting 20 more for its place on the sheet. */
  readonly largestDocument: number
  /** Documents asked for and not yet set before more callers are turned away. */
  readonly longestQueue: number
  readonly resourceLimits: ResourceLimits
  readonly entry: URL
}

const defaults: DocumentsOptions = {
  threads: 1,
  timeLimitMillis: 10_000,
  startMillis: 30_000,
  rendersPerThread: 500,
  largestDocument: 150_000,
  longestQueue: 50,
  resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
  entry: new URL('./threadEntry.ts', import.meta.url)
}

export class Documents extends Context.Service<
  Documents,
  {
    /** `person` is whose turn it is. */
    readonly render: (document: ApplicationDocument, person: string, pictures?: PictureFiles) => Effect.Effect<Uint8Array, DocumentFailed>
    readonly renderWord: (
      document: ApplicationDocument,
      person: string,
      pictures?: PictureFiles
    ) => Effect.Effect<Uint8Array, DocumentFailed>
    readonly renderBlank: (blank: FilledBlank, person: string) => Effect.Effect<Uint8Array, DocumentFailed>
    readonly renderReceipt: (receipt: AcceptanceReceipt, person: string) => Effect.Effect<Uint8Array, DocumentFailed>
    readonly renderCertificate: (certificate: CertificateSheet, person: string) => Effect.Effect<Uint8Array, DocumentFailed>
    /** A PDF of one page as large as the seal. */
    readonly renderSeal: (seal: SealPicture, person: string) => Effect.Effect<Uint8Array, DocumentFailed>
    readonly renderResult: (result: ResultSheet, as: 'pdf' | 'png', person: string) => Effect.Effect<Uint8Array, DocumentFailed>
  }
>()('@ljonething/server/Documents') {
  static readonly layerWith = (options: Partial<DocumentsOptions> = {}) => Layer.effect(Documents, make({ ...defaults, ...options }))

  static readonly layer = Layer.unwrap(
    Config.Int('DOCUMENT_THREADS').pipe(
      Config.withDefault(defaults.threads),
      Effect.map((threads) => Documents.layerWith({ threads }))
    )
  )
}

const make = Effect.fnUntraced(function* (options: DocumentsOptions) {
  const pool = yield* Pool.make({ acquire: startRenderThread(options), size: options.threads })
  const reported = new Set<string>()

  const reportMissing = (missing: readonly string[]) => {
    const fresh = missing.filter((codePoint) => !reported.has(codePoint)).slice(0, reportedAtOnce)
    if (fresh.length === 0) return Effect.void
    for (const codePoint of fresh) reported.add(codePoint)
    return Effect.logWarning('characters without a glyph drawn as boxes').pipe(Effect.annotateLogs({ codePoints: fresh.join(' ') }))
  }

  const turns = yield* PartitionedSemaphore.make<string>({ permits: options.threads })
  const asked = new Map<string, number>()
  let waiting = 0

  /** Counts a document of a person from the asking until it is there or given up. */
  const inTurn = <A, E>(person: string, effect: Effect.Effect<A, E>) =>
    Effect.suspend((): Effect.Effect<A, E | DocumentFailed> => {
      const own = asked.get(person) ?? 0
      if (own >= mostOfOne) return new DocumentFailed({ reason: 'waiting', detail: `${own} of one person` })
      if (waiting >= options.longestQueue) return new DocumentFailed({ reason: 'busy', detail: `${waiting} waiting` })
      asked.set(person, own + 1)
      waiting += 1
      const over = Effect.sync(() => {
        const left = (asked.get(person) ?? 1) - 1
        if (left === 0) asked.delete(person)
        else asked.set(person, left)
        waiting -= 1
      })
      return Effect.ensuring(turns.withPermit(person)(effect), over)
    })

  const set = Effect.fn('Documents.render')(function* (request: RenderRequest, person: string) {
    const size = sizeOf(request.document)
    if (size > options.largestDocument) return yield* new DocumentFailed({ reason: 'tooLarge', detail: `size ${size}` })
    const { bytes, missing } = yield* inTurn(
      person,
      Pool.use(pool, (thread) =>
        thread.render(request).pipe(
          Effect.tapError(({ reason }) => (reason === 'refused' ? Effect.void : Pool.invalidate(pool, thread))),
          Effect.tap(() => (thread.renders() < options.rendersPerThread ? Effect.void : Pool.invalidate(pool, thread)))
        )
      )
    )
    yield* reportMissing(missing)
    return bytes
  })

  return Documents.of({
    render: (document, person, pictures = none) => set({ template: 'application', document, as: 'pdf', pictures }, person),
    renderWord: (document, person, pictures = none) => set({ template: 'application', document, as: 'docx', pictures }, person),
    renderBlank: (document, person) => set({ template: 'blank', document }, person),
    renderReceipt: (document, person) => set({ template: 'receipt', document }, person),
    renderCertificate: (document, person) => set({ template: 'certificate', document }, person),
    renderSeal: (document, person) => set({ template: 'seal', document }, person),
    renderResult: (document, as, person) => set({ template: 'result', document, as }, person)
  })
})

const none: PictureFiles = new Map()

const reportedAtOnce = 50

/** One being set, one waiting. */
const mostOfOne = 2

const sizeOf = (value: unknown): number => {
  if (typeof value === 'string') return value.length + 20
  if (typeof value !== 'object' || value === null) return 0
  return Object.values(value).reduce<number>((size, item) => size + sizeOf(item), 0)
}
