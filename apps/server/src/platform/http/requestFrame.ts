/**
 * What surrounds every request: an id, the access log (method, path without its query, status, ms), security headers, size limits,
 * the time limit, the limit of calls at work at once (beyond it 503 with Retry-After), and an answer for every failure.
 *
 * A call is at work once its body is there; pages and health are never counted.
 */
import * as NodeHttpServerRequest from '@effect/platform-node/NodeHttpServerRequest'
import { ByteSize, Cause, Context, Duration, Effect, FileSystem, Layer, Path, References } from 'effect'
import type { HttpServerRequest } from 'effect/http'
import {
  HttpEffect,
  HttpIncomingMessage,
  HttpRouter,
  HttpServerRespondable,
  HttpServerRequest as Request,
  HttpServerResponse as Response,
  Multipart
} from 'effect/http'
import type { HttpServerError } from 'effect/http/HttpServerError'
import { randomBytes } from 'node:crypto'
import { IncomingMessage } from 'node:http'
import { tokenHeader } from '@ljonething/api/session/Session'
import { ServiceConfig } from '../Config.ts'
import { AccessLog } from '../logging.ts'
import { endWithin } from '../withinTime.ts'
import { isApiPath, pathOf } from './apiPath.ts'
import { failureOf } from './failure.ts'
import { headersOf } from './headersOf.ts'
import { hasBody, openBodies } from './OpenBodies.ts'
import { problem, withEnvelope } from './problem.ts'
import { withSecurityHeaders } from './securityHeaders.ts'

/** Seconds after which one may try again what is not answered now, unless the answer says it itself. */
const retrySoon = '2'

const withRetryAfter = (response: Response.HttpServerResponse) =>
  (response.status === 503 || response.status === 429) && response.headers['retry-after'] === undefined
    ? Response.setHeader(response, 'retry-after', retrySoon)
    : response

const timeOver = '处理超时，请稍后再试'

const kilobytes = (limit: ByteSize.ByteSize): number => Math.floor(Number(limit) / 1024)

/** A file, whole or a part of one. */
const isFile = (request: HttpServerRequest.HttpServerRequest) =>
  /^(?:multipart\/|application\/offset\+octet-stream$)/.test(request.headers['content-type'] ?? '')

/** A browser says where a call comes from; calls from other sites are refused, other programs say nothing and pass. */
const isCrossSite = (request: HttpServerRequest.HttpServerRequest) => {
  const site = headersOf(request)['sec-fetch-site']
  return site !== undefined && site !== 'same-origin' && site !== 'none' && isApiPath(request.url)
}

const brokeOff = (request: HttpServerRequest.HttpServerRequest) => {
  const { complete, destroyed } = NodeHttpServerRequest.toIncomingMessage(request)
  return destroyed && !complete
}

const closedByCaller = Response.empty({ status: 499 })

/** Interruption and what is an answer already go on; everything else gets the answer of its kind, and a log line where it is our trouble. */
const answerFailure = (tooLarge: string) => (cause: Cause.Cause<unknown>) => {
  const error = Cause.squash(cause)
  if (Cause.hasInterruptsOnly(cause) || Response.isHttpServerResponse(error)) return Effect.failCause(cause)
  const failure = failureOf(error)
  if (failure === 'gone') return Effect.succeed(closedByCaller)
  if (failure === 'malformed')
    return Effect.map(Request.HttpServerRequest, (request) => (brokeOff(request) ? closedByCaller : problem(400)))
  if (failure === 'tooLarge') return Effect.succeed(problem(413, {}, tooLarge))
  if (failure === 'ours' && HttpServerRespondable.isRespondable(error)) return Effect.failCause(cause)
  return Effect.as(Effect.logError('请求处理失败', cause), problem(failure === 'outage' ? 503 : 500))
}

/** What the log would mask as a number of a telephone or a person. */
const likeNumber = /\d{11}/

/** 64 random bits as 16 hex characters. */
const newRequestId = (): string => {
  const id = randomBytes(8).toString('hex')
  return likeNumber.test(id) ? newRequestId() : id
}

const isProbe = (url: string) => url === '/healthz' || url === '/readyz'

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
    let running = 0

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

    /** Runs a call whose body came with it. */
    const counted = <E, R>(effect: Effect.Effect<Response.HttpServerResponse, E, R>) =>
      Effect.suspend((): typeof effect => {
        if (running >= config.maxConcurrentRequests) return Effect.succeed(problem(503))
        running += 1
        return Effect.ensuring(
          effect,
          Effect.sync(() => {
            running -= 1
          })
        )
      })

    /** A file is received while the call runs, which counts from the end of its body on. */
    const countedFromEnd = <E, R>(body: IncomingMessage, effect: Effect.Effect<Response.HttpServerResponse, E, R>) =>
      Effect.suspend((): typeof effect => {
        if (running >= config.maxConcurrentRequests) return Effect.succeed(problem(503))
        let counts = 0
        const atEnd = () => {
          counts = 1
          running += 1
        }
        body.once('end', atEnd)
        return Effect.ensuring(
          effect,
          Effect.sync(() => {
            body.off('end', atEnd)
            running -= counts
          })
        )
      })

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
          isFile(request) ? countedFromEnd(body, effect) : Effect.andThen(request.arrayBuffer, counted(effect)),
          Effect.sync(open.close)
        )
      })

    const answerTimeOver = () => problem(503, {}, timeOver)
    const hasEnded = () => {
      running -= 1
    }

    return HttpRouter.middleware(
      (effect) => {
        const answered = Effect.catchCause(effect, answerFailure(tooLargeText))
        type Around = Context.Context<Request.HttpServerRequest>

        /** In a fiber of its own, which goes on behind when the time is over. */
        const page = (around: Around, timeout = config.requestTimeout) =>
          endWithin(Effect.runForkWith(around)(answered), timeout, answerTimeOver)

        /** A call without a body is counted until it has really ended. */
        const call = (around: Around) => {
          if (running >= config.maxConcurrentRequests) return Effect.succeed(problem(503))
          running += 1
          const fiber = Effect.runForkWith(around)(answered)
          fiber.addObserver(hasEnded)
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
