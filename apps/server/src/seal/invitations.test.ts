import { Effect, Stream } from 'effect'
import { SqlClient } from 'effect/sql'
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { newbornScene, region } from '../testing/newbornSubmission.ts'
import { useTestServer } from '../testing/server.ts'
import { sealOf, sealTicket, signFile, signingOf } from '../testing/signing.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { loginAs, visitor } from '../testing/TestCaller.ts'
import type { TestCaller } from '../testing/TestCaller.ts'
import { writtenPrint } from '../testing/writtenForm.ts'

const server = useTestServer()
const folder = temporaryFolder('invitations')
const sceneid = 'HLJYJS0001'
const parents = { motherIdCard: '23019919930412002X', motherName: '周晓岚', fatherIdCard: '230199199108200030', fatherName: '林海峰' }
let fieldIds: ReadonlyMap<string, string>
const callers = { mother: visitor(''), father: visitor(''), stranger: visitor('') }

beforeAll(async () => {
  const { form } = await newbornScene()
  fieldIds = new Map((form?.groups ?? []).flatMap(({ fields }) => fields.map(({ name, id }) => [name, id] as const)))
  callers.mother = await loginAs(server.url, '周晓岚')
  callers.father = await loginAs(server.url, '林海峰')
  callers.stranger = await loginAs(server.url, '宋北原')
})

/** To be signed by both parents. */
const print = async () => {
  const values = Object.fromEntries(Object.entries(parents).map(([name, value]) => [fieldIds.get(name) ?? '', value]))
  const extendJson = JSON.stringify({ sceneid, materialId: 'CL16', answers: { NB_Q01: '1', NB_Q08: '1' } })
  const payload = { extendJson, formJson: writtenPrint(sceneid, { values, files: {} }, region), templateId: '' }
  return (await callers.mother.call((client) => client.oneThingPrinting.newGlovePrinting({ payload }))).fileId
}
const invite = (fileId: string, signer = 'fatherIdCard') =>
  callers.mother.call((client) => client.oneThingSeal.invite({ payload: { fileId, signer } }))
const open = (caller: TestCaller, code: string) => caller.call((client) => client.oneThingSeal.openInvitation({ payload: { code } }))
const notOpened = (caller: TestCaller, code: string) =>
  caller.refusal((client) => client.oneThingSeal.openInvitation({ payload: { code } }))
const listed = (caller: TestCaller) => caller.call((client) => client.oneThingSeal.invitations())
const invitedBytes = async (caller: TestCaller, invitationId: string) => {
  const stream = await caller.call((client) => client.oneThingSeal.invitedFile({ query: { invitationId } }))
  return Buffer.concat(await caller.call(() => Stream.runCollect(stream)))
}
const execute = (statement: string) =>
  server.run(Effect.flatMap(SqlClient.SqlClient, (sql) => Effect.orDie(sql.unsafe<{ count: number }>(statement))))

const gone = { _tag: 'NotFound', msg: '签名邀请不存在、已失效或不是发给您的，请向邀请人核对' }

describe('a second signer', () => {
  it('signs on a device of their own what the first one has signed, and both hear of it', async () => {
    const { mother, father } = callers
    const fileId = await print()
    await signFile(mother, fileId)
    const { code, expiresAt } = await invite(fileId)
    expect((await signingOf(mother, fileId)).signers[1]).toMatchObject({ key: 'fatherIdCard', invitedUntil: expiresAt })
    const invitation = await open(father, code)
    expect(invitation).toMatchObject({ label: '育儿补贴申领表', from: '周*岚' })
    expect(await listed(father)).toContainEqual(invitation)
    const { invitationId } = invitation
    const shown = await invitedBytes(father, invitationId)
    const digest = createHash('sha256').update(shown).digest('hex')
    const view = await father.call((client) => client.oneThingSeal.invitedSigning({ query: { invitationId } }))
    expect([view.digest, view.signers.map(({ isCaller }) => isCaller)]).toEqual([digest, [false, true]])
    const query = { fileId, invitationId, digest, sid: await sealOf(father), ticket: await sealTicket(father) }
    const first = await father.call((client) => client.oneThingSeal.signatureByFileId({ query }))
    expect(first).toMatchObject({ status: 0, fileId, signing: { isWhole: true } })
    expect(await father.call((client) => client.oneThingSeal.signatureByFileId({ query }))).toEqual(first)
    expect(await signingOf(mother, fileId)).toMatchObject({ isWhole: true })
    expect((await listed(father)).map((one) => one.invitationId)).not.toContain(invitationId)
    const path = join(folder.path, 'both.pdf')
    writeFileSync(path, await invitedBytes(father, invitationId))
    const said = execFileSync('pdfsig', [path], { encoding: 'utf8' })
    expect(said.match(/Signature is Valid/gu)).toHaveLength(2)
    expect(said).toContain('林海峰')
  })

  it('is the named person alone: to anybody else a code is worth nothing, as one that was made up', async () => {
    const { mother, stranger } = callers
    const fileId = await print()
    const { code } = await invite(fileId)
    const { invitationId } = await open(callers.father, code)
    for (const other of [mother, stranger]) {
      expect(await notOpened(other, code)).toEqual(gone)
      expect(await notOpened(other, 'invented')).toEqual(gone)
      const query = { invitationId }
      expect(await other.refusal((client) => client.oneThingSeal.invitedSigning({ query }))).toEqual(gone)
      expect(await other.refusal((client) => client.oneThingSeal.invitedFile({ query }))).toMatchObject({ _tag: 'NotFound' })
      expect(await listed(other)).toEqual([])
      const asked = { fileId, invitationId, digest: '0'.repeat(64), sid: 'a', ticket: 'b' }
      expect(await other.refusal((client) => client.oneThingSeal.signatureByFileId({ query: asked }))).toEqual(gone)
    }
    expect(await visitor(server.url).refusal((client) => client.oneThingSeal.openInvitation({ payload: { code } }))).toMatchObject({
      _tag: 'NotLoggedIn'
    })
  })

  it('asked again has a new code, the former is void; after a day none opens', async () => {
    const fileId = await print()
    const { code: former } = await invite(fileId)
    const { code } = await invite(fileId)
    expect(await notOpened(callers.father, former)).toEqual(gone)
    await open(callers.father, code)
    await execute("UPDATE signing_invitation SET expires_at = now() - interval '1 second'")
    expect(await notOpened(callers.father, code)).toEqual(gone)
  })

  it('is not asked for what they do not sign, have signed, or the person signs by themselves', async () => {
    const fileId = await print()
    const refused = (signer: string, caller = callers.mother) =>
      caller.refusal((client) => client.oneThingSeal.invite({ payload: { fileId, signer } }))
    expect(await refused('motherIdCard')).toMatchObject({ _tag: 'Rejected', msg: '请您自己签名，不需要邀请' })
    expect(await refused('nobody')).toMatchObject({ _tag: 'NotFound' })
    expect(await refused('fatherIdCard', callers.stranger)).toMatchObject({ _tag: 'NotFound' })
  })

  it('cannot use the invitation for another file, and the code goes with the file', async () => {
    const [fileId, other] = [await print(), await print()]
    const { code } = await invite(fileId)
    const { invitationId } = await open(callers.father, code)
    const { digest } = await signingOf(callers.mother, other)
    const query = { fileId: other, invitationId, digest, sid: await sealOf(callers.father), ticket: await sealTicket(callers.father) }
    expect(await callers.father.refusal((client) => client.oneThingSeal.signatureByFileId({ query }))).toMatchObject({ _tag: 'NotFound' })
    await callers.mother.call((client) => client.oneThingMaterials.tisDelete({ query: { fileId } }))
    expect(await notOpened(callers.father, code)).toEqual(gone)
    const [left] = await execute(`SELECT count(*)::int AS count FROM form_signer WHERE file_id = '${fileId}'`)
    expect(left?.count).toBe(0)
  })
})
