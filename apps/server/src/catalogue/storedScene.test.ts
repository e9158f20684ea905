import { Effect } from 'effect'
import { expect, it } from 'vitest'
import v2 from './stored/storedScene.v2.json' with { type: 'json' }
import sample from './stored/storedScene.v3.json' with { type: 'json' }
import { storedScene } from './stored/storedScene.ts'

const read = (kept: object) => Effect.runSync(storedScene.read(kept, 'former'))

it('a scene from before its booking was typed is read without the booking, and whole otherwise', () => {
  const { v: _version, appointment, ...scene } = sample
  const former = { ...scene, v: 1, appointment: { rules: ['可预约未来30天'], slots: ['0830'] } }
  expect(appointment.rules.daysAhead).toBe(30)
  expect(read(former)).toEqual(scene)
})

it.each([
  [['manIdCard', 'womanIdCard'], 'local/marriageAge'],
  [['childIdCard'], 'local/schoolAge'],
  [['applicantIdCard'], 'local/beforeRetirement']
])('the register once asked for all ages, with %j, is %s', (params, api) => {
  const [ages, ...others] = v2.preChecks
  const former = { ...v2, preChecks: [{ ...ages, check: { ...ages?.check, params } }, ...others] }
  expect(read(former)?.preChecks.map(({ check }) => check.api)).toEqual([api, ...others.map(({ check }) => check.api)])
})
