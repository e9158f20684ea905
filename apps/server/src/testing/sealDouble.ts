/**
 * A seal centre over HTTP for tests (签章平台替身), with an authority of its own: it signs, or misbehaves as it is told. `trust` is a file with its root
 * certificate.
 */
import { createServer } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { X509Certificate } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Schema } from 'effect'
import { addSignature } from '../seal/pdf/addSignature.ts'
import { issue } from '../seal/pki/certificates.ts'
import type { KeyPair } from '../seal/pki/certificates.ts'
import { signDetached } from '../seal/pki/cms.ts'
import { temporaryFolder } from './temporaryFolder.ts'

export type SealConduct =
  | 'fine'
  | 'error'
  | 'html'
  | 'half'
  | 'refusing'
  | 'silent'
  | 'late'
  | 'elsewhere'
  | 'otherFile'
  | 'changedByte'
  | 'unsigned'
  | 'foreignAuthority'
  | 'expired'
  | 'otherHolder'
  | 'foreignTime'

const Order = Schema.fromJsonString(
  Schema.Struct({
    reference: Schema.String,
    name: Schema.String,
    place: Schema.optionalKey(Schema.String),
    pdf: Schema.optionalKey(Schema.Uint8ArrayFromBase64)
  })
)

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(Buffer.from(piece as Uint8Array))
  return Buffer.concat(pieces).toString('utf8')
}

const dayMs = 86_400_000
const period = (from: number, until: number) => ({ from: new Date(Date.now() + from * dayMs), until: new Date(Date.now() + until * dayMs) })

/** Longer than the service waits in the tests. */
const lateMs = 2_500

export const sealDouble = async (picture: Uint8Array) => {
  const authority = async () => {
    const root = await issue({ use: 'authority', name: '替身根证书', ...period(-1, 400) })
    return { root, time: await issue({ use: 'timestamp', name: '替身时间戳', ...period(-1, 300) }, root) }
  }
  const [own, foreign] = await Promise.all([authority(), authority()])
  const folder = temporaryFolder('seal-double')
  const trust = join(folder.path, 'root.pem')
  writeFileSync(trust, new X509Certificate(own.root.certificate).toString())
  let conduct: SealConduct = 'fine'
  const asked: string[] = []

  const signed = async (text: string): Promise<string> => {
    const { reference, name, place = '', pdf = new Uint8Array() } = Schema.decodeUnknownSync(Order)(text)
    const { root } = conduct === 'foreignAuthority' ? foreign : own
    const { time } = conduct === 'foreignTime' ? foreign : own
    const holder = conduct === 'otherHolder' ? reference.replaceAll(/./gu, 'a') : reference
    const days = conduct === 'expired' ? period(-30, -1) : period(-1, 30)
    const signer: KeyPair = await issue({ use: 'seal', name, serialNumber: holder, ...days }, root)
    const at = new Date()
    const chain = [root.certificate]
    const sign = (content: Uint8Array) => signDetached({ content, signer, timestamper: time, chain, at })
    const shown = conduct === 'otherFile' ? picture : pdf
    const result = Buffer.from(await addSignature(shown, { place, signer: name, reason: '在线签名', at, picture, sign }))
    if (conduct === 'changedByte') result[result.length - 40] = (result[result.length - 40] ?? 0) ^ 1
    return JSON.stringify({ status: 0, pdf: Buffer.from(conduct === 'unsigned' ? pdf : result).toString('base64') })
  }

  const server = createServer((request, response) => {
    const answer = async () => {
      const text = await bodyOf(request)
      asked.push(request.url ?? '')
      if (conduct === 'silent') return
      if (conduct === 'elsewhere') return void response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()
      if (conduct === 'error') return void response.writeHead(500).end('{"status":0}')
      if (conduct === 'html') return void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>系统维护中</html>')
      if (conduct === 'refusing') return void response.end('{"status":7,"msg":"签章平台正在升级，请明天再试"}')
      const said = request.url === '/seal' ? '{"status":0,"sid":"double"}' : await signed(text)
      if (conduct === 'late') await new Promise((resolve) => setTimeout(resolve, lateMs))
      response.end(conduct === 'half' ? said.slice(0, said.length / 2) : said)
    }
    answer().catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    trust,
    asked,
    behave: (next: SealConduct) => {
      conduct = next
    },
    close: () => {
      server.closeAllConnections()
      server.close()
      folder.remove()
    }
  }
}
