/** The parts of an upload's body (上传分部) as they come in: of a few parts, none larger than the service takes at all. */
import type { ByteSize } from 'effect'
import { Stream } from 'effect'
import type { HttpServerRequest } from 'effect/http'
import { Multipart } from 'effect/http'

export const partsOf = ({ multipartStream }: HttpServerRequest.HttpServerRequest, most: ByteSize.ByteSize) =>
  Stream.provideContext(multipartStream, Multipart.limitsServices({ maxFileSize: most, maxParts: 8 }))
