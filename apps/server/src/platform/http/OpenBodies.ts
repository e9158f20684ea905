/**
 * Bodies on their way (接收中的请求体): until its body is there a request is not counted among those at work, so that what is half sent holds nobody up.
 *
 * A body that brings less than 1 KiB a second for as long as the patience lasts is cut off, with 408 where no answer has begun; what waits in our own
 * buffers is no fault of the caller. Of a thousand and more the oldest is cut. Of large uploads a session may have four open at a time.
 */
import type { IncomingMessage } from 'node:http'

const leastBytesPerSecond = 1_024
const mostOpen = 1_000
const mostUploads = 4
/** Bytes; what is smaller is over before it could be counted. */
const largeUpload = 262_144

const timedOut = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

const cut = (body: IncomingMessage) => {
  if (body.socket.writable) body.socket.write(timedOut)
  body.destroy()
}

const declaredSize = ({ headers }: IncomingMessage): number =>
  headers['content-length'] === undefined ? Number.POSITIVE_INFINITY : Number(headers['content-length'])

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'

export interface OpenBodies {
  /** Watches a body until `close`; undefined when its session has as many large uploads open as it may. */
  readonly open: (body: IncomingMessage, session: string | undefined) => { readonly close: () => void } | undefined
  readonly stop: () => void
}

export const openBodies = (patienceMs: number): OpenBodies => {
  const seen = new Map<IncomingMessage, { readonly bytes: number; readonly at: number }>()
  const uploads = new Map<string, number>()
  const leastBytes = (leastBytesPerSecond * patienceMs) / 1_000

  const look = () => {
    const now = performance.now()
    for (const [body, { bytes, at }] of seen) {
      if (now - at < patienceMs || body.complete) continue
      const { bytesRead } = body.socket
      if (bytesRead - bytes < leastBytes && body.readableLength === 0) cut(body)
      else seen.set(body, { bytes: bytesRead, at: now })
    }
  }
  const timer = setInterval(look, Math.min(1_000, patienceMs / 2)).unref()

  const countUpload = (session: string, by: 1 | -1) => {
    const count = (uploads.get(session) ?? 0) + by
    if (count === 0) uploads.delete(session)
    else uploads.set(session, count)
  }

  return {
    open: (body, session) => {
      const counted = session !== undefined && declaredSize(body) > largeUpload ? session : undefined
      if (counted !== undefined && (uploads.get(counted) ?? 0) >= mostUploads) return undefined
      if (seen.size >= mostOpen) for (const oldest of [...seen.keys()].slice(0, 1)) cut(oldest)
      if (counted !== undefined) countUpload(counted, 1)
      seen.set(body, { bytes: body.socket.bytesRead, at: performance.now() })
      return {
        close: () => {
          if (seen.delete(body) && counted !== undefined) countUpload(counted, -1)
        }
      }
    },
    stop: () => clearInterval(timer)
  }
}
