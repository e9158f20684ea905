import { Effect } from 'effect'
import { expect, it } from 'vitest'
import sample from './stored/storedScene.v2.json' with { type: 'json' }
import { storedScene } from './stored/storedScene.ts'

it('a scene from before its booking was typed is read without the booking, and whole otherwise', () => {
  const { v: _version, appointment, ...scene } = sample
  const former = { ...scene, v: 1, appointment: { rules: ['可预约未来30天'], slots: ['0830'] } }
  expect(appointment.rules.daysAhead).toBe(30)
  expect(Effect.runSync(storedScene.read(former, 'former'))).toEqual(scene)
})
