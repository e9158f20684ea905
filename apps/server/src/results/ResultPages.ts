/** What cases have come to as pages that are made here (办理结果制版), with the seal of the department where there is one. */
import { FileDownloadError, TooMany } from '@ljonething/api/errors/errors'
import { Context, DateTime, Effect, Layer } from 'effect'
import type { DocumentFailed } from '../documents/DocumentFailed.ts'
import { Documents } from '../documents/Documents.ts'
import { ofdSheet } from '../documents/ofdSheet.ts'
import type { ResultSheet } from '../documents/ResultSheet.ts'
import type { Viewer } from '../identity/viewer.ts'
import type { ResultFormat } from '../cases/resultView.ts'
import { DepartmentSeals } from './DepartmentSeals.ts'

const notMade = ({ reason }: DocumentFailed) =>
  reason === 'waiting' ? new TooMany({ msg: '您的上一份文书还在生成，请等它完成后再试' }) : new FileDownloadError()

export class ResultPages extends Context.Service<
  ResultPages,
  {
    readonly print: (sheet: ResultSheet, format: ResultFormat, viewer: Viewer) => Effect.Effect<Uint8Array, TooMany | FileDownloadError>
    /** PNG, without a seal. */
    readonly picture: (sheet: ResultSheet, viewer: Viewer) => Effect.Effect<Uint8Array, TooMany | FileDownloadError>
  }
>()('@ljonething/server/results/ResultPages') {
  static readonly layer = Layer.effect(
    ResultPages,
    Effect.gen(function* () {
      const documents = yield* Documents
      const seals = yield* DepartmentSeals

      const printOfd = Effect.fnUntraced(function* (sheet: ResultSheet) {
        const seal = yield* seals.ofdSeal(sheet.issuer)
        return ofdSheet(sheet, seal === undefined ? undefined : { ...seal, at: DateTime.formatIso(yield* DateTime.now) })
      })

      const print = (sheet: ResultSheet, format: ResultFormat, { userId }: Viewer) =>
        format === 'ofd'
          ? printOfd(sheet)
          : documents.renderResult(sheet, 'pdf', userId).pipe(
              Effect.flatMap((pdf) => seals.sealPdf(sheet.issuer, pdf)),
              Effect.mapError(notMade)
            )

      return ResultPages.of({
        print,
        picture: (sheet, { userId }) => Effect.mapError(documents.renderResult(sheet, 'png', userId), notMade)
      })
    })
  ).pipe(Layer.provide(Documents.layer))
}
