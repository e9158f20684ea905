/** The rules of the sample records written for ajv, valibot and zod, each compiled or built once for the fields of a record. ID numbers and credit codes use the limit's checks. */
import { Ajv } from 'ajv'
import * as v from 'valibot'
import { z } from 'zod'
import { limitCitizenId } from './limitCitizenId.ts'
import { limitCreditCode } from './limitCreditCode.ts'
import type { Kind, SampleField, SampleRecord } from './sampleRecords.ts'

const word = "[\\w!#$%&'*+/=?^`{|}~-]+"
const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?'
const patterns = {
  mobile: '^1[3-9][0-9]{9}$',
  email: `^${word}(?:\\.${word})*@(?:${label}\\.)+${label}$`,
  digits: '^[0-9]+$',
  decimal: '^-?[0-9]+(?:\\.[0-9]{1,2})?$',
  letters: '^[A-Za-z0-9]+$',
  postcode: '^[0-9]{6}$',
  bankCard: '^[1-9][0-9]{12,18}$'
}

const citizenIdByToday = (id: string): boolean => limitCitizenId(id, 20260101)

const byField = <Each>(fields: readonly SampleField[], each: Readonly<Record<Kind, Each>>): Record<string, Each> =>
  Object.fromEntries(fields.map(({ name, kind }) => [name, each[kind]]))

/** Counts the issues of a record. */
export type CountIssues = (record: SampleRecord) => number

const ajv = new Ajv({ allErrors: true })
ajv.addFormat('citizenId', { type: 'string', validate: citizenIdByToday })
ajv.addFormat('creditCode', { type: 'string', validate: limitCreditCode })

const ajvText = (keywords: object) => ({ type: 'string', ...keywords })
const ajvFields = {
  code: ajvText({ minLength: 1 }),
  date: ajvText({ minLength: 1 }),
  address: ajvText({ minLength: 1, maxLength: 50 }),
  name: ajvText({ minLength: 1, maxLength: 10 }),
  citizenId: ajvText({ format: 'citizenId' }),
  mobile: ajvText({ pattern: patterns.mobile }),
  email: ajvText({ pattern: patterns.email }),
  creditCode: ajvText({ format: 'creditCode' }),
  digits: ajvText({ pattern: patterns.digits, maxLength: 12 }),
  decimal: ajvText({ pattern: patterns.decimal }),
  letters: ajvText({ pattern: patterns.letters }),
  postcode: ajvText({ pattern: patterns.postcode }),
  bankCard: ajvText({ pattern: patterns.bankCard })
}

export const ajvIssues = (fields: readonly SampleField[]): CountIssues => {
  const check = ajv.compile({ type: 'object', required: fields.map(({ name }) => name), properties: byField(fields, ajvFields) })
  return (record) => (check(record) ? 0 : (check.errors?.length ?? 0))
}

const valibotPattern = (pattern: string) => v.pipe(v.string(), v.regex(new RegExp(pattern)))
const valibotFields: Readonly<Record<Kind, v.GenericSchema<string>>> = {
  code: v.pipe(v.string(), v.minLength(1)),
  date: v.pipe(v.string(), v.minLength(1)),
  address: v.pipe(v.string(), v.minLength(1), v.maxLength(50)),
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(10)),
  citizenId: v.pipe(v.string(), v.check(citizenIdByToday)),
  mobile: valibotPattern(patterns.mobile),
  email: valibotPattern(patterns.email),
  creditCode: v.pipe(v.string(), v.check(limitCreditCode)),
  digits: v.pipe(v.string(), v.regex(new RegExp(patterns.digits)), v.maxLength(12)),
  decimal: valibotPattern(patterns.decimal),
  letters: valibotPattern(patterns.letters),
  postcode: valibotPattern(patterns.postcode),
  bankCard: valibotPattern(patterns.bankCard)
}

export const valibotIssues = (fields: readonly SampleField[]): CountIssues => {
  const schema = v.object(byField(fields, valibotFields))
  return (record) => v.safeParse(schema, record).issues?.length ?? 0
}

const zodPattern = (pattern: string) => z.string().regex(new RegExp(pattern))
const zodFields: Readonly<Record<Kind, z.ZodType<string>>> = {
  code: z.string().min(1),
  date: z.string().min(1),
  address: z.string().min(1).max(50),
  name: z.string().min(1).max(10),
  citizenId: z.string().refine(citizenIdByToday),
  mobile: zodPattern(patterns.mobile),
  email: zodPattern(patterns.email),
  creditCode: z.string().refine(limitCreditCode),
  digits: z.string().regex(new RegExp(patterns.digits)).max(12),
  decimal: zodPattern(patterns.decimal),
  letters: zodPattern(patterns.letters),
  postcode: zodPattern(patterns.postcode),
  bankCard: zodPattern(patterns.bankCard)
}

export const zodIssues = (fields: readonly SampleField[]): CountIssues => {
  const schema = z.object(byField(fields, zodFields))
  return (record) => schema.safeParse(record).error?.issues.length ?? 0
}
