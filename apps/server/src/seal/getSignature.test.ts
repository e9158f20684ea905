import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { X509Certificate } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { onTheWire } from '../testing/onTheWire.ts'
import { useTestServer } from '../testing/server.ts'
import { sealTicket } from '../testing/signing.ts'
import { loginAs } from '../testing/TestCaller.ts'
import type { TestCaller } from '../testing/TestCaller.ts'

const server = useTestServer()
const getSignature = async (caller: TestCaller, seal?: 'person' | 'company', ticket?: string) => {
  const query = { ticket: ticket ?? (await sealTicket(caller)), ...(seal === undefined ? {} : { seal }) }
  return caller.call((client) => client.oneThingSeal.getSignature({ query }))
}
const apply = (caller: TestCaller, kind: 'person' | 'company') =>
  caller.call((client) => client.sandboxSeals.applySeal({ payload: { kind } }))
const setSeal = (caller: TestCaller, state: 'valid' | 'revoked' | 'expired') =>
  caller.call((client) => client.sandboxSeals.setSeal({ payload: { kind: 'person', state } }))
const rows = <Row extends object>(statement: string) =>
  server.run(Effect.flatMap(SqlClient.SqlClient, (sql) => Effect.orDie(sql.unsafe<Row>(statement))))

const spent = { status: 9, msg: '签章凭证无效或已过期，请重新发起签名' }

describe('whether somebody has a seal', () => {
  it('[R-7.4-27] is answered at the published address: 3 before a person applied for one, then 0 with what names it', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    const wire = onTheWire(server.url, mother)
    const ask = async () => wire('GET', '/ljonethingapi/seal/getSignature', { ticket: await sealTicket(mother) })
    expect(await ask()).toMatchObject({ status: 200, code: 0, data: { status: 3 } })
    expect(await apply(mother, 'person')).toMatchObject([{ kind: 'person', holder: '周晓岚', state: 'valid' }])
    const found = await ask()
    expect(found).toMatchObject({ status: 200, data: { status: 0, sid: expect.stringMatching(/^[0-9a-f]{32}$/u) } })
    expect((await ask()).data).toEqual(found.data)
    await apply(mother, 'person')
    expect((await ask()).data).toEqual(found.data)
  })

  it('is 4 for a company without one, which its administrator alone applies for and its clerk may use', async () => {
    const clerk = await loginAs(server.url, '邹静', true)
    expect(await getSignature(clerk)).toEqual({ status: 4 })
    expect(await getSignature(clerk, 'person')).toEqual({ status: 3 })
    const refused = await clerk.refusal((client) => client.sandboxSeals.applySeal({ payload: { kind: 'company' } }))
    expect(refused).toMatchObject({ _tag: 'Forbidden', msg: '企业印章只能由企业管理员申请，请联系本企业管理员' })
    const administrator = await loginAs(server.url, '宋北原', true)
    const holder = '哈尔滨北原农业科技有限公司（示例）'
    expect(await apply(administrator, 'company')).toContainEqual(expect.objectContaining({ kind: 'company', holder, state: 'valid' }))
    expect(await getSignature(clerk)).toMatchObject({ status: 0 })
  })

  it('is not told of a company to a person who acts for none', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    const query = { ticket: await sealTicket(mother), seal: 'company' as const }
    expect(await mother.refusal((client) => client.oneThingSeal.getSignature({ query }))).toMatchObject({ _tag: 'Forbidden' })
  })

  it('is told for a fresh ticket of the caller’s for the seal centre alone, once', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    const father = await loginAs(server.url, '马晓东')
    const ticket = await sealTicket(mother)
    expect(await getSignature(father, 'person', ticket)).toEqual(spent)
    expect(await getSignature(mother, 'person', ticket)).toEqual(spent)
    const used = await sealTicket(mother)
    expect(await getSignature(mother, 'person', used)).not.toEqual(spent)
    expect(await getSignature(mother, 'person', used)).toEqual(spent)
    expect(await getSignature(mother, 'person', await sealTicket(mother, 'https://invest.example.invalid/'))).toEqual(spent)
    expect(await getSignature(mother, 'person', 'invented')).toEqual(spent)
  })

  it('says that a seal was revoked or has expired, until there is a new one', async () => {
    const father = await loginAs(server.url, '马晓东')
    expect(await father.refusal((client) => client.sandboxSeals.setSeal({ payload: { kind: 'person', state: 'revoked' } }))).toMatchObject({
      _tag: 'Rejected'
    })
    await apply(father, 'person')
    const { sid } = await getSignature(father)
    await setSeal(father, 'revoked')
    expect(await getSignature(father)).toEqual({ status: 9, msg: '签名证书已被吊销，请重新申请后再签名' })
    await setSeal(father, 'expired')
    expect(await getSignature(father)).toEqual({ status: 9, msg: '签名证书已过期，请重新申请后再签名' })
    expect(await apply(father, 'person')).toMatchObject([{ state: 'valid' }])
    const renewed = await getSignature(father)
    expect([renewed.status, renewed.sid === sid]).toEqual([0, false])
  })

  it('is not answered by a centre that is down or says something else, and nothing is made of it', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    for (const mode of ['down', 'html', 'envelope', 'half'] as const) {
      await mother.call((client) => client.sandbox.system({ payload: { system: 'seal', mode } }))
      const query = { ticket: await sealTicket(mother) }
      expect([mode, await mother.refusal((client) => client.oneThingSeal.getSignature({ query }))]).toMatchObject([
        mode,
        { _tag: 'Unavailable', msg: '电子签章服务暂不可用，请稍后再试，您填写的内容不会丢失' }
      ])
    }
    await mother.call((client) => client.sandbox.resetSystems())
    expect((await getSignature(mother)).status).not.toBe(9)
  })
})

describe('what the seal centre of the sandbox keeps', () => {
  it('is a certificate of its own authority that names the person and not the number, and a key that nobody reads from the database', async () => {
    await apply(await loginAs(server.url, '周晓岚'), 'person')
    const [root] = await rows<{ certificate: Uint8Array }>(`SELECT certificate FROM sandbox_authority WHERE name = 'root'`)
    const seals = await rows<{ certificate: Uint8Array; privateKey: Uint8Array }>('SELECT certificate, private_key FROM sandbox_seal')
    const authority = new X509Certificate(root?.certificate ?? '')
    expect([authority.ca, authority.verify(authority.publicKey)]).toEqual([true, true])
    const certificates = seals.map(({ certificate }) => new X509Certificate(certificate))
    expect(certificates.map((one) => one.verify(authority.publicKey) && one.checkIssued(authority))).not.toContain(false)
    expect(certificates.map(({ subject }) => subject).join()).toContain('周晓岚')
    for (const { certificate, privateKey } of seals) {
      expect(Buffer.from(certificate).toString('latin1')).not.toContain('230199')
      // The head of every PKCS #8 key of this curve.
      expect(Buffer.from(privateKey).includes(Buffer.from('06082a8648ce3d030107', 'hex'))).toBe(false)
    }
  })
})
