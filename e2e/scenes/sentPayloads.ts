/**
 * What the portal really sends when it prints and submits (打印与提交数据), taken from its requests, decrypted with the key of the session and held
 * against the tables of spec §3.3, field by field: names, types, coded values.
 */
import type { Page, Request } from '@playwright/test'
import { createBlockCipher } from '@ljonething/crypto/BlockCipher'
import { createFormValueCodec } from '@ljonething/crypto/FormValueCodec'
import type { FormDescription } from '@ljonething/domain/form/FormDescription'
import type { Plan } from '@ljonething/domain/plan/Plan'
import type { Scene } from '@ljonething/domain/scene/Scene'
import { expect } from '../journey.ts'

export interface SentPayloads {
  readonly prints: () => Promise<readonly unknown[]>
  /** Parts of the submit by name, its form payload among them. */
  readonly submit: () => Promise<{ readonly parts: Readonly<Record<string, string>>; readonly form: unknown }>
}

const partsOf = (request: Request): Readonly<Record<string, string>> => {
  const body = request.postData() ?? ''
  const boundary = body.slice(0, body.indexOf('\r\n'))
  return Object.fromEntries(
    body.split(boundary).flatMap((part) => {
      const [, name, value] = /name="(\w+)"\r\n\r\n([^]*)\r\n$/u.exec(part) ?? []
      return name === undefined || value === undefined ? [] : [[name, value]]
    })
  )
}

/** From now on. */
export const watchPayloads = (page: Page): SentPayloads => {
  const prints: Request[] = []
  const submits: Request[] = []
  let key = Promise.reject<string>(new Error('no session told its key'))
  key.catch(() => undefined)
  page.on('request', (request) => {
    if (request.url().endsWith('/newGlovePrinting')) prints.push(request)
    if (request.url().endsWith('/submitSx')) submits.push(request)
  })
  page.on('response', (response) => {
    if (response.url().endsWith('/getUserInfo') && response.ok()) key = response.json().then(({ data }) => String(data.formKey))
  })
  const decrypted = async (value: unknown): Promise<unknown> => {
    const codec = createFormValueCodec(createBlockCipher({ algorithm: 'SM4', mode: 'CBC', keyHex: await key }))
    const { text, encrypted } = codec.decode(String(value))
    expect(encrypted).toBe(true)
    return JSON.parse(text)
  }
  return {
    prints: () => Promise.all(prints.map((request) => decrypted(request.postDataJSON().formJson))),
    submit: async () => {
      expect(submits).toHaveLength(1)
      const [request] = submits
      if (request === undefined) throw new Error('nothing was submitted')
      const parts = partsOf(request)
      return { parts, form: await decrypted(parts['paramsJson']) }
    }
  }
}

interface Expected {
  readonly scene: Scene
  readonly plan: Plan
  readonly description: FormDescription
  readonly isCompany: boolean
}

const shortId = (id: string): string => id.slice(id.lastIndexOf('^') + 1)
const text = expect.any(String)
/** Extensions and ids, each followed by a comma but the last extension. */
const extensions = expect.stringMatching(/^[a-z]+(,[a-z]+)*$/u)
const fileIds = expect.stringMatching(/^([\w-]+,)+$/u)

export const listsOf = (payload: unknown) =>
  payload as Readonly<
    Record<'fieldList' | 'commonField' | 'fileList' | 'commonFile', readonly { readonly id: string; readonly value: string }[]>
  >

/** Fields stand with those of one matter or of several, under the part of the id after `^`, each once; what is hidden is left out. */
const expectLists = (payload: unknown, { description }: Expected, extra: (id: string) => object): void => {
  const { fieldList, commonField, fileList, commonFile } = listsOf(payload)
  const fields = description.allfield.flatMap((group) => group.fieldList)
  for (const [list, kind] of [
    [fieldList, 'field'],
    [commonField, 'commonField']
  ] as const) {
    const known = new Map(fields.filter(({ fieldType }) => fieldType === kind).map(({ id, componentType }) => [shortId(id), componentType]))
    expect(list).toEqual(list.map(({ id }) => ({ id, type: known.get(id) ?? `no ${kind}`, value: text, ...extra(id) })))
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
  }
  const shared = new Map(description.allfile.map(({ id, matters }) => [id, matters.length > 1]))
  expect([fileList.map(({ id }) => shared.get(id)), commonFile.map(({ id }) => shared.get(id))]).toEqual([
    fileList.map(() => false),
    commonFile.map(() => true)
  ])
  for (const list of [fileList, commonFile]) expect(list).toEqual(list.map(({ id }) => ({ id, type: extensions, value: fileIds })))
}

const codesOf = ({ matters }: Plan) => matters.filter(({ included }) => included).map(({ matter }) => matter.code)

export const expectSubmit = async (sent: SentPayloads, expected: Expected): Promise<void> => {
  const { scene, plan, isCompany } = expected
  const { parts, form } = await sent.submit()
  const sxCodes = codesOf(plan).join()
  const { paramsJson: _paramsJson, ...beside } = parts
  const region = expect.stringMatching(/^23\d{10}$/u)
  expect(beside).toEqual({
    ...{ clientKey: expect.stringMatching(/.{8,}/u), sceneId: scene.sceneCode, packageName: scene.name, sxNewCodes: sxCodes },
    ...{ content: '', source: '1', region }
  })
  const matters = plan.matters.filter(({ included }) => included)
  expect(form).toEqual({
    ...{ fieldList: expect.any(Array), commonField: expect.any(Array), fileList: expect.any(Array), commonFile: expect.any(Array) },
    sxCodes,
    sxList: matters.map(({ matter: { code, name, implementCode } }) => ({ code, name, implementCode })),
    ...{
      sceneId: scene.sceneCode,
      packageName: scene.name,
      regionCode: parts['region'],
      distinguishCode: '',
      infoSource: '1',
      source: '1'
    },
    ...{ hasEnt: isCompany ? '1' : '0', content: text, appraiseJson: '' }
  })
  expectLists(form, expected, () => ({}))
}

/** Of all that was printed on the way. */
export const expectPrints = async (sent: SentPayloads, expected: Expected): Promise<void> => {
  const { scene, plan, description } = expected
  const originals = new Map(
    description.allfield.flatMap(({ fieldList }) => fieldList.map((field) => [shortId(field.id), field.originalField]))
  )
  for (const print of await sent.prints()) {
    expect(print).toEqual({
      ...{ fieldList: expect.any(Array), commonField: expect.any(Array), fileList: expect.any(Array), commonFile: expect.any(Array) },
      itemCodeList: codesOf(plan),
      areacode: expect.stringMatching(/^23\d{10}$/u),
      scenejs: scene.sceneCode,
      sceneType: scene.unionType
    })
    expectLists(print, expected, (id) => ({ jsonFlag: originals.get(id)?.jsonFlag, separator: originals.get(id)?.separator }))
  }
}
