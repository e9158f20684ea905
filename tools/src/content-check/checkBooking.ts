/**
 * The booking of a scene (预约): its fields are there, its organisations stand in known regions under codes of their own, each with a place, its times
 * are times in order, and the options of the time field are its slots, neither more nor fewer. What it serves holds its defaults and somebody takes
 * it, and the sample books what there is.
 */
import { takingBusiness } from '@ljonething/domain/booking/bookingAreas'
import type { ContentTables } from './ContentTables.ts'
import type { PathProblem } from './Problem.ts'
import type { SceneIndex } from './sceneIndex.ts'

const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
const twice = (codes: readonly string[]): readonly string[] => codes.filter((code, at) => codes.indexOf(code) < at)

/** Names of the fields by which one books; the form shows them as one. */
export const bookingFieldNames = ({ scene: { appointment } }: Pick<SceneIndex, 'scene'>): readonly string[] => {
  if (appointment === undefined) return []
  const { area, organization, date, time } = appointment.fields
  return [...(area === undefined ? [] : [area]), organization, date, time]
}

export function checkBooking(index: SceneIndex, tables: ContentTables): readonly PathProblem[] {
  const { scene, fieldNames } = index
  const { appointment, sampleCase } = scene
  if (appointment === undefined) return []
  const { defaults, fields, organizations, rules, serves, slots } = appointment
  const { businessType, registerType, parties } = fields
  const named = [...bookingFieldNames(index), ...parties, ...[businessType, registerType].filter((name) => name !== undefined)]
  const time = fieldNames.get(fields.time)
  const options = tables.codesOf(time?.dictRootCode ?? '')
  const codes = slots.map(({ code }) => code)
  const sample = sampleCase?.fields ?? {}
  const isSold = (known: readonly string[], name: string): boolean => sample[name] === undefined || known.includes(sample[name])
  const problems: readonly (readonly [string, boolean, string])[] = [
    ...named.map((name) => ['fields', fieldNames.has(name), `unknown field ${name}`] as const),
    ...twice(organizations.map(({ orgCode }) => orgCode)).map((code) => ['organizations', false, `${code} stands twice`] as const),
    ...organizations.flatMap(({ region, places, businessType: takes = [] }, at) => [
      [`organizations[${at}].region`, tables.hasRegion(region), `unknown region ${region}`] as const,
      [`organizations[${at}].places`, places > 0, 'has no place'] as const,
      ...takes.map((code) => [`organizations[${at}].businessType`, serves.businessType.includes(code), `${code} is not served`] as const)
    ]),
    ...twice(codes).map((code) => ['slots', false, `${code} stands twice`] as const),
    ...slots.map(({ from, to }, at) => [`slots[${at}]`, isTime(from) && isTime(to) && from < to, `${from} to ${to} is no time`] as const),
    ['rules.sameDayUntil', isTime(rules.sameDayUntil), `${rules.sameDayUntil} is no time`],
    ['rules.daysAhead', rules.daysAhead > 0, 'no day can be booked'],
    ['rules.heldMinutes', rules.heldMinutes > 0, 'nothing is held'],
    ['slots', options === undefined || codes.length === options.size, `the options of ${fields.time} are others than the slots`],
    ...codes.map((code) => ['slots', options?.has(code) !== false, `${code} is no option of ${fields.time}`] as const),
    ...serves.businessType.map(
      (code) => ['serves.businessType', takingBusiness(appointment, code).organizations.length > 0, `nobody takes ${code}`] as const
    ),
    ['serves.businessType', serves.businessType.includes(defaults.businessType), `the default ${defaults.businessType} is not served`],
    ['serves.registerType', serves.registerType.includes(defaults.registerType), `the default ${defaults.registerType} is not served`],
    ['organizations', organizations.length > 0, 'nobody can be booked'],
    ['fields.parties', !rules.onePerParties || parties.length > 0, 'whose booking it is, no field says'],
    [
      'organizations',
      isSold(
        organizations.map(({ orgCode }) => orgCode),
        fields.organization
      ),
      'the sample books nobody of these'
    ],
    ['slots', isSold(codes, fields.time), 'the sample books none of these times']
  ]
  return problems.flatMap(([path, holds, message]) => (holds ? [] : [{ path: `appointment.${path}`, message: `booking: ${message}` }]))
}
