/**
 * Numbers that the sandbox departments issue with an approval (办理结果的内容), for other matters that need them: by the rows of `results` in
 * `content/registry-sample.json`, from fields that the matter is sent.
 *   { matter: '1123…', value: 'citizenId', from: { birth: 'babyBirthTime', sex: 'babySex', … } }
 * They hold by the rule of their kind and are nobody's: the county part is 99, which no division has. They follow from the case, so that made
 * again they are the same. Without the fields it needs none is issued.
 */
import { resultValueKeys, resultValues } from '@ljonething/domain/cases/resultValues'
import type { GivenValue } from '@ljonething/domain/cases/needs'
import type { ResultValue } from '@ljonething/domain/cases/resultValues'
import { genderIn } from '@ljonething/domain/codes/gender'
import { formatDate } from '@ljonething/domain/display/dateTime'
import type { SubmissionPart } from '@ljonething/domain/submission/Submission'
import { decodeCascader } from '@ljonething/domain/values/cascaderValue'
import { Context, Effect, Layer, Option, Schema } from 'effect'
import { createHash } from 'node:crypto'
import { SandboxRecords } from './SandboxRecords.ts'

const Row = Schema.Struct({
  /** Its implementing code (实施编码). */
  matter: Schema.String,
  value: Schema.Literals(resultValueKeys),
  /** What the number is made of → name of the field. */
  from: Schema.Record(Schema.String, Schema.String)
})
const readRow = Schema.decodeUnknownOption(Row)

interface Made {
  /** Of the fields, by what they are for; '' where one is empty or not sent. */
  readonly fact: (name: string) => string
  /** Six digits of a county that is none, in the city of the first region that is given. */
  readonly county: (...regions: readonly string[]) => string
  /** So many digits, of this case alone. */
  readonly digits: (count: number) => string
  /** yyyy. */
  readonly year: string
}

const capital = '2301'
/** 随父落户, of the dictionary LHFS. */
const withFather = '1'
const checkCharacters = Array.from('0123456789ABCDEFGHJKLMNPQRTUWXY')

/** With the check character that makes it hold; undefined where none does. */
const checked = (value: ResultValue, head: string): string | undefined =>
  checkCharacters.map((last) => head + last).find(resultValues[value].isValid)

const makers: Readonly<Record<ResultValue, (made: Made) => string | undefined>> = {
  citizenId: ({ fact, county, digits }) => {
    const parents = [fact('fatherRegion'), fact('motherRegion')]
    const region = county(...(fact('follows') === withFather ? parents : parents.toReversed()))
    const [one = '', two = '', three = ''] = digits(3)
    const order = `${one}${two}${Number(three) - (Number(three) % 2) + Number(genderIn('archive', fact('sex')) === 'male')}`
    return checked('citizenId', `${region}${fact('birth').slice(0, 10).replaceAll('-', '')}${order}`)
  },
  creditCode: ({ fact, county, digits }) => checked('creditCode', `91${county(fact('region'))}MA${digits(7)}`),
  disabledPersonId: ({ fact }) => `${fact('cardId').toUpperCase()}${fact('category')}${fact('level')}`,
  marriageCertNo: ({ county, digits, year }) => `J${county()}-${year}-${digits(6)}`,
  taxClearanceNo: ({ digits, year }) => `清税〔${year}〕${digits(6)}号`
}

const digitsOf = (caseNo: string, count: number): string =>
  BigInt(`0x${createHash('sha256').update(caseNo).digest('hex')}`)
    .toString()
    .slice(-count)

export class IssuedValues extends Context.Service<
  IssuedValues,
  {
    /** What the result of the case gives, decided at that moment. */
    readonly made: (caseNo: string, part: SubmissionPart, at: string) => Effect.Effect<readonly GivenValue[]>
  }
>()('@ljonething/server/sandbox/IssuedValues') {
  static readonly layer = Layer.effect(
    IssuedValues,
    Effect.map(SandboxRecords, (records) =>
      IssuedValues.of({
        made: Effect.fn('IssuedValues.made')(function* (caseNo, { implementCode, fields }, at) {
          const rows = yield* records.all
          const values = new Map(fields.map(({ id, value }) => [id, value]))
          return rows('results')
            .flatMap((row) => Option.toArray(readRow(row)))
            .filter(({ matter }) => matter === implementCode)
            .flatMap(({ value, from }) => {
              const text = makers[value]({
                fact: (name) => values.get(from[name] ?? '') ?? '',
                county: (...regions) => `${regions.flatMap((region) => decodeCascader(region)?.value.slice(0, 4) ?? [])[0] ?? capital}99`,
                digits: (count) => digitsOf(caseNo, count),
                year: formatDate(at).slice(0, 4)
              })
              return text !== undefined && resultValues[value].isValid(text) ? [{ value, text }] : []
            })
        })
      })
    )
  ).pipe(Layer.provide(SandboxRecords.layer))
}
