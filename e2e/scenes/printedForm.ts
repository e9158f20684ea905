/**
 * The printed application form of a scene (打印的申请表): taken as the whole form is previewed, its text read by `pdftotext` and held against every value
 * that is handed in, as a person reads it.
 */
import { spawnSync } from 'node:child_process'
import type { Page, Route } from '@playwright/test'
import type { Field, FormDescription } from '@ljonething/domain/form/FormDescription'
import { shortId } from '@ljonething/domain/form/fieldFormat'
import { readTable } from '@ljonething/domain/values/readTable'
import { storedText } from '@ljonething/domain/form/storedText'
import { withUnit } from '@ljonething/domain/form/withUnit'
import { expect } from '../journey.ts'
import { closePreview, pdfPages } from '../pages/material.ts'

/** The bytes of the whole form, looked at and closed again. */
export const previewWholeForm = async (page: Page): Promise<Buffer> => {
  const shown = Promise.withResolvers<Buffer>()
  const take = async (route: Route) => {
    const answer = await route.fetch()
    shown.resolve(await answer.body())
    await route.fulfill({ response: answer })
  }
  await page.route(/\/tisDownload/, take, { times: 1 })
  await page.getByRole('button', { name: '预览整份申请表' }).click()
  const pdf = await shown.promise
  await expect(pdfPages(page).first()).toBeVisible()
  await closePreview(page)
  return pdf
}

const compact = (text: string): string => text.replaceAll(/\s/g, '')

/** The texts of a value on paper: cell by cell, and box by box where boxes are drawn. */
const textsOf = (
  { componentType, columns, extField, originalField }: Field,
  value: string,
  { dictionaries }: FormDescription
): readonly string[] => {
  const options = dictionaries[originalField.dictRootCode] ?? []
  if (componentType === 'checkbox') return storedText(componentType, value, options).split('、')
  if (componentType !== 'addTable') return [withUnit(storedText(componentType, value, options), extField.unit)]
  return (readTable(value) ?? []).flatMap((row) =>
    columns.map((column) => storedText(column.componentType, row.get(column.id) ?? '', dictionaries[column.dictRootCode] ?? []))
  )
}

/** A long text may go over to the next page, with head and foot between. */
const longText = 30

const isSaid = (printed: string, text: string): boolean =>
  printed.includes(text) ||
  (text.length > longText &&
    Array.from(text).some((_, at) => at > 0 && printed.includes(text.slice(0, at)) && printed.includes(text.slice(at))))

type Payload = Readonly<Record<'fieldList' | 'commonField', readonly { readonly id: string; readonly value: string }[]>>

export const expectPrinted = (pdf: Buffer, description: FormDescription, { fieldList, commonField }: Payload): void => {
  const { stdout } = spawnSync('pdftotext', ['-raw', '-', '-'], { input: pdf })
  const printed = compact(stdout.toString('utf8'))
  const fields = new Map(description.allfield.flatMap((group) => group.fieldList).map((field) => [shortId(field.id), field]))
  const values = [...fieldList, ...commonField].filter(({ value }) => value !== '')
  expect(values.length).toBeGreaterThan(0)
  const missing = values.flatMap(({ id, value }) => {
    const field = fields.get(id)
    const texts = field === undefined ? [`no field ${id}`] : textsOf(field, value, description)
    return texts.flatMap((text) => (isSaid(printed, compact(text)) ? [] : [`${field?.label}: ${text}`]))
  })
  expect(missing).toEqual([])
}
