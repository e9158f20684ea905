import { createSm2KeyPair } from '@ljonething/crypto/Sm2'
import { makeCertificate } from '@ljonething/ofd/seals/writeSeal'
import { Effect, Option } from 'effect'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { issue } from '../seal/pki/certificates.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { useTestServer } from '../testing/server.ts'
import { loginAs, visitor } from '../testing/TestCaller.ts'
import type { TestCaller } from '../testing/TestCaller.ts'
import { trustedRoots } from './trustedRoots.ts'

const keys = createSm2KeyPair()
const name = '省电子印章机构'
const period = { from: '2026-01-01T00:00:00Z', until: '2036-01-01T00:00:00Z' }
const authority = makeCertificate({ name, publicKey: keys.publicKey, serial: 7, ...period }, { name, keys })

const folder = temporaryFolder('seal-trust')
afterAll(folder.remove)
const pem = (der: Uint8Array) => `-----BEGIN CERTIFICATE-----\n${Buffer.from(der).toString('base64')}\n-----END CERTIFICATE-----\n`
const fileOf = (name: string, content: string) => {
  const path = join(folder.path, name)
  writeFileSync(path, content)
  return path
}
const trust = fileOf('authority.pem', `印章机构\n${pem(authority)}`)

const person = { userType: '0', userId: 'C-1', userRegion: '230100000000', userLevel: '4' }
const centre = createServer((_, response) =>
  response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(JSON.stringify({ ...person, cardId: '23019919930412002X', userName: '周晓岚', mobile: '13904510001' }))
)
await new Promise<void>((listening) => centre.listen(0, '127.0.0.1', listening))
afterAll(() => void centre.close())

const told = async (caller: TestCaller) =>
  (await caller.call((client) => client.oneThingResults.sealAuthorities())).map((text) => Buffer.from(text, 'base64').toString('hex'))
const hex = Buffer.from(authority).toString('hex')

describe('those who stand for the seals of departments', () => {
  const real = useTestServer({
    SANDBOX: 'false',
    IDENTITY_LOGIN_URL: 'https://login.example/page',
    IDENTITY_URL: `http://127.0.0.1:${(centre.address() as AddressInfo).port}`,
    DEPARTMENT_SEAL_TRUST: trust
  })
  const sandbox = useTestServer({ DEPARTMENT_SEAL_TRUST: trust })

  it('are told as they are configured, and beside those of the sandbox', async () => {
    const caller = visitor(real.url)
    const session = await caller.call((client) => client.oneThingSession.getUserInfoByTicket({ query: { ticket: 'any' } }))
    caller.setToken('token' in session ? session.token : null)
    expect(await told(caller)).toEqual([hex])
    expect(await told(await loginAs(sandbox.url, '周晓岚'))).toEqual([expect.any(String), hex])
  })

  it('none are known where none are configured', async () => {
    expect(await Effect.runPromise(trustedRoots(Option.none()))).toEqual([])
  })

  const wish = { use: 'authority', name: '别的曲线', from: new Date(period.from), until: new Date(period.until) } as const
  it.each([
    ['a file that is not there', async () => join(folder.path, 'none.pem'), '无法读取'],
    ['a file without a certificate', async () => fileOf('empty.pem', 'nothing'), '无法读取'],
    ['a certificate that is cut off', async () => fileOf('half.pem', pem(authority.slice(0, 90))), '无法读取'],
    ['one of another curve', async () => fileOf('other.pem', pem(authority) + pem((await issue(wish)).certificate)), '第 2 个不是 SM2 证书']
  ])('%s does not start, and says which', async (_, file, sentence) => {
    const path = await file()
    const failure = await Effect.runPromise(Effect.flip(trustedRoots(Option.some(path))))
    expect(failure).toMatchObject({ _tag: 'StartError', message: expect.stringContaining(sentence) })
    expect(failure.message).toContain(path)
  })
})
