/** Who may call what (访问矩阵): one row per endpoint of the contract, generated from it; a new endpoint without a word here fails. */
import { Api } from '@ljonething/api/Api'
import { LoginRequired } from '@ljonething/api/session/Session'
import { HttpApi } from 'effect/http-api'
import { describe, expect, it } from 'vitest'
import { useTestServer } from './testing/server.ts'
import { loginAs } from './testing/TestCaller.ts'

interface Endpoint {
  readonly name: string
  readonly method: string
  readonly path: string
  readonly needsLogin: boolean
}

const endpoints: Endpoint[] = []
HttpApi.reflect(Api, {
  onGroup: () => undefined,
  onEndpoint: ({ group, endpoint, middleware }) => {
    endpoints.push({
      name: `${group.identifier}.${endpoint.identifier}`,
      method: endpoint.method,
      path: endpoint.path,
      needsLogin: Array.from(middleware).some((service) => service.key === LoginRequired.key)
    })
  }
})

/** What a visitor may call; everything else needs a login. */
const open = new Set([
  'oneThingSession.hljJump',
  'oneThingSession.realNameJump',
  'oneThingSession.getUserInfoByTicket',
  'oneThingSession.getuser',
  'oneThingSession.logout',
  'oneThingSession.getNowServerTime',
  'middleScenes.scenes',
  'middleThemes.unionprocess',
  'middleThemes.templateData',
  'middleThemes.getSceneRelationMatter',
  'spaceScenes.scenesNoLogin',
  'spaceScenes.count',
  'spaceScenes.getSceneRelationMatter',
  'spaceScenes.matter',
  'spaceScenes.matterStat',
  'spaceScenes.sameMatters',
  'spaceScenes.templateData',
  'spaceScenes.unionProcess',
  'oneThingGuide.getGuideScene',
  'oneThingGuide.sampleFile',
  'oneThingScenes.sceneGuide',
  'oneThingScenes.sceneMatterBaseInfo',
  'oneThingScenes.verifyScene',
  'oneThingScenes.queryWorkGuideByRegion',
  'oneThingScenes.queryBySceneId',
  'oneThingRules.queryByGuideRule',
  'oneThingRules.queryByGuideRuleCommon',
  'oneThingRules.getGuideApprovalRes',
  'efficientThemes.getDetailByCode',
  'efficientThemes.getEfficientThemeDetail',
  'middleDictionary.dictionary',
  'spaceDictionary.dictionary',
  'spaceDictionary.trans',
  'spaceDictionary.tree',
  'spaceDictionary.treeText',
  'spaceForms.getSxForm',
  'spaceForms.queryByGuideRule',
  'oneThingForms.getSxForm',
  'oneThingRegisters.remoteSearch',
  'oneThingRegisters.getVfcSelect',
  'oneThingRegisters.bankSearch',
  'oneThingAppointments.getAreaList',
  'oneThingAppointments.queryCountys',
  'oneThingAppointments.queryOrgs',
  'oneThingAppointments.appointOrganizationConfigure',
  'oneThingAppointments.chooseAppointTime',
  'oneThingForms.checkIsExistRareWord',
  'oneThingTracking.buryingPointAdd',
  'oneThingPhone.open',
  'oneThingPhone.sent',
  'oneThingPhone.upload',
  'oneThingPhone.remove',
  'oneThingPhoneStatus.look',
  'oneThingGrades.mydGrade',
  'sandbox.people',
  'sandbox.login',
  'sandbox.raiseLevel',
  'sandbox.ticketHolder',
  'sandbox.state',
  'sandbox.advance',
  'sandbox.department',
  'sandbox.system',
  'sandbox.resetSystems',
  'sandboxFaces.open',
  'sandboxFaces.end',
  'sandboxDepartments.queue',
  'sandboxDepartments.case',
  'sandboxDepartments.file',
  'sandboxDepartments.move'
])

const server = useTestServer()

const ask = async ({ method, path }: Endpoint, headers: Record<string, string>) => {
  const response = await fetch(server.url + path, {
    method,
    headers: { ...headers, ...(method === 'POST' ? { 'content-type': 'application/json' } : {}) },
    ...(method === 'POST' ? { body: '{"nonsense":[1,2,3]}' } : {})
  })
  const text = await response.text()
  return { status: response.status, body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>) }
}

describe('access', () => {
  it('every endpoint says whether it needs a login', () => {
    expect(endpoints.length).toBeGreaterThan(30)
    expect(endpoints.filter(({ name, needsLogin }) => needsLogin === open.has(name))).toEqual([])
  })

  it('a visitor and a forged token are turned away from every call that needs a login', async () => {
    for (const endpoint of endpoints.filter(({ needsLogin }) => needsLogin)) {
      for (const headers of [{}, { 'auth-center-token': 'f'.repeat(43), cookie: 'ljonething-binding=forged' }]) {
        const { status, body } = await ask(endpoint, headers)
        const said = endpoint.method === 'HEAD' ? ['NotLoggedIn', 1] : [body['_tag'], body['code']]
        expect([endpoint.name, status, ...said]).toEqual([endpoint.name, 401, 'NotLoggedIn', 1])
      }
    }
  })

  it('nonsense is refused with an envelope and never with a fault of ours', async () => {
    const caller = await loginAs(server.url, '周晓岚')
    const cookie = Array.from(caller.cookies, ([name, value]) => `${name}=${value}`).join('; ')
    for (const endpoint of endpoints.filter(({ name }) => name !== 'oneThingSession.logout')) {
      const { status, body } = await ask(endpoint, { 'auth-center-token': caller.token() ?? '', cookie })
      expect([endpoint.name, status < 500]).toEqual([endpoint.name, true])
      if (status >= 400 && endpoint.method !== 'HEAD')
        expect([endpoint.name, typeof body['msg'], body['code']]).toEqual([endpoint.name, 'string', 1])
    }
  })
})

/** As OpenAPI writes it. */
const inBraces = (path: string) => path.replace(/:(\w+)/g, '{$1}')

describe('the contract as a page', () => {
  it('lists every path, runs no script, and stands beside its OpenAPI description', async () => {
    const page = await (await fetch(`${server.url}/ljonethingapi/docs`)).text()
    for (const { path } of endpoints) expect(page).toContain(inBraces(path))
    expect(page).not.toContain('<script')
    const description = (await (await fetch(`${server.url}/ljonethingapi/openapi.json`)).json()) as { paths: Record<string, unknown> }
    expect(Object.keys(description.paths).sort()).toEqual([...new Set(endpoints.map(({ path }) => inBraces(path)))].sort())
  })
})

describe('with the sandbox off', () => {
  const closed = useTestServer({ SANDBOX: 'false' })

  it('nobody lists its people, logs in through it or moves its clock', async () => {
    for (const [method, path] of [
      ['GET', '/people'],
      ['GET', '/state']
    ] as const) {
      expect((await fetch(`${closed.url}/ljonethingapi/sandbox${path}`, { method })).status).toBe(404)
    }
    const post = (path: string, body: unknown) =>
      fetch(`${closed.url}/ljonethingapi/sandbox${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body)
      })
    expect((await post('/login', { id: 'P001' })).status).toBe(404)
    expect((await post('/advance', { minutes: 5 })).status).toBe(404)
    expect((await post('/raiseLevel', {})).status).toBe(404)
    expect((await post('/ticketHolder', { ticket: 'a', host: 'b' })).status).toBe(404)
    expect((await post('/department', { deptCode: 'GAT', mode: 'fail' })).status).toBe(404)
  })
})
