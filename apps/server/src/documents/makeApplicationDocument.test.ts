import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readScene } from '@ljonething/api/scene/readScene'
import { describeForm } from '@ljonething/domain/form/describeForm'
import { dictionariesOf } from '@ljonething/domain/form/dictionaries'
import type { DictionaryRow } from '@ljonething/domain/form/dictionaries'
import type { FormValues } from '@ljonething/domain/form/FormDescription'
import { initialValues } from '@ljonething/domain/form/initialValues'
import { planScene } from '@ljonething/domain/plan/planScene'
import { sampleValues } from '@ljonething/domain/scene/sampleValues'
import { encodeTableRows } from '@ljonething/domain/values/tableRows'
import * as Effect from 'effect/Effect'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { makeApplicationDocument } from './makeApplicationDocument.ts'
import type { DocumentFacts } from './makeApplicationDocument.ts'
import type { DocumentField } from './ApplicationDocument.ts'
import { Documents } from './Documents.ts'
import { readPdf } from './testing/readPdf.ts'

const content = (path: string) => readFileSync(new URL(`../../../../content/${path}`, import.meta.url), 'utf8')
const parsed = readScene(parse(content('scenes/01-newborn.yaml')))
if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
const { scene } = parsed
const dictionaryFile: { readonly items: readonly DictionaryRow[] } = JSON.parse(content('dictionaries.json'))
const dictionaries = dictionariesOf(dictionaryFile.items)
const today = '2026-03-05'
const plan = planScene(scene, scene.sampleCase?.answers ?? {}, { region: '230103000000', userType: '0', today })
const description = describeForm(plan, dictionaries)
const fields = description.allfield.flatMap((group) => group.fieldList)
const byName = sampleValues(scene, today)
const values: FormValues = {
  ...initialValues(description, today),
  ...Object.fromEntries(fields.flatMap((field) => (Object.hasOwn(byName, field.name) ? [[field.id, byName[field.name] ?? '']] : [])))
}
const idOf = (name: string) => fields.find((field) => field.name === name)?.id ?? name

const facts: DocumentFacts = {
  sceneName: scene.name,
  documentNumber: 'HLJYJS0001-1',
  region: '黑龙江省哈尔滨市南岗区',
  generatedAt: `${today} 09:12:07`,
  dataHash: 'ab'.repeat(32),
  applicant: [{ label: '申请人', value: '周晓岚' }],
  signatures: [{ place: 'applicant', label: '申请人（签名）' }],
  signedMaterials: new Set(),
  photographs: new Set(),
  regionPath: (code) =>
    ['黑龙江省', '哈尔滨市', '道外区'].slice(0, { '230000000000': 1, '230104000000': 3 }[code] ?? 0).map((name) => ({ name }))
}
const make = (changed: FormValues = {}, more: Partial<DocumentFacts> = {}) =>
  makeApplicationDocument({ plan, description, values: { ...values, ...changed }, files: {} }, { ...facts, ...more })
const printed = (document: ReturnType<typeof make>, name: string): DocumentField | undefined => {
  const label = fields.find((field) => field.name === name)?.label
  return document.groups.flatMap((group) => group.fields).find((field) => field.label === label)
}

describe('makeApplicationDocument', () => {
  it.each([
    ['babyName', '林北雪'],
    ['babySex', '女'],
    ['babyBirthTime', '2026-02-16 08:16'],
    ['babyNation', '汉族'],
    ['birthArea', '黑龙江省 / 哈尔滨市 / 道外区'],
    ['motherHukouRegion', '黑龙江省 / 哈尔滨市 / 南岗区'],
    ['relationToHouseholder', '女 / 独生女'],
    ['medicalOrg', '哈尔滨市红十字中心医院'],
    ['insuredYear', '2026']
  ])('prints %s as %s', (name, expected) => {
    expect(printed(make(), name)?.value).toBe(expected)
  })

  it('prints no code where a dictionary has a label, and no name that contradicts the code', () => {
    const document = make({ [idOf('birthArea')]: '[{"name":"北京市","value":"230000000000"},{"name":"海淀区","value":"230104000000"}]' })
    expect(printed(document, 'birthArea')?.value).toBe('黑龙江省 / 道外区')
  })

  it('draws the choices of a checkbox', () => {
    expect(fields.find(({ name }) => name === 'promise')?.componentType).toBe('checkbox')
    expect(printed(make(), 'promise')?.choices?.map((choice) => choice.checked)).toEqual([true])
    expect(printed(make({ [idOf('promise')]: '' }), 'promise')?.choices?.map((choice) => choice.checked)).toEqual([false])
  })

  it('leaves out hidden fields and brings them and their rows in when linkage shows them', () => {
    const table = fields.find((field) => field.componentType === 'addTable' && field.name === 'siblingTable')
    const tablesOf = (document: ReturnType<typeof make>) => document.groups.flatMap((group) => group.tables ?? [])
    expect(tablesOf(make()).some((entry) => entry.label === table?.label)).toBe(false)
    const cells = (name: string) =>
      (table?.columns ?? []).map((column) => ({
        id: column.id,
        type: column.componentType,
        name: column.name,
        value: column.componentType === 'text' ? name : '',
        isHidden: false
      }))
    const shown = make({ [idOf('multipleBirth')]: '是', [idOf('siblingTable')]: encodeTableRows([cells('林北风'), cells('林北云')]) })
    const entry = tablesOf(shown).find((one) => one.label === table?.label)
    expect(entry?.columns).toEqual(table?.columns.map((column) => column.name))
    expect(entry?.rows.map((row) => row[0])).toEqual(['林北风', '林北云'])
  })

  it('shows every group of the form with every field that is not hidden', () => {
    const document = make()
    expect(document.groups.map((group) => group.name)).toEqual(description.allfield.map((group) => group.name))
    expect(document.matters.length).toBe(plan.matters.filter((line) => line.included).length)
  })

  it('names the files, where they come from and whether they are signed', () => {
    const [first, second] = description.allfile.filter((material) => !material.isApplicationForm)
    const file = { id: 'f1', name: '身份证.jpg', fileType: 'jpg', size: 1, url: '', isApplyForm: false, isReuse: false }
    const document = makeApplicationDocument(
      { plan, description, values, files: { [first?.id ?? '']: [file, { ...file, name: '证照.ofd', isReuse: true }] } },
      facts
    )
    expect(document.materials[0]).toMatchObject({
      label: first?.label,
      files: ['身份证.jpg', '证照.ofd'],
      source: '申请人上传、电子证照复用'
    })
    expect(document.materials[1]).toMatchObject({ label: second?.label, files: [], source: expect.stringMatching(/^未提交/) })
  })

  it('survives values of any shape', () => {
    for (const odd of ['[', '{}', '[1]', '"x"', 'null', ';;', '9999', '[{"value":"1"}]']) {
      const document = make(Object.fromEntries(fields.map((field) => [field.id, odd])))
      expect(document.groups.length).toBeGreaterThan(0)
    }
  })

  it('sets as a PDF with everything it says', async () => {
    const document = make()
    const pdf = await Effect.runPromise(
      Documents.use((documents) => documents.render(document, 'me')).pipe(Effect.provide(Documents.layer))
    )
    const { text } = await readPdf(pdf)
    const texts = document.groups.flatMap((group) => [group.name, ...group.fields.flatMap((field) => [field.label, field.value])])
    expect(texts.filter((part) => !text.includes(part.replaceAll(/\s/g, '')))).toEqual([])
    const { stdout } = spawnSync('pdftotext', ['-raw', '-', '-'], { input: pdf })
    const again = stdout.toString('utf8').replaceAll(/\s/g, '')
    expect(texts.filter((part) => !again.includes(part.replaceAll(/\s/g, '')))).toEqual([])
  })
})
