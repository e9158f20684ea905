import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { describe, expect, it } from 'vitest'
import { encodeTableRows } from '@ljonething/domain/values/tableRows'
import { Clock } from '../platform/Clock.ts'
import { anotherBirth, prepareNewborn, signedAnew, submitPayload } from '../testing/newbornSubmission.ts'
import type { Prepared } from '../testing/newbornSubmission.ts'
import { useTestServer } from '../testing/server.ts'
import { loginAs } from '../testing/TestCaller.ts'
import type { TestCaller } from '../testing/TestCaller.ts'

const server = useTestServer()
const submit = (caller: TestCaller, prepared: Prepared, key: string) =>
  caller.call((client) => client.oneThingSubmit.submitSx({ payload: submitPayload(prepared, key) }))
const refused = (caller: TestCaller, prepared: Prepared, key: string) =>
  caller.refusal((client) => client.oneThingSubmit.submitSx({ payload: submitPayload(prepared, key) }))
const departments = ['WJW', 'GAT', 'YBJ', 'RST']

/** One of two of that minute. */
const twin = async (caller: TestCaller, bornAt: string, name: string, other = '林北雨') => {
  const prepared = await prepareNewborn(caller, bornAt)
  const { values } = prepared.params
  const id = (field: string) => Object.keys(values).find((each) => each.endsWith(`^${field}`)) ?? ''
  const cell = (column: string, type: string, value: string) => ({ id: column, type, name: column, value, isHidden: false })
  const sibling = encodeTableRows([[cell('sName', 'text', other), cell('sSex', 'select', '1'), cell('sTime', 'date', bornAt)]])
  const said = { [id('babyName')]: name, [id('multipleBirth')]: '是', [id('siblingTable')]: sibling }
  return signedAnew(caller, { ...prepared, params: { ...prepared.params, values: { ...values, ...said } } })
}

describe('the same child is submitted once', () => {
  it('the parent who submitted gets the day and the number of that application', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    const bornAt = anotherBirth()
    const { applyNo, submittedAt } = await submit(mother, await prepareNewborn(mother, bornAt), 'subject-first')
    expect(await refused(mother, await prepareNewborn(mother, bornAt), 'subject-second')).toEqual({
      _tag: 'AlreadySubmitted',
      msg: expect.stringMatching(
        /^您已于\d{4}年\d{1,2}月\d{1,2}日提交过该新生儿的“新生儿出生一件事”，正在办理，不能重复提交，请查看办件。双胞胎、多胞胎请在表单里将“是否多胞胎”选为“是”，每个孩子各提交一次。$/
      ),
      own: { applyNo, submittedAt }
    })
    expect((await submit(mother, await prepareNewborn(mother), 'subject-sibling')).applyNo).not.toBe(applyNo)
  })

  it('the other parent is led to it, with day and state, and files no other', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    const father = await loginAs(server.url, '林海峰')
    const bornAt = anotherBirth()
    const { applyNo, submittedAt } = await submit(mother, await prepareNewborn(mother, bornAt), 'subject-mother')
    expect(await refused(father, await prepareNewborn(father, bornAt), 'subject-father')).toEqual({
      _tag: 'AlreadySubmitted',
      msg: expect.stringMatching(
        /^您的家人、单位或者同事已于\d{4}年\d{1,2}月\d{1,2}日提交过该新生儿的“新生儿出生一件事”，正在办理，不能重复提交，请查看办件，跟踪进度。不是你们提交的，请拨打12345说明情况。/
      ),
      own: { applyNo, submittedAt }
    })
  })

  it('twins of one minute are two, each of them once', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    const father = await loginAs(server.url, '林海峰')
    const bornAt = anotherBirth()
    const elder = await submit(mother, await twin(mother, bornAt, '林北雪', '林北霜'), 'subject-twin-elder')
    const younger = await submit(mother, await twin(mother, bornAt, '林北霜', '林北雪'), 'subject-twin-younger')
    expect(younger.applyNo).not.toBe(elder.applyNo)
    expect(await refused(mother, await twin(mother, bornAt, '林北霜', '林北雪'), 'subject-twin-again')).toMatchObject({
      own: { applyNo: younger.applyNo }
    })
    expect(await refused(father, await twin(father, bornAt, '林北雪', '林北霜'), 'subject-twin-father')).toMatchObject({
      _tag: 'AlreadySubmitted'
    })
  })

  it('no other spelling of the name makes a twin another child, another name does', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    const bornAt = anotherBirth()
    const { applyNo } = await submit(mother, await twin(mother, bornAt, '林云霜'), 'subject-spelling')
    for (const spelled of ['林·云霜', '林•云霜', '林・云霜'])
      expect(await refused(mother, await twin(mother, bornAt, spelled), `subject-spelling-${spelled}`)).toMatchObject({ own: { applyNo } })
    for (const spelled of ['林雲霜', '林 云霜'])
      expect(await refused(mother, await twin(mother, bornAt, spelled), `subject-spelling-${spelled}`)).toMatchObject({
        _tag: 'Invalid',
        issues: [expect.objectContaining({ text: expect.stringContaining('新生儿姓名') })]
      })
    expect((await submit(mother, await twin(mother, bornAt, '林芸霜'), 'subject-spelling-other')).applyNo).not.toBe(applyNo)
  })

  it('both parents at once, several times each: one application', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    const father = await loginAs(server.url, '林海峰')
    const bornAt = anotherBirth()
    const tries: { readonly caller: TestCaller; readonly prepared: Prepared }[] = []
    for (const caller of [mother, father, mother, father, mother, father])
      tries.push({ caller, prepared: await prepareNewborn(caller, bornAt) })
    const outcomes = await Promise.allSettled(tries.map(({ caller, prepared }, at) => submit(caller, prepared, `subject-race-${at}`)))
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', ...Array.from({ length: 5 }, () => 'rejected')])
    expect(JSON.stringify(outcomes.filter(({ status }) => status === 'rejected'))).toMatch(/^(?:(?!提交未完成).)*$/)
  })

  it('the index of the database refuses a second holder, and keeps no number of anybody', async () => {
    const kept = await server.run(
      Effect.flatMap(SqlClient.SqlClient, (sql) => sql<{ hash: string }>`SELECT subject_hash AS hash FROM application`)
    )
    const hashes = kept.map(({ hash }) => hash)
    expect(hashes.length).toBeGreaterThan(0)
    expect(hashes.filter((hash) => !/^[0-9a-f]{64}$/.test(hash))).toEqual([])
    const twice = Effect.flatMap(SqlClient.SqlClient, (sql) => sql`UPDATE application SET subject_hash = ${hashes[0] ?? ''}`)
    expect(await server.run(Effect.flip(twice))).toMatchObject({ reason: { _tag: 'UniqueViolation' } })
  })

  it('a withdrawn application lets it go', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    const bornAt = anotherBirth()
    const { applyNo } = await submit(mother, await prepareNewborn(mother, bornAt), 'subject-withdrawn')
    await mother.call((client) => client.oneThingApplications.retractProject({ query: { applyNo } }))
    expect((await submit(mother, await prepareNewborn(mother, bornAt), 'subject-after-withdrawal')).applyNo).not.toBe(applyNo)
    expect(await refused(mother, await prepareNewborn(mother, bornAt), 'subject-third')).toMatchObject({ _tag: 'AlreadySubmitted' })
  })

  it('one that ended well keeps it, one that was refused lets it go', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    const setAll = (mode: 'refuse' | 'normal') =>
      Promise.all(departments.map((deptCode) => mother.call((client) => client.sandbox.department({ payload: { deptCode, mode } }))))
    const ends = async (bornAt: string, key: string, group: string) => {
      const { applyNo } = await submit(mother, await prepareNewborn(mother, bornAt), key)
      const detail = () => mother.call((client) => client.oneThingApplications.getOneThingDetail({ query: { applyNo } }))
      await expect.poll(async () => (await detail()).cases.every(({ delivery }) => ['delivered', 'held'].includes(delivery))).toBe(true)
      await server.run(Effect.flatMap(Clock, (clock) => clock.advance('60 days')))
      await expect.poll(async () => (await detail()).group).toBe(group)
    }
    const [refusedOne, goodOne] = [anotherBirth(), anotherBirth()]
    await setAll('refuse')
    await ends(refusedOne, 'subject-refused', 'notPassed')
    await setAll('normal')
    await ends(goodOne, 'subject-good', 'success')
    expect((await submit(mother, await prepareNewborn(mother, refusedOne), 'subject-again')).items.length).toBeGreaterThan(0)
    expect(await refused(mother, await prepareNewborn(mother, goodOne), 'subject-good-again')).toMatchObject({ _tag: 'AlreadySubmitted' })
  })
})
