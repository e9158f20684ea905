import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { describe, expect, it } from 'vitest'
import { Clock } from '../platform/Clock.ts'
import { photo, read } from '../testing/correcting.ts'
import { newbornCode, prepareNewborn, prepareSigned, signedAnew, submitPayload } from '../testing/newbornSubmission.ts'
import type { Prepared } from '../testing/newbornSubmission.ts'
import { useTestServer } from '../testing/server.ts'
import { loginAs, visitor } from '../testing/TestCaller.ts'
import type { TestCaller } from '../testing/TestCaller.ts'

const server = useTestServer()
const submit = (caller: TestCaller, prepared: Prepared, key: string) =>
  caller.call((client) => client.oneThingSubmit.submitSx({ payload: submitPayload(prepared, key) }))
const refused = (caller: TestCaller, prepared: Prepared, key: string) =>
  caller.refusal((client) => client.oneThingSubmit.submitSx({ payload: submitPayload(prepared, key) }))
const detailOf = (caller: TestCaller, applyNo: string) =>
  caller.call((client) => client.oneThingApplications.getOneThingDetail({ query: { applyNo } }))

describe('submitting', () => {
  it('one submit makes one application and one case per matter, each delivered to its department but for what waits for another', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    const prepared = await prepareSigned(mother)
    const result = await submit(mother, prepared, 'submit-one')
    expect(result.items.map(({ subApplyNo }) => subApplyNo).join(',')).toBe(prepared.matterCodes)
    await expect
      .poll(async () => (await detailOf(mother, result.applyNo)).cases.map(({ delivery }) => delivery))
      .toEqual(result.items.map(({ subApplyNo }) => (subApplyNo === 'M05' ? 'held' : 'delivered')))
  })

  it('twenty parallel posts of one key give one application', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    const prepared = await prepareNewborn(mother)
    const results = await Promise.all(Array.from({ length: 20 }, () => submit(mother, prepared, 'submit-twenty')))
    expect(new Set(results.map(({ applyNo }) => applyNo)).size).toBe(1)
    const list = await mother.call((client) => client.oneThingApplications.getOneThingList({ payload: { page: 1, size: 50 } }))
    expect(list.content.filter(({ applyNo }) => applyNo === results[0]?.applyNo)).toHaveLength(1)
  })

  it('refuses the same key with another body, and gives the first answer to the same one', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    const prepared = await prepareNewborn(mother)
    const first = await submit(mother, prepared, 'submit-again')
    expect(await submit(mother, prepared, 'submit-again')).toEqual(first)
    const other = { ...prepared, params: { ...prepared.params, declarations: { NB_C01: '1' } } }
    expect(await refused(mother, other, 'submit-again')).toMatchObject({ _tag: 'AlreadySubmitted', own: { applyNo: first.applyNo } })
  })

  it('answers a form that does not hold with field issues and keeps nothing of it', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    const prepared = await prepareNewborn(mother)
    const id = Object.keys(prepared.params.values).find((key) => key.endsWith('^motherIdCard')) ?? ''
    const wrong = { ...prepared, params: { ...prepared.params, values: { ...prepared.params.values, [id]: '230199199304120021' } } }
    const error = await refused(mother, wrong, 'submit-wrong')
    expect(error).toMatchObject({
      _tag: 'Invalid',
      issues: expect.arrayContaining([expect.objectContaining({ id, message: expect.stringContaining('母亲证件号码有误') })])
    })
    const right = await submit(mother, prepared, 'submit-wrong')
    expect(right.items.length).toBeGreaterThan(0)
  })

  it('takes numbers, dates and names however they were sent, and prints, signs and keeps them as their fields do', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    const prepared = await prepareSigned(mother)
    const { values } = prepared.params
    const idOf = (name: string) => Object.keys(values).find((key) => key.endsWith(`^${name}`)) ?? ''
    const named = (name: string) => values[idOf(name)] ?? ''
    const typed = {
      [idOf('babyName')]: '林・𬀩',
      [idOf('motherMobile')]: named('motherMobile').replace(/^(...)(....)/, '+86 $1 $2-'),
      [idOf('fatherIdCard')]: named('fatherIdCard').replace(/^(.{6})(.{8})/, '\u202d$1　$2 '),
      [idOf('babyBirthTime')]: named('babyBirthTime').replaceAll('-', '。')
    }
    const sent = { ...prepared, params: { ...prepared.params, values: { ...values, ...typed } } }
    const { applyNo } = await submit(mother, await signedAnew(mother, sent), 'submit-folded')
    const kept = Object.fromEntries(Object.keys(typed).map((id) => [id, values[id]]))
    expect((await read(mother, applyNo)).values).toMatchObject({ ...kept, [idOf('babyName')]: '林·𬀩' })
  })

  const choosing = (prepared: Prepared, name: string, value: string): Prepared => {
    const id = Object.keys(prepared.params.values).find((key) => key.endsWith(`^${name}`)) ?? ''
    return { ...prepared, params: { ...prepared.params, values: { ...prepared.params.values, [id]: value } } }
  }

  it.each([
    ['medicalOrg', '{"name":"哈尔滨市红十字中心医院","value":"HJ9999"}'],
    ['medicalOrg', '__proto__'],
    ['policeStation', '{"name":"花园派出所","value":"PCS239999999"}'],
    ['policeStation', '{"name":"花园派出所","value":"JZ230103001"}'],
    ['vaccineUnit', 'constructor'],
    ['issueOrg', 'HJ9999']
  ])('refuses for %s a choice that its source does not have, at the field: %s', async (name, value) => {
    const mother = await loginAs(server.url, '周晓岚')
    const error = await refused(mother, choosing(await prepareNewborn(mother), name, value), `choice-${name}-${value}`)
    const issue = { id: expect.stringContaining(`^${name}`), fn: '_checkOption', message: '所选内容不在可选范围内，请重新选择' }
    expect(error).toMatchObject({ _tag: 'Invalid', issues: [issue] })
  })

  it('keeps a choice under the name of its source, whatever name was sent with the code', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    const prepared = choosing(await prepareNewborn(mother), 'medicalOrg', '{"name":"<b>别处</b>","value":"HJ0006"}')
    const { applyNo } = await submit(mother, prepared, 'choice-named')
    const [row] = await server.run(
      Effect.flatMap(
        SqlClient.SqlClient,
        (sql) => sql<{ params: string }>`SELECT params::text AS params FROM application WHERE apply_no = ${applyNo}`
      )
    )
    expect(row?.params).toContain('哈尔滨市红十字中心医院')
    expect(row?.params).not.toContain('别处')
  })

  it('refuses a missing material, a foreign field, other matters and an unfinished guide', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    const prepared = await prepareNewborn(mother)
    const { params } = prepared
    expect(await refused(mother, { ...prepared, params: { ...params, files: {} } }, 'submit-nofile')).toMatchObject({ _tag: 'Invalid' })
    const foreign = { ...params, values: { ...params.values, 'XX1^secret': '1' } }
    expect(await refused(mother, { ...prepared, params: foreign }, 'submit-foreign')).toMatchObject({ _tag: 'Invalid' })
    expect(await refused(mother, { ...prepared, matterCodes: 'M01' }, 'submit-matters')).toMatchObject({ _tag: 'Rejected' })
    expect(await refused(mother, { ...prepared, params: { ...params, answers: {} } }, 'submit-guide')).toMatchObject({ _tag: 'Rejected' })
  })

  it.each([
    ['region', '230102000000'],
    ['sxNewCodes', 'M01'],
    ['sceneId', 'HLJYJS0012']
  ])('refuses what names one %s beside the form and another in it', async (name, value) => {
    const mother = await loginAs(server.url, '周晓岚')
    const payload = submitPayload(await prepareNewborn(mother), `submit-apart-${name}`)
    payload.set(name, value)
    expect(await mother.refusal((client) => client.oneThingSubmit.submitSx({ payload }))).toEqual({
      _tag: 'Rejected',
      msg: '提交的主题、事项或地区前后不一致，请刷新页面后重试'
    })
  })

  it('refuses a region where the scene is not open', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    const payload = submitPayload(await prepareNewborn(mother), 'submit-region')
    for (const region of ['110000000000', '230199999999']) {
      payload.set('region', region)
      expect(await mother.refusal((client) => client.oneThingSubmit.submitSx({ payload }))).toEqual({
        _tag: 'Rejected',
        msg: '该地区暂未开通此主题，请选择其他地区'
      })
    }
  })

  it('takes a district of a city where the scene is open', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    const prepared = await signedAnew(mother, await prepareSigned(mother), '230102000000')
    const payload = submitPayload(prepared, 'submit-district', '230102000000')
    expect((await mother.call((client) => client.oneThingSubmit.submitSx({ payload }))).applyNo).not.toBe('')
  })

  it('repeats the pre-checks: a birth a year ago is refused with the message of the scene', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    const prepared = await prepareNewborn(mother)
    const id = Object.keys(prepared.params.values).find((key) => key.endsWith('^babyBirthTime')) ?? ''
    const old = { ...prepared, params: { ...prepared.params, values: { ...prepared.params.values, [id]: '2020-01-01 08:00' } } }
    expect(await refused(mother, old, 'submit-old')).toEqual({ _tag: 'Rejected', msg: '新生儿出生日期不在可联办范围内，请到窗口办理。' })
  })

  it('needs real-name level three and a login', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    const prepared = await prepareNewborn(mother)
    const low = await loginAs(server.url, '薛明凯')
    expect(await refused(low, prepared, 'submit-level')).toMatchObject({ _tag: 'Forbidden' })
    expect(await refused(visitor(server.url), prepared, 'submit-visitor')).toMatchObject({ _tag: 'NotLoggedIn' })
  })

  it('never takes files of somebody else', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    const father = await loginAs(server.url, '林海峰')
    const hers = await prepareNewborn(mother)
    expect(await refused(father, hers, 'submit-stolen')).toMatchObject({ _tag: 'Rejected', msg: '部分材料文件已不存在，请重新上传' })
  })

  it('never takes a file that was given for the same material of another scene', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    const prepared = await prepareNewborn(mother)
    const withOther = async (sceneCode: string) => ({
      ...prepared,
      params: { ...prepared.params, files: { ...prepared.params.files, OT00000001: [await photo(mother, sceneCode, 'OT00000001')] } }
    })
    expect(await refused(mother, await withOther('HLJYJS0005'), 'submit-other-scene')).toMatchObject({
      _tag: 'Rejected',
      msg: '部分材料文件已不存在，请重新上传'
    })
    const payload = submitPayload(await withOther(prepared.scene.sceneCode), 'submit-same-scene')
    expect((await mother.call((client) => client.oneThingSubmit.submitSx({ payload }))).applyNo).not.toBe('')
  })

  it('[R-5-60] ends the draft it was made from, which then says as what it was submitted, and refuses a stale one with the newer side', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    const prepared = await prepareNewborn(mother)
    const draft = {
      clientKey: 'draft-for-submit',
      sceneNo: newbornCode,
      sceneName: '',
      sourceName: '网上办理',
      step: 'themeMaterial',
      content: '{}'
    }
    const saved = await mother.call((client) => client.oneThingDrafts.saveThingInfo({ payload: draft }))
    expect(saved.message).toContain('操作成功')
    const at = (version: number) => ({ ...prepared, params: { ...prepared.params, draft: { rowGuid: saved.rowGuid, version } } })
    expect(await refused(mother, at(saved.version + 1), 'submit-draft')).toMatchObject({ _tag: 'Conflict' })
    const { applyNo } = await submit(mother, at(saved.version), 'submit-draft')
    const father = await loginAs(server.url, '林海峰')
    const answers = (caller: TestCaller) => [
      caller.refusal((client) => client.oneThingDrafts.queryThingInfo({ query: { rowGuid: saved.rowGuid } })),
      caller.refusal((client) =>
        client.oneThingDrafts.saveThingInfo({ payload: { ...draft, rowGuid: saved.rowGuid, version: saved.version } })
      )
    ]
    for (const answer of answers(mother)) expect(await answer).toMatchObject({ _tag: 'AlreadySubmitted', own: { applyNo } })
    for (const answer of answers(father)) expect(await answer).toMatchObject({ _tag: 'NotFound' })
    const begunAgain = mother.refusal((client) => client.oneThingDrafts.saveThingInfo({ payload: draft }))
    expect(await begunAgain).toMatchObject({ _tag: 'AlreadySubmitted', own: { applyNo } })
    const list = await mother.call((client) => client.oneThingDrafts.queryThingInfos({ query: { page: 1, size: 50 } }))
    expect(list.content.map(({ rowGuid }) => rowGuid)).not.toContain(saved.rowGuid)
  })
})

describe('following', () => {
  it('[R-5-62] an application is visible to its owner only: a stranger and a missing number get the same answer', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    const stranger = await loginAs(server.url, '马晓东')
    const { applyNo } = await submit(mother, await prepareNewborn(mother), 'follow-owner')
    const theirs = await stranger.refusal((client) => client.oneThingApplications.getOneThingDetail({ query: { applyNo } }))
    const missing = await stranger.refusal((client) =>
      client.oneThingApplications.getOneThingDetail({ query: { applyNo: '230100-20261120-0000000000' } })
    )
    expect(theirs).toEqual(missing)
    expect(theirs).toMatchObject({ _tag: 'NotFound', msg: '未查询到相关记录' })
    expect(await stranger.refusal((client) => client.oneThingApplications.retractProject({ query: { applyNo } }))).toEqual(missing)
    expect(await stranger.refusal((client) => client.oneThingApplications.downloadReceipt({ query: { applyNo } }))).toEqual(missing)
  })

  it('[R-4.2-12] departments move the cases to their results as the clock moves; the whole may be rated then, by number and status, and once', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    const { applyNo, items } = await submit(mother, await prepareNewborn(mother), 'follow-result')
    await expect
      .poll(async () => (await detailOf(mother, applyNo)).cases.every(({ delivery }) => ['delivered', 'held'].includes(delivery)))
      .toBe(true)
    const eligible: Parameters<typeof mother.call>[0] = (client) =>
      client.oneThingAppraisal.newCheckIsPjByNoAndStatus({ payload: { projectNo: applyNo, projectStatus: '1' } })
    expect(await mother.call(eligible)).toMatchObject({ allowed: false, rated: false })
    expect(await (await loginAs(server.url, '马晓东')).refusal(eligible)).toMatchObject({ _tag: 'NotFound' })
    await server.run(Effect.flatMap(Clock, (clock) => clock.advance('60 days')))
    await expect.poll(async () => (await detailOf(mother, applyNo)).cases.map(({ status }) => status)).toEqual(items.map(() => 16))
    const detail = await detailOf(mother, applyNo)
    expect(detail).toMatchObject({ group: 'success', canAppraise: true, canRetract: false, applicantName: '周*岚' })
    expect(await mother.call(eligible)).toMatchObject({ allowed: true, rated: false })
    expect(detail.cases[0]?.log.map(({ status }) => status)).toEqual([1, 2, 4, 5, 8, 9, 11, 15, 16])
    const rating = {
      clientKey: 'rating-one',
      projectNo: applyNo,
      regionCode: '230100000000',
      regionName: '哈尔滨市',
      pf: '1',
      alternate: '5',
      mydVersion: '1',
      anonymityFlag: '0',
      taskCode: newbornCode,
      taskName: '新生儿出生一件事',
      projectStatus: '1',
      projectType: '3',
      useLevel: '4',
      evalDetail: '510,513',
      writingEvaluation: '一次办完'
    }
    const rate = (clientKey: string) =>
      mother.refusal((client) => client.oneThingAppraisal.verifyParam({ payload: { ...rating, clientKey } }))
    expect((await mother.call((client) => client.oneThingAppraisal.verifyParam({ payload: rating }))).message).toContain('评价成功')
    expect((await mother.call((client) => client.oneThingAppraisal.verifyParam({ payload: rating }))).message).toContain('评价成功')
    expect(await rate('rating-two')).toMatchObject({ _tag: 'Rejected' })
    expect(await mother.call(eligible)).toMatchObject({ allowed: false, rated: true })
    expect((await detailOf(mother, applyNo)).canAppraise).toBe(false)
  })

  it('[R-4.2-11] the applicant withdraws by number; cases already in process stay', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    const { departments } = await mother.call((client) => client.sandbox.state())
    const work = async (mode: 'manual' | 'normal') => {
      for (const { deptCode } of departments) await mother.call((client) => client.sandbox.department({ payload: { deptCode, mode } }))
    }
    await work('manual')
    const { applyNo, items } = await submit(mother, await prepareNewborn(mother), 'follow-retract')
    const caseNo = items[0]?.applyNo ?? ''
    const atDesk = () => mother.call((client) => client.sandboxDepartments.case({ query: { caseNo } })).catch(() => undefined)
    await expect.poll(atDesk).toMatchObject({ status: 1 })
    for (const to of [2, 4, 5, 8] as const)
      await mother.call((client) => client.sandboxDepartments.move({ payload: { clientKey: `retract-${to}`, caseNo, to } }))
    const after = await mother.call((client) => client.oneThingApplications.retractProject({ query: { applyNo } }))
    const [accepted, ...others] = after.cases
    expect(accepted).toMatchObject({ caseNo, status: 8 })
    expect(others.length).toBeGreaterThan(1)
    for (const each of others) expect(each).toMatchObject({ status: 51, label: '已撤回' })
    expect(after.ended).toMatchObject({ succeeded: 0, refused: 0, withdrawn: others.length })
    await work('normal')
  })

  it('a failing department is tried again and gets the case once it answers', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    await mother.call((client) => client.sandbox.department({ payload: { deptCode: 'YBJ', mode: 'fail' } }))
    const { applyNo } = await submit(mother, await prepareNewborn(mother), 'follow-fail')
    const deliveryOf = async () => (await detailOf(mother, applyNo)).cases.find(({ matterCode }) => matterCode === 'M04')?.delivery
    await expect.poll(deliveryOf).toBe('failing')
    await mother.call((client) => client.sandbox.department({ payload: { deptCode: 'YBJ', mode: 'normal' } }))
    await expect.poll(deliveryOf).toBe('delivered')
  })
})
