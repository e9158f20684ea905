/** The booking of a scene (预约) as its file writes it; whether its fields, areas and times fit is the content check's. */
import type { Appointment } from '@ljonething/domain/booking/Appointment'
import { isSourceName } from '@ljonething/domain/registers/registers'
import { Schema } from 'effect'
import { exactly } from '../schema/exactly.ts'
import { Count, FilledText, Named, Texts, Truth } from './sceneValues.ts'

const { Array: List, Literal, Struct, optionalKey } = Schema

export const AppointmentSchema = exactly<Appointment>()(
  Struct({
    purpose: FilledText,
    api: List(Named('source', isSourceName)),
    defaults: Struct({ areaCode: FilledText, subRegion: FilledText, businessType: FilledText, registerType: FilledText }),
    serves: Struct({ businessType: Texts, registerType: Texts }),
    fields: Struct({
      area: optionalKey(FilledText),
      organization: FilledText,
      date: FilledText,
      time: FilledText,
      parties: Texts,
      businessType: optionalKey(FilledText),
      registerType: optionalKey(FilledText)
    }),
    rules: Struct({
      daysAhead: Count,
      sameDayUntil: FilledText,
      heldMinutes: Count,
      changeDaysBefore: Count,
      onePerParties: Truth,
      confirms: optionalKey(Literal('couple')),
      notes: Texts
    }),
    slots: List(Struct({ code: FilledText, from: FilledText, to: FilledText })),
    organizations: List(
      Struct({
        orgCode: FilledText,
        name: FilledText,
        region: FilledText,
        address: FilledText,
        phone: FilledText,
        hours: FilledText,
        weekendOpen: Truth,
        businessType: optionalKey(Texts),
        places: Count
      })
    )
  })
)
