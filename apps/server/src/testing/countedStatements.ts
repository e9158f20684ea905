/**
 * Counts what is said to PostgreSQL (语句计数): every statement a service executes, with its text, read from the bytes it sends.
 *   const counted = countedStatements(); const server = useService(AppLive, {}, counted.database)
 *   const from = counted.mark(); …; counted.since(from)
 */
import { connect } from 'node:net'
import type { Duplex } from 'node:stream'
import { inject } from 'vitest'
import { testDatabase } from './testDatabase.ts'

export interface Statement {
  /** Numbers the connections in the order they were opened. */
  readonly connection: number
  readonly text: string
}

/** Messages of the client, once the session has begun: a letter, four bytes of length, the rest. */
const reader = (connection: number, heard: (statement: Statement) => void) => {
  const prepared = new Map<string, string>()
  let pending = Buffer.alloc(0)
  let started = false
  const textFrom = (body: Buffer, from: number): string => body.toString('utf8', from, body.indexOf(0, from))
  const understand = (kind: string, body: Buffer) => {
    if (kind === 'Q') heard({ connection, text: textFrom(body, 0) })
    if (kind === 'P') {
      const name = textFrom(body, 0)
      prepared.set(name, textFrom(body, Buffer.byteLength(name) + 1))
    }
    if (kind === 'B') {
      const portal = textFrom(body, 0)
      heard({ connection, text: prepared.get(textFrom(body, Buffer.byteLength(portal) + 1)) ?? '' })
    }
  }
  return (bytes: Buffer) => {
    pending = Buffer.concat([pending, bytes])
    for (;;) {
      const head = started ? 1 : 0
      const length = pending.length < head + 4 ? Infinity : head + pending.readInt32BE(head)
      if (pending.length < length) return
      if (started) understand(String.fromCharCode(pending[0] ?? 0), pending.subarray(5, length))
      started = true
      pending = pending.subarray(length)
    }
  }
}

export const countedStatements = () => {
  const all: Statement[] = []
  let connections = 0
  const stream = (): Duplex => {
    const { host, port } = inject('postgres')
    const socket = connect(port, host)
    const read = reader((connections += 1), (statement) => all.push(statement))
    const write = socket.write.bind(socket)
    socket.write = (chunk: unknown, ...rest: never[]) => {
      if (chunk instanceof Uint8Array) read(Buffer.from(chunk))
      return write(chunk as Uint8Array, ...rest)
    }
    return socket
  }
  return {
    database: testDatabase(8, stream),
    mark: () => all.length,
    since: (mark: number): readonly Statement[] => all.slice(mark)
  }
}
