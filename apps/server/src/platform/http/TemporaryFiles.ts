/** Uploads on their way are written into the data folder (`tmp`), on the disk they will stay on, and are removed with their request. */
import { Effect, FileSystem, Layer } from 'effect'
import { DataFolder } from '../DataFolder.ts'

export const TemporaryFiles = Layer.effect(
  FileSystem.FileSystem,
  Effect.gen(function* () {
    const files = yield* FileSystem.FileSystem
    const { tmp } = yield* DataFolder
    return FileSystem.FileSystem.of({
      ...files,
      makeTempDirectory: (options) => files.makeTempDirectory({ directory: tmp, ...options }),
      makeTempDirectoryScoped: (options) => files.makeTempDirectoryScoped({ directory: tmp, ...options }),
      makeTempFile: (options) => files.makeTempFile({ directory: tmp, ...options }),
      makeTempFileScoped: (options) => files.makeTempFileScoped({ directory: tmp, ...options })
    })
  })
)
