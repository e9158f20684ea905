import { OpenApi } from 'effect/http-api'
import { describe, expect, it } from 'vitest'
import { Api } from './Api.ts'
import { bases } from './envelope/bases.ts'

interface Described {
  readonly properties?: object
}

interface Operation {
  readonly operationId: string
  readonly parameters: readonly { readonly name: string; readonly in: string }[]
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: Described & { readonly anyOf?: readonly Described[] } }>>
  }
  readonly responses: Readonly<Record<string, unknown>>
}

const paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> = JSON.parse(JSON.stringify(OpenApi.fromApi(Api).paths))
const operations = Object.entries(paths).flatMap(([path, byMethod]) =>
  Object.entries(byMethod).map(([method, operation]) => ({ call: `${method.toUpperCase()} ${path}`, ...operation }))
)

const parametersOf = ({ parameters, requestBody }: Operation): readonly string[] => [
  ...parameters.map(({ name }) => name),
  ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
    [schema, ...(schema.anyOf ?? [])].flatMap(({ properties = {} }) => Object.keys(properties))
  )
]

/** The contract has this call, with at least these parameters. */
const expectCall = (call: string, parameters: readonly string[] = []) => {
  const found = operations.find((operation) => operation.call === call)
  expect(found, call).toBeDefined()
  expect(found === undefined ? [] : parametersOf(found), call).toEqual(expect.arrayContaining([...parameters]))
}

const base = '/ljonethingapi'

describe('addresses and parameter names of the specification', () => {
  it('[R-7-01 R-7-02 R-7-03 R-7-04] every call stands under one of the published bases', () => {
    const gateway = '/api-gateway/jpaas-jiop-web-server/interface/buttjoint'
    const mobile = '/hljzwfw-hljzwfwydht-server/interface'
    const bases = [base, `${base}/api/v1`, `${base}/ybsl/smzy/shspace`, '/longjiang_otn', gateway, mobile]
    for (const published of bases) expect(Object.keys(paths).some((path) => path.startsWith(`${published}/`))).toBe(true)
    expect(
      Object.keys(paths).filter((path) => !/^\/(?:ljonethingapi|longjiang_otn|api-gateway|hljzwfw-hljzwfwydht-server)\//.test(path))
    ).toEqual([])
  })

  it('middle service: dictionary and scenes', () => {
    expectCall(`GET ${base}/api/v1/callinterface/dictionary`)
    expectCall(`GET ${base}/api/v1/callinterface/scenes`)
  })

  it('user and session', () => {
    expectCall(`POST ${base}/login/getuser`)
    expectCall(`GET ${base}/loginhlj/hljJump`, ['from'])
    expectCall(`GET ${base}/loginhlj/getUserInfoByTicket`, ['ticket'])
    expectCall(`GET ${base}/GoodBadReview/getNowServerTime`)
    expectCall(`GET ${base}/api/v1/auth/getUserInfo`)
  })

  it('the combined form: guide scene, form description, values already held', () => {
    expectCall(`GET ${base}/guide/getGuideScene`)
    expectCall(`POST ${base}/ybsl/getSxForm`, ['sxIds', 'guideRules', 'sceneid'])
    expectCall(`POST ${base}/formReuse/queryListForOneThing`)
  })

  it('material files: upload, delete, download', () => {
    expectCall(`POST ${base}/tis/tisUpload`)
    expectCall(`POST ${base}/civilAffairsBureau/upload`, ['file', 'formId', 'name', 'type', 'cardId'])
    expectCall(`GET ${base}/tis/tisDelete`, ['fileId', 'filereuse'])
    expectCall(`GET ${base}/tis/tisDownload`, ['fileId', 'filename'])
  })

  it('the application form is printed from form and template and answers with a file id', () => {
    const call = `POST ${base}/newModelPrint/newGlovePrinting`
    expectCall(call, ['extendJson', 'formJson', 'templateId'])
    expect(JSON.stringify(operations.find((operation) => operation.call === call)?.responses['200'])).toContain('"fileId"')
  })

  it('[R-7.4-08] [R-7.5-046] [R-7.5-047] [R-1-21] the form is printed as Word and as base64', () => {
    expectCall(`POST ${base}/modelPrint/wordStrengthen`, ['extendJson', 'formJson', 'templateId'])
    expectCall('POST /ljonethingapi/ybsl/smzy/shspace/ybsl/formPrint', ['paramsJson', 'templateId', 'sceneId', 'fileType'])
    expectCall('POST /ljonethingapi/ybsl/smzy/shspace/ybsl/generateWord', ['paramsJson', 'templateId', 'sceneId'])
  })

  it('[R-7.5-106] values set into a sheet of a material: type, file type, data; answers with file id, type and name', () => {
    const call = `POST ${base}/ybsl/setBeatFile`
    expectCall(call, ['sceneid', 'type', 'fileType', 'data'])
    const answer = JSON.stringify(operations.find((operation) => operation.call === call)?.responses['200'])
    for (const name of ['id', 'type', 'name']) expect(answer).toContain(`"${name}"`)
  })

  it('drafts: save, list, read, delete', () => {
    expectCall(`POST ${base}/ybsl/saveThingInfo`)
    expectCall(`GET ${base}/ybsl/queryThingInfos`, ['page', 'size', 'sceneName', 'sceneNo', 'sourceName'])
    expectCall(`POST ${base}/ybsl/smzy/shspace/ybsl/queryThingInfos`, ['page', 'size', 'sceneName', 'sceneNo', 'sourceName'])
    expectCall(`GET ${base}/ybsl/queryThingInfo`, ['rowGuid'])
    expectCall(`GET ${base}/ybsl/deleteThingInfo`, ['rowGuid'])
  })

  it('applications: submit as multipart, list, detail, withdraw', () => {
    const submit = `POST ${base}/api/v1/ybsl/submitSx`
    expectCall(submit, ['paramsJson', 'packageName', 'sxNewCodes', 'content', 'source', 'region'])
    const body = operations.find((operation) => operation.call === submit)?.requestBody
    expect(Object.keys(body?.content ?? {})).toEqual(['multipart/form-data'])
    expectCall(`POST ${base}/ybsl/getOneThingList`)
    expectCall(`GET ${base}/ybsl/getOneThingDetail`)
    expectCall(`GET ${base}/ybsl/retractProject`, ['applyNo'])
  })

  it('rating: eligibility, page, hand-in', () => {
    expectCall(`POST ${base}/GoodBadReview/newCheckIsPjByNoAndStatus`)
    expectCall(`POST ${base}/ybsl/getEvaluatePage`)
    expectCall(`POST ${base}/GoodBadReview/verifyParam`)
  })

  it('tracking: one event', () => {
    expectCall(`POST ${base}/buryingpoint/buryingPointAdd`, ['eventType', 'errorName', 'routeName', 'buildVersion'])
  })

  it('space service: dictionary as spelt, pre-check, linkage', () => {
    const space = `${base}/ybsl/smzy/shspace`
    expectCall(`POST ${space}/basic/dictionary`, ['rootCode', 'parentcode', 'code', 'sortType', 'incluedChild'])
    expectCall(`POST ${space}/ybsl/checkYb`, ['sceneid', 'checkType', 'checkCondition'])
    expectCall(`POST ${space}/ybsl/jsLinkage`, ['interfacename', 'params'])
  })

  it('client calls whose path is ours: rare characters and remote search', () => {
    expectCall(`POST ${base}/ybsl/checkIsExistRareWord`, ['value'])
    const search = `POST ${base}/ybsl/remoteSearch`
    expectCall(search, ['keyword', 'source', 'page', 'size', 'parent', 'values'])
    const answer = JSON.stringify(operations.find((operation) => operation.call === search)?.responses['200'])
    expect(answer).toContain('"value"')
    expect(answer).toContain('"name"')
  })
})

describe('the contract as a whole', () => {
  it('a group carries the name of the base its calls stand under, because names of calls repeat across bases', () => {
    const astray = operations.filter(({ call, operationId }) => {
      const base = Object.entries(bases).find(([name]) => operationId.startsWith(name))?.[1]
      return base === undefined || call.split(' ')[1]?.startsWith(`${base}/`) !== true
    })
    expect(astray.map(({ operationId }) => operationId)).toEqual([])
  })

  it('no text of a request is without the characters it may have and its greatest length, in whatever place', () => {
    const isBounded = (schema: object) => {
      const text = JSON.stringify(schema)
      return (
        Object.hasOwn(schema, 'enum') || Object.hasOwn(schema, 'format') || (text.includes('"maxLength"') && text.includes('"pattern"'))
      )
    }
    const boundless = (schema: unknown, at: string): readonly string[] => {
      if (typeof schema !== 'object' || schema === null) return []
      if ('type' in schema && schema.type === 'string') return isBounded(schema) ? [] : [at]
      return Object.entries(schema).flatMap(([key, member]) => boundless(member, `${at}.${key}`))
    }
    // These are numbers; as text of an address the description knows them only by type.
    const numbers = new Set(['page', 'size', 'limit', 'offset'])
    const found = operations.flatMap(({ call, parameters, requestBody }) => [
      ...parameters.filter(({ name }) => !numbers.has(name)).flatMap((parameter) => boundless(parameter, `${call} ${parameter.name}`)),
      ...boundless(requestBody, call)
    ])
    expect(found).toEqual([])
  })

  it('no path and no operation stands in it twice', () => {
    expect(new Set(operations.map(({ call }) => call)).size).toBe(operations.length)
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
  })

  it('every call may answer that the caller asks too often, sent too much or something invalid, and that the service is away', () => {
    const common = ['413', '422', '429', '500', '503']
    const incomplete = operations.filter(({ responses }) => common.some((status) => !Object.hasOwn(responses, status)))
    expect(incomplete.map(({ call }) => call)).toEqual([])
  })

  it('calls about a person may answer that nobody is logged in, in the sandbox too; public ones never do', () => {
    const personal = operations.filter(({ responses }) => Object.hasOwn(responses, '401')).map(({ operationId }) => operationId)
    expect(personal).toEqual(
      expect.arrayContaining([
        'oneThingDrafts.saveThingInfo',
        'oneThingSubmit.submitSx',
        'oneThingMaterials.tisDownload',
        'oneThingAppraisal.verifyParam'
      ])
    )
    expect(personal.filter((id) => /^(middleScenes|middleDictionary|spaceDictionary|oneThingGuide|sandbox)\./.test(id))).toEqual([
      'sandbox.raiseLevel'
    ])
  })
})
