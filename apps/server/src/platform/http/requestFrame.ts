/**
 * What surrounds every request: an id, the access log (method, path without its query, status, ms), security headers, size limits,
 * the time limit, the limit of calls at work at once (beyond it 503 with Retry-After), and an answer for every failure.
 *
 * A call is at work once its body is there; pages and health are never counted.
 */
import * as NodeHttpServerRequest from '@effect/platform-node/NodeHttpServerRequest'
import { ByteSize, Context, Duration, Effect, FileSystem, Layer, Path, References } from 'effect'
import type { HttpServerRequest } from 'effect/http'
import {
  HttpEffect,
  HttpIncomingMessage,
  HttpRouter,
  HttpServerRequest as Request,
  HttpServerResponse as Response,
  Multipart
} from 'effect/http'
import type { HttpServerError } from 'effect/http/HttpServerError'
import { IncomingMessage } from 'node:http'
import { tokenHeader } from '@ljonething/api/session/Session'
import { ServiceConfig } from '../Config.ts'
import { AccessLog } from '../logging.ts'
import { endWithin } from '../withinTime.ts'
import { answerFailure } from './answerFailure.ts'
import { isApiPath, pathOf } from './apiPath.ts'
import { callsAtWork } from './callsAtWork.ts'
import { hasBody, openBodies } from './OpenBodies.ts'
import { problem, withEnvelope } from './problem.ts'
import { newRequestId } from './requestId.ts'
import { isCrossSite, isFile, isProbe } from './requestKinds.ts'
import { withSecurityHeaders } from './securityHeaders.ts'

/** Seconds after which one may try again what is not answered now, unless the answer says it itself. */
const retrySoon = '2'

const withRetryAfter = (response: Response.HttpServerResponse) =>
  (response.status === 503 || response.status === 429) && response.headers['retry-after'] === undefined
    ? Response.setHeader(response, 'retry-after', retrySoon)
    : response

const timeOver = '处理超时，请稍后再试'

const kilobytes = (limit: ByteSize.ByteSize): number => Math.floor(Number(limit) / 1024)

export const RequestFrame = Layer.unwrap(
  Effect.gen(function* () {
    const config = yield* ServiceConfig
    const writeLine = yield* AccessLog
    const wholeLimit = ByteSize.min(config.fileLimit, config.uploadLimit)
    const tooLargeText = `提交的内容超过上限：单个文件不超过${kilobytes(wholeLimit)}KB，其他内容不超过${kilobytes(config.bodyLimit)}KB`
    const bodies = yield* Effect.acquireRelease(
      Effect.sync(() => openBodies(Duration.toMillis(config.bodyPatience))),
      ({ stop }) => Effect.sync(stop)
    )
    const work = callsAtWork(config.maxConcurrentRequests)

    const finish =
      (requestId: string, startedAt: number, isApi: boolean) =>
      (request: HttpServerRequest.HttpServerRequest, given: Response.HttpServerResponse) => {
        const response = withRetryAfter(isApi ? withEnvelope(given) : given)
        writeLine({
          requestId,
          method: request.method,
          path: pathOf(request.url),
          status: response.status,
          ms: Math.round((performance.now() - startedAt) * 10) / 10
        })
        return Effect.succeed(withSecurityHeaders(response, requestId))
      }

    const files = Context.pick(FileSystem.FileSystem, Path.Path)(yield* Effect.context<FileSystem.FileSystem | Path.Path>())

    /** Made once for the calls of a kind. */
    const limitsOf = (limit: ByteSize.ByteSize, timeout: Duration.Duration) => ({
      limit: Number(limit),
      timeout,
      services: Context.add(files, HttpIncomingMessage.MaxBodySize, limit).pipe(
        Context.add(Multipart.MaxFileSize, config.fileLimit),
        Context.add(Multipart.MaxParts, 100)
      )
    })
    const [ofUpload, ofOther] = [limitsOf(config.uploadLimit, config.uploadTimeout), limitsOf(config.bodyLimit, config.requestTimeout)]

    const received = <E, R>(
      request: HttpServerRequest.HttpServerRequest,
      body: IncomingMessage,
      effect: Effect.Effect<Response.HttpServerResponse, E, R>
    ) =>
      Effect.suspend((): Effect.Effect<Response.HttpServerResponse, E | HttpServerError, R> => {
        const open = bodies.open(body, request.headers[tokenHeader])
        if (open === undefined) return Effect.succeed(problem(429, { 'retry-after': '5' }, '同时上传的文件过多，请等前面的文件传完后再试'))
        body.once('end', open.close)
        return Effect.ensuring(
          isFile(request) ? work.countedFromEnd(body, effect) : Effect.andThen(request.arrayBuffer, work.counted(effect)),
          Effect.sync(open.close)
        )
      })

    const answerTimeOver = () => problem(503, {}, timeOver)
    return HttpRouter.middleware(
      (effect) => {
        const answered = Effect.catchCause(effect, answerFailure(tooLargeText))
        type Around = Context.Context<Request.HttpServerRequest>

        /** In a fiber of its own, which goes on behind when the time is over. */
        const page = (around: Around, timeout = config.requestTimeout) =>
          endWithin(Effect.runForkWith(around)(answered), timeout, answerTimeOver)

        /** A call without a body is counted until it has really ended. */
        const call = (around: Around) => {
          if (work.isFull()) return Effect.succeed(problem(503))
          work.begin()
          const fiber = Effect.runForkWith(around)(answered)
          fiber.addObserver(work.end)
          return endWithin(fiber, config.requestTimeout, answerTimeOver)
        }

        /** What is sent with a body is limited by what kind of body it is. */
        const withBody = (request: HttpServerRequest.HttpServerRequest, body: IncomingMessage, around: Around) => {
          const { limit, timeout, services } = isFile(request) ? ofUpload : ofOther
          if (Number(request.headers['content-length'] ?? 0) > limit) return Effect.succeed(problem(413, {}, tooLargeText))
          const withFiles = Context.merge(around, services)
          if (!isApiPath(request.url)) return page(withFiles, timeout)
          const whole = Effect.catchCause(received(request, body, effect), answerFailure(tooLargeText))
          return endWithin(Effect.runForkWith(withFiles)(whole), timeout, answerTimeOver)
        }

        return Effect.contextWith((context: Around) => {
          const request = Context.get(context, Request.HttpServerRequest)
          const id = newRequestId()
          const isApi = isApiPath(request.url)
          HttpEffect.appendPreResponseHandlerUnsafe(context, finish(id, performance.now(), isApi))
          if (isProbe(request.url)) return effect
          if (isCrossSite(request)) return Effect.succeed(problem(403))
          const around = Context.add(context, References.CurrentLogAnnotations, { requestId: id })
          const message = NodeHttpServerRequest.toIncomingMessage(request)
          if (message instanceof IncomingMessage && hasBody(message)) return withBody(request, message, around)
          if (!isApi) return page(around)
          return call(request.method === 'GET' ? around : Context.merge(around, ofOther.services))
        })
      },
      { global: true }
    )
  })
)

export const drainLimit = Duration.seconds(3)
