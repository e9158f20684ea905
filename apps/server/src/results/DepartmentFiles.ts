/**
 * Certificates as departments issued them (部门证照文件): the department is asked within its time, and what is no file of that format is refused. None
 * where it has none of its own.
 */
import { FileDownloadError } from '@ljonething/api/errors/errors'
import { Context, Effect, FileSystem, Layer } from 'effect'
import { Department, DepartmentUnreachable } from '../deliveries/Department.ts'
import type { CertificateFormat } from '../deliveries/Department.ts'
import { isSoundFile } from '../materials/content/soundFile.ts'
import { ServiceConfig } from '../platform/Config.ts'

export class DepartmentFiles extends Context.Service<
  DepartmentFiles,
  {
    /** What a department issued is its own file or none: a page that is set here would pass for it. */
    readonly certificate: (
      caseNo: string,
      deptCode: string,
      format: CertificateFormat
    ) => Effect.Effect<Uint8Array | undefined, FileDownloadError>
  }
>()('@ljonething/server/results/DepartmentFiles') {
  static readonly layer = Layer.effect(
    DepartmentFiles,
    Effect.gen(function* () {
      const department = yield* Department
      const fileSystem = yield* FileSystem.FileSystem
      const { departmentTimeout } = yield* ServiceConfig

      return DepartmentFiles.of({
        certificate: Effect.fn('DepartmentFiles.certificate')(function* (caseNo, deptCode, format) {
          const bytes = yield* department.certificateFile(caseNo, deptCode, format).pipe(
            Effect.timeoutOrElse({
              duration: departmentTimeout,
              orElse: () => Effect.fail(new DepartmentUnreachable({ deptCode, reason: '部门系统超时未答复' }))
            }),
            Effect.filterOrElse(
              (file) => file === undefined || file.length > 0,
              () => Effect.fail(new DepartmentUnreachable({ deptCode, reason: '部门系统答复了空的证照文件' }))
            ),
            Effect.tapError(({ reason }) => Effect.logWarning('部门没有给出证照文件').pipe(Effect.annotateLogs({ caseNo, reason }))),
            Effect.mapError(() => new FileDownloadError())
          )
          if (bytes === undefined || (yield* isSoundFile(fileSystem, `certificate.${format}`, bytes))) return bytes
          yield* Effect.logWarning('部门给出的证照文件不是应有的格式').pipe(Effect.annotateLogs({ caseNo, format }))
          return yield* new FileDownloadError()
        })
      })
    })
  )
}
