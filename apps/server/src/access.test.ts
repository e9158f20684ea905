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

const ofSandbox = endpoints.filter(({ path }) => path.startsWith('/ljonethingapi/sandbox/'))

describe('with the sandbox off', () => {
  const closed = useTestServer({ SANDBOX: 'false' })

  it('none of its calls is there, written otherwise too', async () => {
    expect(ofSandbox.length).toBeGreaterThan(12)
    for (const { method, path } of ofSandbox)
      for (const written of [path, path.replace('sandbox', '%73andbox')]) {
        const answer = await fetch(closed.url + written, { method, ...(method === 'POST' ? { body: '{}' } : {}) })
        expect([written, answer.status, (await answer.json()) as unknown]).toEqual([
          written,
          404,
          { _tag: 'NotFound', code: 1, msg: '接口不存在' }
        ])
      }
  })

  it('neither the page of the contract nor its OpenAPI description tells of it, and both of everything else', async () => {
    for (const path of ['docs', 'openapi.json']) {
      const text = await (await fetch(`${closed.url}/ljonethingapi/${path}`)).text()
      expect(text.match(/.{0,40}(?:sandbox|沙箱).{0,20}/gi)).toBeNull()
      for (const each of endpoints.filter((one) => !ofSandbox.includes(one))) expect(text).toContain(inBraces(each.path))
    }
  })
})

describe('a request that somebody unknown passed on', () => {
  const behind = useTestServer({ TRUSTED_PROXIES: '127.0.0.1' })
  const through = (url: string, header: string, path: string, method = 'GET') =>
    fetch(url + path, {
      method,
      headers: { [header]: '203.0.113.9', 'content-type': 'application/json' },
      ...(method === 'POST' ? { body: '{"id":"P001"}' } : {})
    })

  it.each(['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'x-real-ip', 'forwarded'])(
    'gets no call of the sandbox and is sent to none of its pages: %s',
    async (header) => {
      for (const { method, path } of ofSandbox)
        expect([path, (await through(server.url, header, path, method)).status]).toEqual([path, 404])
      const jump = await through(server.url, header, '/ljonethingapi/loginhlj/hljJump')
      expect([jump.status, await jump.text()]).toEqual([503, expect.stringContaining('统一身份认证尚未接入')])
      expect((await through(server.url, header, '/ljonethingapi/loginhlj/realNameJump')).status).toBe(400)
      expect((await through(server.url, header, '/ljonethingapi/api/v1/callinterface/scenes')).status).toBe(200)
    }
  )

  it('passed on by a proxy that is known, it gets what is said aloud to be on', async () => {
    expect((await through(behind.url, 'x-forwarded-for', '/ljonethingapi/sandbox/people')).status).toBe(200)
    expect((await through(behind.url, 'x-forwarded-for', '/ljonethingapi/loginhlj/hljJump')).status).toBe(200)
  })
})
