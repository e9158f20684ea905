/** The booking of the marriage scene, broken one place at a time. */
import { dictionariesOf } from '@ljonething/domain/form/dictionaries'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { checkBooking } from './checkBooking.ts'
import { contentTables } from './ContentTables.ts'
import { indexScene } from './sceneIndex.ts'
import { readScene } from '@ljonething/api/scene/readScene'

const file = readFileSync(new URL('../../../content/scenes/05-marriage.yaml', import.meta.url), 'utf8')
const slots = ['0830', '0930', '1030', '1330', '1430', '1530']
const rows = slots.map((code) => ({ rootCode: 'YYSD', parentCode: 'YYSD', code, name: code }))
const regions = new Set(Array.from(file.matchAll(/region: '(\d{12})'/g), ([, code = '']) => code))
const tables = contentTables(rows, regions)

const problemsOf = (text: string): readonly string[] => {
  const read = readScene(parse(text))
  if (!read.ok) return read.problems.map(({ path, message }) => `${path} ${message}`)
  return checkBooking(indexScene(read.scene), tables).map(({ path, message }) => `${path} ${message}`)
}

it('of the marriage scene is sound', () => {
  expect(dictionariesOf(rows).optionsOf('YYSD')).toHaveLength(6)
  expect(problemsOf(file)).toEqual([])
})

it.each([
  ['organization: orgCode', 'organization: office', 'appointment.fields booking: unknown field office'],
  ['parties: [manIdCard, womanIdCard]', 'parties: []', 'appointment.fields.parties booking: whose booking it is, no field says'],
  ['orgCode: YYJH230102,', 'orgCode: YYJH230103,', 'appointment.organizations booking: YYJH230103 stands twice'],
  ["region: '230103000000', address", "region: '990103000000', address", 'unknown region 990103000000'],
  ['weekendOpen: true, places: 8', 'weekendOpen: true, places: 0', 'organizations[0].places booking: has no place'],
  ["from: '08:30'", "from: '8:30'", 'appointment.slots[0] booking: 8:30 to 09:30 is no time'],
  ["{code: '0930', from", "{code: '0931', from", 'appointment.slots booking: 0931 is no option of appointTime'],
  ["  - {code: '1530', from: '15:30', to: '16:30'}\n", '', 'the options of appointTime are others than the slots'],
  ["sameDayUntil: '09:00'", "sameDayUntil: '25:00'", 'appointment.rules.sameDayUntil booking: 25:00 is no time'],
  ['heldMinutes: 10', 'heldMinutes: 0', 'appointment.rules.heldMinutes booking: nothing is held'],
  ['daysAhead: 30', 'daysAhead: 0', 'appointment.rules.daysAhead booking: no day can be booked'],
  ["businessType: ['01', '05']\n", "businessType: ['01']\n", 'organizations[0].businessType booking: 05 is not served'],
  ["businessType: ['01', '05']\n", "businessType: ['01', '05', '02']\n", 'serves.businessType booking: nobody takes 02'],
  ["registerType: ['01', '03']", "registerType: ['03']", 'appointment.serves.registerType booking: the default 01 is not served'],
  ['    orgCode: YYJH230103\n', '    orgCode: YYJH999999\n', 'appointment.organizations booking: the sample books nobody of these'],
  ['weekendOpen: true,', "weekendOpen: '1',", 'weekendOpen true or false is expected'],
  ['  - marriage/queryOrgs\n', '  - marriage/queryOrg\n', 'unknown source marriage/queryOrg']
])('%s → %s: %s', (before, after, problem) => {
  expect(file).toContain(before)
  expect(problemsOf(file.replace(before, after)).join('\n')).toContain(problem)
})
