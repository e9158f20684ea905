/**
 * Booking a place (预约): area, office, day and time as one, in place of the four fields, whose values stay what the scene describes. Each choice
 * opens the next; another office or day gives back what was held.
 */
import { decodeCascader, encodeCascader } from '@ljonething/domain/values/cascaderValue'
import { Field } from '@ljonething/ui/Field'
import { useCallback, useEffect, useState } from 'react'
import type { BookingDoor, BookingOffice } from '../engine/BookingDoor.ts'
import type { FormStore } from '../engine/FormStore.ts'
import { useField } from '../hooks/useField.ts'
import { AreaChoice, areaPath } from './AreaChoice.tsx'
import * as styles from './Booking.css.ts'
import type { BookedFields } from '../engine/bookingFields.ts'
import { BookingPart } from './BookingPart.tsx'
import { DayChoice } from './DayChoice.tsx'
import { HoldNotice } from './HoldNotice.tsx'
import { OfficeChoice } from './OfficeChoice.tsx'
import { TimeChoice } from './TimeChoice.tsx'
import { useAsked } from './useAsked.ts'
import { useHold } from './useHold.ts'
import { Waiting } from './Waiting.tsx'

/** What the form knows of a choice once its source offered it. */
const asOption = ({ code, name }: Pick<BookingOffice, 'code' | 'name'>) => ({ value: code, name })

export interface BookingFieldsProps {
  readonly store: FormStore
  readonly fields: BookedFields
  readonly load: () => Promise<BookingDoor>
}

interface ChosenFieldsProps extends Omit<BookingFieldsProps, 'load'> {
  readonly door: BookingDoor
}

const codeOf = (value: string) => decodeCascader(value)?.value ?? value

const idNamed = ({ description }: FormStore, name: string) =>
  description.allfield.flatMap(({ fieldList }) => fieldList).find((field) => field.name === name)?.id ?? ''

const ChosenFields = ({ store, fields, door }: ChosenFieldsProps) => {
  const { area, office, date, time } = fields
  const [ownArea, setOwnArea] = useState('')
  const areaNow = useField(store, area?.id ?? '')
  const officeNow = useField(store, office.id)
  const dateNow = useField(store, date.id)
  const timeNow = useField(store, time?.id ?? '')
  const business = useField(store, idNamed(store, 'businessType')).value
  const register = useField(store, idNamed(store, 'registerType')).value
  const whole = area?.value ?? ''
  const inArea = areaPath(area === undefined ? ownArea : areaNow.value, whole).at(-1)?.value ?? ''
  const officeCode = codeOf(officeNow.value)

  const write = useCallback(
    (id: string, value: string) => {
      store.setValue(id, value)
      if (value !== '') store.blur(id)
    },
    [store]
  )
  const kindOf = useCallback(() => ({ businessType: business, registerType: register }), [business, register])
  const chosen = useCallback(
    () => ({
      office: codeOf(store.field(office.id).value),
      date: store.field(date.id).value,
      time: time === undefined ? '' : store.field(time.id).value
    }),
    [store, office, date, time]
  )
  const offices = useAsked(`offices ${inArea} ${business} ${register}`, () => door.offices(inArea, kindOf()))
  const asked = [officeCode, business, register]
  const days = useAsked(officeCode === '' ? '' : asked.join(' '), () => door.days(officeCode, kindOf()))
  const timesKey = time === undefined || officeCode === '' || dateNow.value === '' ? '' : [...asked, dateNow.value].join(' ')
  const times = useAsked(timesKey, () => door.times(officeCode, dateNow.value, kindOf()))
  useEffect(() => {
    if (offices.data !== undefined) store.setOptions(office.id, offices.data.map(asOption))
  }, [store, office, offices.data])
  useEffect(() => {
    if (time !== undefined && times.data !== undefined) store.setOptions(time.id, times.data.map(asOption))
  }, [store, time, times.data])
  const daysAgain = days.again
  const timesAgain = times.again
  const onStale = useCallback(() => {
    daysAgain()
    timesAgain()
  }, [daysAgain, timesAgain])
  const onTime = useCallback(
    (code: string) => {
      if (time !== undefined) write(time.id, code)
    },
    [time, write]
  )
  const hold = useHold({ keep: door.keep, kindOf, chosen, now: store.services.now, onTime, onStale })

  const leave = (...ids: readonly string[]) => {
    hold.giveUp()
    for (const id of ids) write(id, '')
  }
  const pickArea = (value: string) => {
    leave(office.id, date.id)
    if (area === undefined) setOwnArea(value)
    else write(area.id, value)
  }
  const pickOffice = ({ code, name }: BookingOffice) => {
    leave(date.id)
    write(office.id, office.componentType === 'remoteSelect' ? encodeCascader({ name, value: code }) : code)
  }
  const pickDay = (next: string) => {
    if (next === dateNow.value) return
    leave()
    write(date.id, next)
  }
  const isStillChosen = hold.held?.time === timeNow.value
  const disabled = officeNow.disabled || hold.asking !== undefined
  const areaChoice = (
    <AreaChoice
      door={door}
      kind={kindOf()}
      value={area === undefined ? ownArea : areaNow.value}
      whole={whole}
      disabled={disabled || (area !== undefined && areaNow.disabled)}
      onPick={pickArea}
    />
  )
  if (!officeNow.visible) return null
  return (
    <>
      {area === undefined ? (
        <div className={styles.fullRow}>
          <Field group label="登记机关区划">
            {areaChoice}
          </Field>
        </div>
      ) : (
        <BookingPart store={store} field={area}>
          {areaChoice}
        </BookingPart>
      )}
      <BookingPart store={store} field={office}>
        <OfficeChoice asked={offices} value={officeCode} disabled={disabled} onPick={pickOffice} />
      </BookingPart>
      <BookingPart store={store} field={date}>
        {officeCode === '' ? (
          <p className={styles.quiet}>选好登记处后，这里会列出可以预约的日期。</p>
        ) : days.data === undefined ? (
          <Waiting asked={days} height={300} />
        ) : (
          <DayChoice key={officeCode} days={days.data} value={dateNow.value} disabled={disabled} onPick={pickDay} />
        )}
      </BookingPart>
      {time === undefined ? null : (
        <BookingPart store={store} field={time}>
          {timesKey === '' ? (
            <p className={styles.quiet}>选好日期后，这里会列出当天的时段。</p>
          ) : times.data === undefined ? (
            <Waiting asked={times} height={64} />
          ) : (
            <TimeChoice
              times={times.data}
              value={timeNow.value}
              isKept={door.keep !== undefined}
              asking={hold.asking}
              disabled={timeNow.disabled}
              onPick={hold.choose}
            />
          )}
        </BookingPart>
      )}
      <div className={styles.notices}>
        <HoldNotice hold={isStillChosen ? hold : { ...hold, held: undefined }} now={store.services.now} />
      </div>
    </>
  )
}

const BookingFields = ({ load, ...chosen }: BookingFieldsProps) => {
  const door = useAsked('door', load)
  if (door.data !== undefined) return <ChosenFields {...chosen} door={door.data} />
  return (
    <div className={styles.fullRow}>
      <Waiting asked={door} height={300} />
    </div>
  )
}

export default BookingFields
