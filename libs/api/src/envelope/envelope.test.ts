import { describe, expect, it } from '@effect/vitest'
import { Schema } from 'effect'
import { byCode } from './byCode.ts'
import { DomainValue } from './DomainValue.ts'
import { Page, PageRequest } from './Page.ts'

const Case = Schema.Struct({ no: Schema.String, at: Schema.FiniteFromString })

describe('byCode', () => {
  const codec = byCode(Case)

  it('writes the envelope of a success around the data as it goes over the wire', () => {
    expect(Schema.encodeSync(codec)({ no: 'A1', at: 7 })).toEqual({ code: 0, msg: '操作成功', data: { no: 'A1', at: '7' } })
  })

  it.each([0, '0'])('[R-7-11] reads the data of an envelope with code %j', (code) => {
    expect(Schema.decodeUnknownSync(codec)({ code, msg: '', data: { no: 'A1', at: '7' } })).toEqual({ no: 'A1', at: 7 })
  })

  it.each([1, -1, '1', undefined])('[R-7-11] reads no data of an envelope with code %j', (code) => {
    expect(() => Schema.decodeUnknownSync(codec)({ code, msg: '', data: { no: 'A1', at: '7' } })).toThrow()
  })

  it('looks at the data once, whichever way they go', () => {
    let looks = 0
    const counted = byCode(Schema.String.check(Schema.makeFilter(() => (looks += 1) > 0)))
    expect(Schema.encodeSync(counted)('A1')).toMatchObject({ data: 'A1' })
    expect(looks).toBe(1)
    expect(Schema.decodeUnknownSync(counted)({ code: 0, msg: '', data: 'A1' })).toBe('A1')
    expect(looks).toBe(2)
  })

  it('data of another shape does not pass, whichever way it goes', () => {
    expect(() => Schema.decodeUnknownSync(codec)({ code: 0, msg: '', data: { no: 1, at: '7' } })).toThrow()
    expect(() => Schema.encodeUnknownSync(codec)({ no: 'A1' })).toThrow()
  })
})

describe('DomainValue', () => {
  const codec = DomainValue<{ readonly a: number; readonly b?: { readonly c?: string } | undefined }>()

  it('passes a document as it is, less its undefined members at any depth', () => {
    expect(Schema.encodeSync(codec)({ a: 1, b: undefined })).toEqual({ a: 1 })
    expect(Schema.encodeUnknownSync(codec)({ a: 1, b: [{ c: undefined, d: [1, null] }] })).toEqual({ a: 1, b: [{ d: [1, null] }] })
    expect(Schema.decodeUnknownSync(codec)({ a: 1, b: { c: 'x' } })).toEqual({ a: 1, b: { c: 'x' } })
  })

  it('copies nothing of a document without them, and of another only what leads to one', () => {
    const whole = { a: 1, b: { c: 'x', d: [{ e: 1 }] } }
    expect(Schema.encodeUnknownSync(codec)(whole)).toBe(whole)
    const beside = { e: [1, 2] }
    const holed = { a: 1, b: { c: undefined }, beside }
    const encoded: Record<string, unknown> = { ...Object(Schema.encodeUnknownSync(codec)(holed)) }
    expect(encoded).toEqual({ a: 1, b: {}, beside })
    expect(encoded['beside']).toBe(beside)
    expect(holed.b).toHaveProperty('c')
  })

  it.each(['text', 7, null, undefined])('%j is no document', (value) => {
    expect(() => Schema.decodeUnknownSync(codec)(value)).toThrow()
  })
})

describe('Page', () => {
  it('carries the items of one page and where it stands', () => {
    const page = { content: [{ no: 'A1', at: '7' }], totalElements: 11, totalPages: 2, size: 10, number: 2 }
    expect(Schema.decodeUnknownSync(Page(Case))(page)).toEqual({ ...page, content: [{ no: 'A1', at: 7 }] })
    expect(() => Schema.decodeUnknownSync(Page(Case))({ ...page, totalPages: undefined })).toThrow()
  })

  it('is asked for by numbers in the query, or by none', () => {
    const codec = Schema.Struct(PageRequest)
    expect(Schema.decodeUnknownSync(codec)({ page: '2', size: '10' })).toEqual({ page: 2, size: 10 })
    expect(Schema.decodeUnknownSync(codec)({})).toEqual({})
    expect(() => Schema.decodeUnknownSync(codec)({ page: 'two' })).toThrow()
  })
})
