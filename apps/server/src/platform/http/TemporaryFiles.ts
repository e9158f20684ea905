/**
 * Uploads on their way are written into the data folder (`tmp`), on the disk they will stay on, and are removed with their request.
 * A call that brought no file gives its folder back empty, for the next one: a form without files costs no folder.
 */
import { Effect, FileSystem, Layer } from 'effect'
import { readdirSync } from 'node:fs'
import { DataFolder } from '../DataFolder.ts'

const mostEmpty = 16

export const TemporaryFiles = Layer.effect(
  FileSystem.FileSystem,
  Effect.gen(function* () {
    const files = yield* FileSystem.FileSystem
    const { tmp } = yield* DataFolder
    const empty: string[] = []
    const take = Effect.suspend(() => {
      const kept = empty.pop()
      return kept === undefined ? files.makeTempDirectory({ directory: tmp }) : Effect.succeed(kept)
    })
    const giveBack = (folder: string) =>
      Effect.suspend(() => {
        if (empty.length >= mostEmpty || readdirSync(folder).length > 0)
          return Effect.orDie(files.remove(folder, { recursive: true, force: true }))
        empty.push(folder)
        return Effect.void
      })
    return FileSystem.FileSystem.of({
      ...files,
      makeTempDirectory: (options) => files.makeTempDirectory({ directory: tmp, ...options }),
      makeTempDirectoryScoped: (options) =>
        options === undefined ? Effect.acquireRelease(take, giveBack) : files.makeTempDirectoryScoped({ directory: tmp, ...options }),
      makeTempFile: (options) => files.makeTempFile({ directory: tmp, ...options }),
      makeTempFileScoped: (options) => files.makeTempFileScoped({ directory: tmp, ...options })
    })
  })
)
