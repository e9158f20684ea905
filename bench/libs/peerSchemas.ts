/** The rules of the sample records written for ajv, valibot and zod, each compiled or built once. ID numbers and credit codes use the limit's checks. */
import { Ajv } from 'ajv'
import * as v from 'valibot'
import { z } from 'zod'
import { limitCitizenId } from './limitCitizenId.ts'
import { limitCreditCode } from './limitCreditCode.ts'
import { fields } from './sampleRecords.ts'
import type { Kind, SampleRecord } from './sampleRecords.ts'

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

const byField = <Each>(each: Readonly<Record<Kind, Each>>): Record<string, Each> =>
  Object.fromEntries(fields.map(({ name, kind }) => [name, each[kind]]))

const ajv = new Ajv({ allErrors: true })
ajv.addFormat('citizenId', { type: 'string', validate: citizenIdByToday })
ajv.addFormat('creditCode', { type: 'string', validate: limitCreditCode })

const ajvText = (keywords: object) => ({ type: 'string', ...keywords })
const ajvCheck = ajv.compile({
  type: 'object',
  required: fields.map(({ name }) => name),
  properties: byField({
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
  })
})

const valibotPattern = (pattern: string) => v.pipe(v.string(), v.regex(new RegExp(pattern)))
const valibotSchema = v.object(
  byField<v.GenericSchema<string>>({
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
  })
)

const zodPattern = (pattern: string) => z.string().regex(new RegExp(pattern))
const zodSchema = z.object(
  byField<z.ZodType<string>>({
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
  })
)

/** Each counts the issues of a record. */
export const ajvIssues = (record: SampleRecord): number => (ajvCheck(record) ? 0 : (ajvCheck.errors?.length ?? 0))
export const valibotIssues = (record: SampleRecord): number => v.safeParse(valibotSchema, record).issues?.length ?? 0
export const zodIssues = (record: SampleRecord): number => zodSchema.safeParse(record).error?.issues.length ?? 0
