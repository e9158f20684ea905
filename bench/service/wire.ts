/**
 * PostgreSQL on the wire (线上协议), as bare as it can be: for the limit a submission is measured against, for seeding, and for a proxy that writes down
 * what the service says. Logs in by SCRAM-SHA-256. Messages are a letter, four bytes of length, the rest.
 */
import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto'
import { connect, createServer } from 'node:net'
import type { Server } from 'node:net'

export interface Address {
  readonly port: number
  readonly password: string
}

const role = 'ljonething'

const message = (kind: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(5)
  head.write(kind, 'latin1')
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

const splitter = (heard: (kind: string, body: Buffer) => void, startsWithoutKind: boolean) => {
  let pending: Buffer = Buffer.alloc(0)
  let started = !startsWithoutKind
  return (bytes: Buffer) => {
    pending = pending.length === 0 ? bytes : Buffer.concat([pending, bytes])
    for (;;) {
      const head = started ? 1 : 0
      const length = pending.length < head + 4 ? Infinity : head + pending.readInt32BE(head)
      if (pending.length < length) return
      if (started) heard(String.fromCharCode(pending[0] ?? 0), pending.subarray(5, length))
      started = true
      pending = pending.subarray(length)
    }
  }
}

const xor = (left: Buffer, right: Buffer): Buffer => Buffer.from(left.map((byte, at) => byte ^ (right[at] ?? 0)))
const hmac = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

const finalMessage = (password: string, first: string, challenge: string): string => {
  const [, nonce = '', salt = '', rounds = ''] = /^r=([^,]+),s=([^,]+),i=(\d+)/.exec(challenge) ?? []
  const salted = pbkdf2Sync(password, Buffer.from(salt, 'base64'), Number(rounds), 32, 'sha256')
  const key = hmac(salted, 'Client Key')
  const withoutProof = `c=biws,r=${nonce}`
  const signature = hmac(createHash('sha256').update(key).digest(), `${first},${challenge},${withoutProof}`)
  return `${withoutProof},p=${xor(key, signature).toString('base64')}`
}

export interface Wire {
  /** Sends messages that end in a Sync or are one simple query; gives the rows as text. */
  readonly ask: (messages: Buffer) => Promise<readonly (readonly (string | null)[])[]>
  readonly query: (sql: string) => Promise<readonly (readonly (string | null)[])[]>
  readonly close: () => void
}

export const openWire = ({ port, password }: Address): Promise<Wire> =>
  new Promise((opened, refused) => {
    const socket = connect(port, '127.0.0.1')
    socket.setNoDelay(true)
    const first = `n=,r=${randomBytes(18).toString('base64')}`
    let rows: (string | null)[][] = []
    let waiting: { readonly done: (rows: (string | null)[][]) => void; readonly failed: (error: Error) => void } | undefined
    let error: Error | undefined

    const ask: Wire['ask'] = (messages) =>
      new Promise((done, failed) => {
        rows = []
        error = undefined
        waiting = { done, failed }
        socket.write(messages)
      })
    const wire: Wire = { ask, query: (sql) => ask(message('Q', Buffer.from(`${sql}\0`))), close: () => socket.destroy() }

    const authenticate = (body: Buffer) => {
      const step = body.readInt32BE(0)
      const said = body.toString('utf8', 4)
      if (step === 10) {
        const start = Buffer.from(`n,,${first}`)
        const length = Buffer.alloc(4)
        length.writeInt32BE(start.length)
        socket.write(message('p', Buffer.concat([Buffer.from('SCRAM-SHA-256\0'), length, start])))
      }
      if (step === 11) socket.write(message('p', Buffer.from(finalMessage(password, first, said))))
    }
    const row = (body: Buffer): (string | null)[] => {
      let at = 2
      return Array.from({ length: body.readInt16BE(0) }, () => {
        const length = body.readInt32BE(at)
        const value = length < 0 ? null : body.toString('utf8', at + 4, at + 4 + length)
        at += 4 + Math.max(length, 0)
        return value
      })
    }
    const heard = (kind: string, body: Buffer) => {
      if (kind === 'R') authenticate(body)
      if (kind === 'D') rows.push(row(body))
      if (kind === 'E') error = new Error(body.toString('utf8').replaceAll('\0', ' '))
      if (kind !== 'Z') return
      if (waiting === undefined) opened(wire)
      else if (error === undefined) waiting.done(rows)
      else waiting.failed(error)
    }
    socket.on('data', splitter(heard, false))
    socket.on('error', refused)
    const startup = Buffer.from(`\0\u0003\0\0user\0${role}\0database\0postgres\0\0`, 'latin1')
    const length = Buffer.alloc(4)
    length.writeInt32BE(startup.length + 4)
    socket.write(Buffer.concat([length, startup]))
  })

/** A statement as the service said it: its text and types once, its values with every run. */
export interface Said {
  readonly connection: number
  readonly text: string
  /** Body of the Parse message after the name. */
  readonly parse: Buffer
  /** Body of the Bind message after portal and name. */
  readonly bind: Buffer
}

const sync = message('S', Buffer.alloc(0))
const execute = message('E', Buffer.from('\0\0\0\0\0', 'latin1'))

export const prepareMessages = (name: string, { parse }: Said): Buffer =>
  Buffer.concat([message('P', Buffer.concat([Buffer.from(`${name}\0`), parse])), sync])

export const runMessages = (name: string, bind: Buffer): Buffer =>
  Buffer.concat([message('B', Buffer.concat([Buffer.from(`\0${name}\0`), bind])), execute, sync])

export interface Proxy {
  readonly port: number
  /** Statements run so far, in order. */
  readonly said: readonly Said[]
  readonly close: () => void
}

const listening = (server: Server): Promise<number> =>
  new Promise((ready) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      ready(typeof address === 'object' && address !== null ? address.port : 0)
    })
  })

const textFrom = (body: Buffer, from: number): string => body.toString('utf8', from, body.indexOf(0, from))

/** Lets everything through and writes down what the client runs. */
export const recordingProxy = async (port: number): Promise<Proxy> => {
  const said: Said[] = []
  let connections = 0
  const server = createServer((client) => {
    const connection = (connections += 1)
    const prepared = new Map<string, { readonly text: string; readonly parse: Buffer }>()
    const heard = (kind: string, body: Buffer) => {
      if (kind === 'P') {
        const end = body.indexOf(0) + 1
        prepared.set(textFrom(body, 0), { text: textFrom(body, end), parse: Buffer.from(body.subarray(end)) })
      }
      if (kind === 'B') {
        const at = body.indexOf(0) + 1
        const found = prepared.get(textFrom(body, at))
        if (found !== undefined) said.push({ connection, ...found, bind: Buffer.from(body.subarray(body.indexOf(0, at) + 1)) })
      }
    }
    const read = splitter(heard, true)
    const upstream = connect(port, '127.0.0.1')
    client.on('data', (bytes: Buffer) => {
      read(bytes)
      upstream.write(bytes)
    })
    upstream.pipe(client)
    client.on('close', () => upstream.destroy())
    for (const socket of [client, upstream]) socket.on('error', () => socket.destroy())
  })
  return { port: await listening(server), said, close: () => server.close() }
}
