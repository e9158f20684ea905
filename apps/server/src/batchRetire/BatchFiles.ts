/**
 * What is taken home of a batch (批次导出): the sheet of what came of each person, and all files as one zip, those that everybody shared in a folder
 * of their own, then a folder for each application. The zip is made while it is sent, one file after another, so that its size costs no memory.
 */
import type { NotFound } from '@ljonething/api/errors/errors'
import type { HandlingInfo } from '@ljonething/api/oneThing/BatchRetireApi'
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import { flatOptions } from '@ljonething/domain/form/dictionaries'
import { mostBatchRows } from '@ljonething/domain/retirement/batchColumns'
import { makeZip } from 'client-zip'
import { Context, Effect, Layer, Stream } from 'effect'
import { Catalogue } from '../catalogue/Catalogue.ts'
import { safeFileName } from '../materials/fileName.ts'
import { MaterialFiles } from '../materials/MaterialFiles.ts'
import type { MaterialFile } from '../materials/fileRow.ts'
import { batchSheet } from './batchSheet.ts'
import { BatchRows } from './BatchRows.ts'

const sharedFolder = '公共材料'

/** `001-赵国强/03-退休公示.pdf`: numbered, so that two files of one name stand side by side. */
const entryName = (folder: string, at: number, { name }: MaterialFile): string =>
  `${folder}/${String(at + 1).padStart(2, '0')}-${safeFileName(name)}`

export class BatchFiles extends Context.Service<
  BatchFiles,
  {
    readonly sheet: (user: UserInfo, batchNo: string) => Effect.Effect<Uint8Array, NotFound>
    readonly zip: (user: UserInfo, batchNo: string) => Effect.Effect<Stream.Stream<Uint8Array>, NotFound>
  }
>()('@ljonething/server/batchRetire/BatchFiles') {
  static readonly layer = Layer.effect(
    BatchFiles,
    Effect.gen(function* () {
      const batchRows = yield* BatchRows
      const catalogue = yield* Catalogue
      const files = yield* MaterialFiles
      const allRows = (user: UserInfo, batchNo: string) =>
        Effect.map(batchRows.list(user, batchNo, { page: 1, size: mostBatchRows, offset: 0, limit: mostBatchRows }), ({ rows }) => rows)
      const kinds = new Map(flatOptions(catalogue.dictionaries.optionsOf('TXLB') ?? []).map(({ value, name }) => [value, name]))

      const entriesOf = (folder: string, applyNo: string) =>
        Stream.unwrap(
          Effect.map(files.ofApplication(applyNo), (list) =>
            Stream.fromIterable(list.map((file, at) => ({ name: entryName(folder, at, file), file })))
          )
        )
      const folderOf = ({ rowNo, empName }: HandlingInfo): string => `${String(rowNo).padStart(3, '0')}-${safeFileName(empName)}`

      return BatchFiles.of({
        sheet: Effect.fn('BatchFiles.sheet')(function* (user, batchNo) {
          const rows = yield* allRows(user, batchNo)
          return yield* Effect.promise(() => batchSheet(rows, (code) => kinds.get(code) ?? code))
        }),
        zip: Effect.fn('BatchFiles.zip')(function* (user, batchNo) {
          const rows = yield* allRows(user, batchNo)
          const folders = [
            { folder: sharedFolder, applyNo: batchNo },
            ...rows.flatMap((row) => (row.applyNo === undefined ? [] : [{ folder: folderOf(row), applyNo: row.applyNo }]))
          ]
          const entries = Stream.fromIterable(folders).pipe(
            Stream.flatMap(({ folder, applyNo }) => entriesOf(folder, applyNo)),
            Stream.mapEffect(({ name, file }) =>
              Effect.gen(function* () {
                const input = yield* Stream.toAsyncIterableEffect(Stream.orDie(yield* files.bytes(file)))
                return { name, input: buffersOf(input), size: file.size }
              })
            ),
            Stream.orDie
          )
          const listed = yield* Stream.toAsyncIterableEffect(entries)
          return Stream.orDie(Stream.fromReadableStream({ evaluate: () => makeZip(listed), onError: (cause) => cause }))
        })
      })
    })
  ).pipe(Layer.provide([BatchRows.layer, Catalogue.layer, MaterialFiles.layer]))
}

/** The same bytes as views that own their buffer. */
async function* buffersOf(input: AsyncIterable<Uint8Array>): AsyncIterable<ArrayBufferView<ArrayBuffer>> {
  for await (const chunk of input) yield new Uint8Array(chunk)
}
