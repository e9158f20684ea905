/**
 * What a department tells that it has done with a case (部门回告): moves in order, each with its key and moment. One to 6 may name what is to be
 * corrected, by the names of its part; one to 15 may carry the certificate that it issued. What cannot be is not taken. Pure.
 */
import { Code, Key, Line, listOf, Text } from '@ljonething/api/schema/texts'
import { awaitsCorrection, caseStatusCodes, certifiedStatus } from '@ljonething/domain/cases/caseStatus'
import { afterOutcome, departmentSteps } from '@ljonething/domain/cases/departmentOutcome'
import { resultValueKeys, resultValues } from '@ljonething/domain/cases/resultValues'
import { readMoment } from '@ljonething/domain/display/dateTime'
import { Schema } from 'effect'
import type { DepartmentMove } from './Department.ts'

/** A moment that names its zone, so that it is the same one everywhere. */
const zoned = /T.+(?:Z|[+-]\d\d:\d\d)$/
const isDay = Schema.makeFilter<string>((text) => /^\d{4}-\d\d-\d\d$/.test(text) && readMoment(`${text}T00:00:00Z`) !== undefined)
const Day = Schema.String.check(isDay)
const named = Key.check(Schema.isMinLength(1))
const few = Schema.isMaxLength(200)

const Request = Schema.Struct({
  until: Day,
  fields: Schema.Array(Schema.Struct({ id: named, reason: Text })).check(few),
  materials: Schema.Array(Schema.Struct({ code: named, reason: Text })).check(few)
})
const Issued = Schema.Struct({
  certId: named,
  certCode: Code,
  certType: Line,
  number: Line,
  issuer: Line,
  validFrom: Day,
  validUntil: Schema.optionalKey(Day),
  holders: Schema.Array(Schema.Struct({ name: Line, cardId: Code })).check(few)
})

/** A number that other matters need. */
const Given = Schema.Struct({ value: Schema.Literals(resultValueKeys), text: Code }).check(
  Schema.makeFilter(({ value, text }) => resultValues[value].isValid(text))
)

const told = {
  key: Key,
  at: Key.check(Schema.isPattern(zoned)),
  note: Schema.optionalKey(Text),
  request: Schema.optionalKey(Request),
  certificate: Schema.optionalKey(Issued),
  given: Schema.optionalKey(listOf(Given))
}
export const ToldMoves = Schema.Struct({
  moves: Schema.Array(
    Schema.Union([
      Schema.Struct({ ...told, to: Schema.Literals(caseStatusCodes) }),
      Schema.Struct({ ...told, step: Schema.Literals(departmentSteps), outcome: Code })
    ])
  )
})
type ToldMove = (typeof ToldMoves.Type)['moves'][number]

/** What is asked for and issued stands where it belongs, asks for something, and ends after it begins. */
const fits = ({ request, certificate }: ToldMove, to: DepartmentMove['to']): boolean => {
  if (request !== undefined && !(awaitsCorrection(to) && request.fields.length + request.materials.length > 0)) return false
  if (certificate === undefined) return true
  return to === certifiedStatus && (certificate.validUntil ?? certificate.validFrom) >= certificate.validFrom
}

/** None where an outcome leaves the case where it stands; undefined where there is no such outcome, or what it tells cannot be. */
export const movesTold = (move: ToldMove): readonly DepartmentMove[] | undefined => {
  const moment = readMoment(move.at)
  if (moment === undefined) return undefined
  const to = 'to' in move ? move.to : afterOutcome(move.step, move.outcome)
  if (to === undefined || to === 'none') return to && []
  if (!fits(move, to)) return undefined
  const { key, note, request, certificate, given } = move
  const more = {
    ...(note === undefined ? {} : { note }),
    ...(request === undefined ? {} : { request }),
    ...(certificate === undefined ? {} : { certificate }),
    ...(given === undefined ? {} : { given })
  }
  return [{ kind: 'move', by: 'department', to, key, at: new Date(moment).toISOString(), ...more }]
}
