/** The rules of the sample records written for each peer, compiled or built once for the fields of a record. All count every issue. */
import { Ajv } from 'ajv'
import { type } from 'arktype'
import type * as AsyncValidatorModule from 'async-validator'
import { Result, Schema } from 'effect'
import { createRequire } from 'node:module'
import * as v from 'valibot'
import { z } from 'zod'
import type { Kind, SampleField, SampleRecord } from './sampleRecords.ts'
import { textShapes } from './textShapes.ts'
import type { TextShape } from './textShapes.ts'

/** Counts the issues of a record. */
export type CountIssues = (record: SampleRecord) => number

type Fields = readonly SampleField[]

/** A schema for each kind, given to each field of that kind. */
const byField = <Each>(fields: Fields, schemaOf: (shape: TextShape, kind: Kind) => Each): Record<string, Each> => {
  const schemas = new Map(fields.map(({ kind }) => [kind, schemaOf(textShapes[kind], kind)]))
  return Object.fromEntries(
    fields.flatMap(({ name, kind }) => {
      const schema = schemas.get(kind)
      return schema === undefined ? [] : [[name, schema] as const]
    })
  )
}

export const ajvIssues = (fields: Fields): CountIssues => {
  const ajv = new Ajv({ allErrors: true })
  const properties = byField(fields, ({ check, ...keywords }, kind) => {
    if (check !== undefined) ajv.addFormat(kind, { type: 'string', validate: check })
    return { type: 'string', ...keywords, ...(check === undefined ? {} : { format: kind }) }
  })
  const isValid = ajv.compile({ type: 'object', required: Object.keys(properties), properties })
  return (record) => (isValid(record) ? 0 : (isValid.errors?.length ?? 0))
}

export const valibotIssues = (fields: Fields): CountIssues => {
  const schema = v.object(
    byField(fields, ({ minLength, maxLength, pattern, check }): v.GenericSchema<string> => {
      const least = minLength === undefined ? v.string() : v.pipe(v.string(), v.minLength(minLength))
      const matched = pattern === undefined ? least : v.pipe(least, v.regex(new RegExp(pattern)))
      const most = maxLength === undefined ? matched : v.pipe(matched, v.maxLength(maxLength))
      return check === undefined ? most : v.pipe(most, v.check(check))
    })
  )
  return (record) => v.safeParse(schema, record).issues?.length ?? 0
}

export const zodIssues = (fields: Fields): CountIssues => {
  const schema = z.object(
    byField(fields, ({ minLength, maxLength, pattern, check }) => {
      const least = minLength === undefined ? z.string() : z.string().min(minLength)
      const matched = pattern === undefined ? least : least.regex(new RegExp(pattern))
      const most = maxLength === undefined ? matched : matched.max(maxLength)
      return check === undefined ? most : most.refine(check)
    })
  )
  return (record) => schema.safeParse(record).error?.issues.length ?? 0
}

export const arktypeIssues = (fields: Fields): CountIssues => {
  const text = type('string')
  const schema = type(
    byField(fields, ({ minLength, maxLength, pattern, check }) => {
      const least = minLength === undefined ? text : text.atLeastLength(minLength)
      const matched = pattern === undefined ? least : least.matching(new RegExp(pattern))
      const most = maxLength === undefined ? matched : matched.atMostLength(maxLength)
      return check === undefined ? most : most.narrow((value) => check(value))
    })
  )
  return (record) => {
    const found = schema(record)
    return found instanceof type.errors ? found.count : 0
  }
}

/** Effect reports an issue for each key at once; each sample breaks one rule of a field. */
export const effectIssues = (fields: Fields): CountIssues => {
  const decode = Schema.decodeUnknownResult(
    Schema.Struct(
      byField(fields, ({ minLength, maxLength, pattern, check }) => {
        const least = minLength === undefined ? Schema.String : Schema.String.check(Schema.isMinLength(minLength))
        const matched = pattern === undefined ? least : least.check(Schema.isPattern(new RegExp(pattern)))
        const most = maxLength === undefined ? matched : matched.check(Schema.isMaxLength(maxLength))
        return check === undefined ? most : most.check(Schema.makeFilter((value: string) => check(value)))
      })
    ),
    { errors: 'all' }
  )
  return (record) => {
    const decoded = decode(record)
    if (Result.isSuccess(decoded)) return 0
    const { issue } = decoded.failure
    return issue._tag === 'Composite' ? issue.issues.length : 1
  }
}

/** It is written for bundlers: Node finds its class under `default` of its default. */
const { default: AsyncValidator }: typeof AsyncValidatorModule = createRequire(import.meta.url)('async-validator')

/** Answers through a promise, but calls back at once when no rule of its is asynchronous. */
export const asyncValidatorIssues = (fields: Fields): CountIssues => {
  const validator = new AsyncValidator(
    byField(fields, ({ minLength, maxLength, pattern, check }): AsyncValidatorModule.RuleItem[] => [
      { type: 'string', required: true },
      ...(minLength === undefined ? [] : [{ min: minLength }]),
      ...(maxLength === undefined ? [] : [{ max: maxLength }]),
      ...(pattern === undefined ? [] : [{ pattern: new RegExp(pattern) }]),
      ...(check === undefined ? [] : [{ validator: (_: unknown, value: unknown) => check(String(value)) }])
    ])
  )
  return (record) => {
    let found = 0
    validator
      .validate({ ...record }, { suppressWarning: true }, (errors) => {
        found = errors?.length ?? 0
      })
      .catch(() => undefined)
    return found
  }
}
