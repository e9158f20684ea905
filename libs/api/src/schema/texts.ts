/**
 * The texts of a request (接口文本): every text that a caller sends, in whatever place, is one of these kinds. All are well-formed Unicode without
 * control characters, and each has its greatest length in UTF-16 units. Lists and maps of texts have a greatest size as well.
 */
import { longestValue } from '@ljonething/domain/values/longestValue'
import { linesPattern, oneLinePattern } from '@ljonething/domain/values/plainText'
import { Schema, SchemaTransformation } from 'effect'

const tooLong = { message: '填写的内容过长，请删减后重试' }
const unknownCharacters = { message: '含有无法识别的字符（可能由复制粘贴带入），请删除后重新填写' }

const oneLine = (most: number) =>
  Schema.String.check(Schema.isMaxLength(most, tooLong), Schema.isPattern(oneLinePattern, unknownCharacters))
const lines = (most: number) => Schema.String.check(Schema.isMaxLength(most, tooLong), Schema.isPattern(linesPattern, unknownCharacters))

/** What names one thing: an id, a client key, a ticket, a token. */
export const Key = oneLine(512)
/** A code of a table: dictionary, region, scene, matter, status, flag. */
export const Code = oneLine(64)
/** Codes joined with commas. */
export const Codes = oneLine(2_000)
/** A name, a title, a search. */
export const Line = oneLine(200)
/** A path of the portal with its query. */
export const Address = oneLine(2_048)
/** What a person writes freely; the call says how much of it counts. */
export const Text = lines(2_000)
/** A value of a form; its field says how long it may be, tables are the longest. */
export const FormValue = lines(longestValue)
const longestDocument = 2_097_152

/** What a text carries and how: JSON, JSON made for an address, or either JSON or a value in the encoding of form values (spec §7). */
export interface Carrying {
  readonly content: Schema.Top
  readonly as: 'json' | 'addressJson' | 'encodedJson' | 'encodedText'
}

/** A text that carries `content`. The call that takes it reads the content by the same schema, once it knows the key of the session. */
export const carrying = (as: Carrying['as'], content: Schema.Top) =>
  Schema.String.annotate({ carrying: { as, content } satisfies Carrying }).check(
    Schema.isMaxLength(longestDocument, tooLong),
    Schema.isPattern(linesPattern, unknownCharacters)
  )

/** Names that every object has (`__proto__`, `constructor`): where a value is looked up by its key they would find what nobody sent. */
const inherited = Object.getOwnPropertyNames(Object.prototype).join('|')
const MapKey = Key.check(Schema.isPattern(new RegExp(`^(?!(?:${inherited})$)`), { message: '含有无法识别的字段名，请刷新页面后重试' }))

const mostEntries = 2_000

export const listOf = <S extends Schema.Constraint>(item: S) => Schema.Array(item).check(Schema.isMaxLength(mostEntries))

/** Values by key; the keys are one-line texts too. */
export const mapOf = <S extends Schema.Constraint>(value: S) =>
  Schema.Record(Schema.String, value).check(Schema.isMaxProperties(mostEntries), Schema.isPropertyNames(MapKey))

/** A number that a count or a version can be. */
export const Whole = Schema.Finite.check(Schema.isInt32())
export const WholeFromText = Schema.String.check(Schema.isMaxLength(11), Schema.isPattern(/^-?\d+$/)).pipe(
  Schema.decodeTo(Whole, SchemaTransformation.numberFromString)
)
