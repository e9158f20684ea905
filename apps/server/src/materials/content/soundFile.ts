/**
 * Is what an outside system sent a file of its kind, within the limits of what it holds (外来文件检查)? It is looked at as an upload is. `name` ends in the
 * kind. Example: an HTML page for `certificate.pdf` → false.
 */
import { detectFileType } from '@ljonething/validation/files/detectFileType'
import { matchesExtension } from '@ljonething/validation/files/matchesExtension'
import { Effect } from 'effect'
import type { FileSystem } from 'effect'
import { contentLimits } from './contentLimits.ts'

export const isSoundFile = Effect.fnUntraced(
  function* (fileSystem: FileSystem.FileSystem, name: string, bytes: Uint8Array) {
    if (!matchesExtension(name, detectFileType(bytes) ?? '')) return false
    const path = yield* fileSystem.makeTempFileScoped()
    yield* fileSystem.writeFile(path, bytes)
    return (yield* Effect.promise(() => contentLimits(path))) === undefined
  },
  Effect.scoped,
  Effect.orDie
)
