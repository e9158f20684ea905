import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { Tickets } from '../identity/Tickets.ts'
import { newbornCode, prepareNewborn, region, submitPayload } from '../testing/newbornSubmission.ts'
import { jpegBytes } from '../testing/sampleFiles.ts'
import { useTestServer } from '../testing/server.ts'
import { loginAs, visitor } from '../testing/TestCaller.ts'
import type { TestCaller } from '../testing/TestCaller.ts'
import { writtenPrint, writtenSubmit } from '../testing/writtenForm.ts'

const server = useTestServer()
const deregistration = 'HLJYJS0008'

/** Every call that begins, keeps or ends a handling, by name. */
const callsOf = (caller: TestCaller, sceneCode: string, materialId: string) => {
  const upload = new FormData()
  upload.set('sceneid', sceneCode)
  upload.set('formId', materialId)
  upload.set('file', new Blob([jpegBytes]), 'a.jpg')
  const submit = new FormData()
  for (const [name, value] of Object.entries({
    clientKey: `door-${sceneCode}`,
    sceneId: sceneCode,
    paramsJson: writtenSubmit(sceneCode, 'M01', { answers: {}, values: {}, files: {}, declarations: {}, checkParams: {} }, region),
    packageName: '',
    sxNewCodes: 'M01',
    content: '',
    source: '1',
    region
  }))
    submit.set(name, value)
  const draft = { clientKey: `door-${sceneCode}`, sceneNo: sceneCode, sceneName: '', sourceName: '', step: 'smartGuide', content: '{}' }
  return {
    getSxForm: () =>
      caller.refusal((client) => client.oneThingForms.getSxForm({ payload: { sceneid: sceneCode, sxIds: '', guideRules: '{}' } })),
    saveThingInfo: () => caller.refusal((client) => client.oneThingDrafts.saveThingInfo({ payload: draft })),
    tisUpload: () => caller.refusal((client) => client.oneThingMaterials.tisUpload({ payload: upload })),
    newGlovePrinting: () =>
      caller.refusal((client) =>
        client.oneThingPrinting.newGlovePrinting({
          payload: {
            extendJson: JSON.stringify({ sceneid: sceneCode, answers: {} }),
            formJson: writtenPrint(sceneCode, { values: {}, files: {} }, region),
            templateId: ''
          }
        })
      ),
    setBeatFile: () =>
      caller.refusal((client) =>
        client.oneThingPrinting.setBeatFile({ payload: { sceneid: sceneCode, type: materialId, fileType: 'pdf', data: '{}' } })
      ),
    submitSx: () => caller.refusal((client) => client.oneThingSubmit.submitSx({ payload: submit }))
  }
}

/** Every call that asks registers or identity for a scene, by name: of the pre-check and the linkage that the scene has. */
const questionsOf = (caller: TestCaller, sceneid: string, checkType: string, interfacename: string) => {
  const checkYb = { payload: { sceneid, checkType, checkCondition: '{}' } }
  const jsLinkage = { payload: { interfacename, params: '{}' } }
  return {
    checkYb: {
      answer: () => caller.call((client) => client.spaceRegisters.checkYb(checkYb)),
      refusal: () => caller.refusal((client) => client.spaceRegisters.checkYb(checkYb))
    },
    jsLinkage: {
      answer: () => caller.call((client) => client.spaceRegisters.jsLinkage(jsLinkage)),
      refusal: () => caller.refusal((client) => client.spaceRegisters.jsLinkage(jsLinkage))
    },
    queryListForOneThing: {
      answer: () => caller.call((client) => client.oneThingForms.queryListForOneThing({ payload: { sceneid } })),
      refusal: () => caller.refusal((client) => client.oneThingForms.queryListForOneThing({ payload: { sceneid } }))
    }
  }
}
const birthQuestions = (caller: TestCaller) => questionsOf(caller, newbornCode, 'NB_C06', 'newBorn/getNewBornInfo')

const everyCallAnswers = async (caller: TestCaller, sceneCode: string, materialId: string, msg: string) => {
  for (const [name, call] of Object.entries(callsOf(caller, sceneCode, materialId)))
    expect([name, await call()]).toEqual([name, { _tag: 'Forbidden', msg }])
}

describe('who may file', () => {
  it('a company clerk or administrator gets no form, draft, upload or case of a scene for persons', async () => {
    for (const name of ['邹静', '宋北原'])
      await everyCallAnswers(await loginAs(server.url, name, true), newbornCode, 'CL01', '请先以个人身份登录后再办理')
  })

  it('a person gets none of a scene for companies', async () => {
    await everyCallAnswers(await loginAs(server.url, '周晓岚'), deregistration, 'ZX01', '请先以法人身份登录后再办理')
  })

  it('a company account without a role in its company gets none either', async () => {
    const caller = visitor(server.url)
    const ticket = await server.run(
      Effect.flatMap(Tickets, (tickets) =>
        tickets.issue({
          userType: '1',
          userId: 'C900X',
          userRegion: region,
          userLevel: '4',
          cardId: '230199199009050022',
          userName: '邹静',
          mobile: '13900000014',
          unionCode: '91230199MACX1P002C',
          companyName: '哈尔滨北原农业科技有限公司（示例）'
        })
      )
    )
    const session = await caller.call((client) => client.oneThingSession.getUserInfoByTicket({ query: { ticket } }))
    caller.setToken('token' in session ? session.token : null)
    await everyCallAnswers(caller, deregistration, 'ZX01', '您的账号没有该企业的办事权限，请联系企业管理员授权后再办理')
  })

  it('a low real-name level sees the form, drafts and uploads, and does not submit', async () => {
    const low = await loginAs(server.url, '薛明凯')
    const prepared = await prepareNewborn(low)
    const draft = { clientKey: 'door-low', sceneNo: newbornCode, sceneName: '', sourceName: '', step: 'themeForm', content: '{}' }
    expect(await low.call((client) => client.oneThingDrafts.saveThingInfo({ payload: draft }))).toMatchObject({ version: 1 })
    const payload = submitPayload(prepared, 'door-low-submit')
    expect(await low.refusal((client) => client.oneThingSubmit.submitSx({ payload }))).toEqual({
      _tag: 'Forbidden',
      msg: '您的实名等级为2级，可以填写和暂存，达到3级及以上才能提交，请先升级实名'
    })
  })

  it('a visitor may see the form of any scene', async () => {
    for (const sceneid of [newbornCode, deregistration])
      expect(
        (await visitor(server.url).call((client) => client.oneThingForms.getSxForm({ payload: { sceneid, sxIds: '', guideRules: '{}' } })))
          .sceneId
      ).toBe(sceneid)
  })

  it.each([
    ['a visitor', () => Promise.resolve(visitor(server.url)), { _tag: 'NotLoggedIn', msg: '登录已失效，请重新登录' }],
    ['a clerk', () => loginAs(server.url, '邹静', true), { _tag: 'Forbidden', msg: '请先以个人身份登录后再办理' }],
    ['an administrator', () => loginAs(server.url, '宋北原', true), { _tag: 'Forbidden', msg: '请先以个人身份登录后再办理' }]
  ])('%s asks no register and no identity for a scene for persons', async (_, login, refused) => {
    for (const [name, { refusal }] of Object.entries(birthQuestions(await login())))
      expect([name, await refusal()]).toEqual([name, refused])
  })

  it('a person asks none for a scene for companies', async () => {
    const { checkYb, queryListForOneThing } = questionsOf(await loginAs(server.url, '周晓岚'), deregistration, 'ZX_C01', 'market/entInfo')
    for (const { refusal } of [checkYb, queryListForOneThing])
      expect(await refusal()).toEqual({ _tag: 'Forbidden', msg: '请先以法人身份登录后再办理' })
  })

  it('a person of any level asks them for a scene for persons, a clerk for one of both or of companies', async () => {
    for (const name of ['周晓岚', '薛明凯'])
      for (const { answer } of Object.values(birthQuestions(await loginAs(server.url, name)))) expect(await answer()).toBeDefined()
    const clerk = await loginAs(server.url, '邹静', true)
    for (const [sceneCode, check] of [
      [deregistration, 'ZX_C01'],
      ['HLJYJS0002', 'TX_C01']
    ] as const)
      for (const { answer } of Object.values(questionsOf(clerk, sceneCode, check, 'market/entInfo'))) expect(await answer()).toBeDefined()
  })

  it('a register that no scene asks by linkage, and a scene there is not, are not found', async () => {
    const { checkYb, jsLinkage, queryListForOneThing } = questionsOf(
      await loginAs(server.url, '周晓岚'),
      'HLJYJS9999',
      'NB_C06',
      'newBorn/checkDate'
    )
    for (const { refusal } of [checkYb, jsLinkage, queryListForOneThing]) expect(await refusal()).toMatchObject({ _tag: 'NotFound' })
  })

  it('the sandbox has a person, a low level, and administrator and clerk of one company', async () => {
    const people = await visitor(server.url).call((client) => client.sandbox.people())
    const legal = people.filter(({ userType }) => userType === '1')
    const company = legal.filter(({ companyName }) => companyName === '哈尔滨北原农业科技有限公司（示例）')
    expect(company.map(({ note }) => note)).toEqual(['企业管理员', '经办人'])
    expect(people.some(({ userType, level }) => userType === '0' && Number(level) >= 3)).toBe(true)
    expect(people.some(({ userType, level }) => userType === '0' && Number(level) < 3)).toBe(true)
    expect(legal.some(({ level }) => Number(level) < 3)).toBe(true)
  })
})
