/**
 * What the ordinary call is measured against (对照): `bare` node:http with JSON.stringify, or an Effect `router` with schemas for header and answer.
 * Both answer the user of a session held in memory, as the service does; neither has a log, limits, security headers or other calls.
 */
import { NodeHttpServer, NodeRuntime } from '@effect/platform-node'
import { UserInfo } from '@ljonething/api/session/UserInfo'
import { Effect, Layer, Schema } from 'effect'
import { HttpRouter, HttpServerRequest, HttpServerResponse } from 'effect/http'
import { createServer } from 'node:http'

export const peerPath = '/ljonethingapi/api/v1/auth/getUserInfo'
export const peerToken = 'x'.repeat(43)

const session = {
  userInfo: {
    userType: '0' as const,
    userId: 'P001',
    userRegion: '230100000000',
    userLevel: '4',
    cardId: '23019919930412002X',
    userName: '周晓岚',
    mobile: '13900000001'
  },
  idleUntil: '2026-11-22T08:00:00.000Z',
  expiresAt: '2026-11-22T16:00:00.000Z',
  formKey: '0123456789abcdef0123456789abcdef'
}
const sessions = new Map([[peerToken, session]])

const Answer = Schema.Struct({
  code: Schema.Finite,
  msg: Schema.String,
  data: Schema.Struct({ userInfo: UserInfo, idleUntil: Schema.String, expiresAt: Schema.String, formKey: Schema.String })
})
const readHeaders = HttpServerRequest.schemaHeaders(Schema.Struct({ 'auth-center-token': Schema.String }))
const answer = HttpServerResponse.schemaJson(Answer)

const Route = HttpRouter.add(
  'GET',
  peerPath,
  Effect.gen(function* () {
    const { 'auth-center-token': token } = yield* readHeaders
    const found = sessions.get(token)
    if (found === undefined) return HttpServerResponse.empty({ status: 401 })
    return yield* answer({ code: 0, msg: '操作成功', data: found })
  })
)

const say = (port: number) => process.stdout.write(`http://127.0.0.1:${port}\n`)

const router = (port: number) =>
  HttpRouter.serve(Route, { disableLogger: true, disableListenLog: true }).pipe(
    Layer.provide(NodeHttpServer.layer(createServer, { port, host: '127.0.0.1' })),
    Layer.tap(() => Effect.sync(() => say(port))),
    Layer.launch
  )

const bare = (port: number) => {
  const server = createServer((request, response) => {
    const found = request.url === peerPath ? sessions.get(String(request.headers['auth-center-token'])) : undefined
    if (found === undefined) return response.writeHead(404).end()
    const body = JSON.stringify({ code: 0, msg: '操作成功', data: found })
    return response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }).end(body)
  }).listen(port, '127.0.0.1', () => say(port))
  process.once('SIGTERM', () => {
    server.closeAllConnections()
    server.close()
  })
}

if (import.meta.main) {
  const port = Number(process.argv[3])
  if (process.argv[2] === 'bare') bare(port)
  else NodeRuntime.runMain(router(port))
}
