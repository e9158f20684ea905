/**
 * The body of an upload (上传内容): what it is for, and its one file, kept in a temporary file of the caller's scope. The file is cut off where it passes
 * the limit of its material, which `limitOf` gives; a body that says that after the file is held to the ceiling first and to the limit then.
 */
import { Invalid, TooLarge } from '@ljonething/api/errors/errors'
import { fileSizeMessage } from '@ljonething/validation/rules/checkFileSize'
import { tidyFileName } from '@ljonething/validation/files/tidyFileName'
import { Effect, FileSystem, Schema, Stream } from 'effect'
import type { Multipart } from 'effect/http'
import { HttpApiError } from 'effect/http-api'

export interface ReceivedFile {
  /** Its extension at the end. */
  readonly name: string
  readonly path: string
  /** Bytes. */
  readonly size: number
}

const within = (size: number, limit: number): Effect.Effect<void, TooLarge> =>
  size > limit ? new TooLarge({ msg: fileSizeMessage(limit / 1_048_576) }) : Effect.void

const receive = Effect.fn('receive')(function* ({ name, content }: Multipart.File, limit: number) {
  const files = yield* FileSystem.FileSystem
  const path = yield* Effect.orDie(files.makeTempFileScoped())
  let size = 0
  const limited = Stream.tap(Stream.orDie(content), (chunk) => {
    size += chunk.length
    return within(size, limit)
  })
  yield* Stream.run(limited, files.sink(path)).pipe(Effect.catchTag('PlatformError', Effect.die))
  return { name: tidyFileName(name), path, size } satisfies ReceivedFile
})

export const readUpload = Effect.fn('readUpload')(function* <Target, E, R>(
  Target: Schema.Codec<Target>,
  parts: Stream.Stream<Multipart.Part, Multipart.MultipartError>,
  ceiling: number,
  limitOf: (target: Target) => Effect.Effect<number, E, R>
) {
  const fields = new Map<string, string>()
  /** Undecodable, it is answered like every other payload. */
  const target = Effect.suspend(() =>
    Effect.orDie(HttpApiError.HttpApiSchemaError.wrap('Payload', Schema.decodeUnknownEffect(Target)(Object.fromEntries(fields))))
  )
  const isNamed = Schema.is(Target)
  const received: ReceivedFile[] = []
  let limit: number | undefined
  yield* Stream.runForEach(Stream.orDie(parts), (part) =>
    Effect.gen(function* () {
      if (part._tag === 'Field') {
        fields.set(part.key, part.value)
        return
      }
      if (received.length > 0) return yield* new Invalid({ msg: '一次只能上传一个文件' })
      if (isNamed(Object.fromEntries(fields))) limit = yield* limitOf(yield* target)
      received.push(yield* receive(part, limit ?? ceiling))
    })
  )
  const known = yield* target
  const [file] = received
  if (file === undefined) return yield* new Invalid({ msg: '参数必填' })
  yield* within(file.size, limit ?? (yield* limitOf(known)))
  return { target: known, file }
})
