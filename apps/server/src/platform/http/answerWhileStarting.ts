/**
 * While starting (启动中): the port is taken before the application is ready. Until it handles requests itself, each gets 503 with Retry-After; without
 * an answer a caller that came a second too early would wait for ever.
 */
import type { RequestListener, Server } from 'node:http'

const unready: RequestListener = (request, response) => {
  request.resume()
  response.writeHead(503, { 'retry-after': '1', 'cache-control': 'no-store', connection: 'close' }).end()
}

export const answerWhileStarting = (server: Server): Server => {
  server.on('request', unready)
  const stepAside = (event: string | symbol) => {
    if (event !== 'request') return
    server.off('newListener', stepAside)
    server.off('request', unready)
  }
  return server.on('newListener', stepAside)
}
