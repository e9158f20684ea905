import { ChoiceCards } from '@ljonething/ui/ChoiceCards'
import type { BookingOffice } from '../engine/BookingDoor.ts'
import type { Asked } from './useAsked.ts'
import { Waiting } from './Waiting.tsx'
import * as styles from './Booking.css.ts'

interface OfficeChoiceProps {
  readonly asked: Asked<readonly BookingOffice[]>
  readonly value: string
  readonly disabled: boolean
  readonly onPick: (office: BookingOffice) => void
}

/** More than these nobody reads: an area narrows them. */
const most = 12

/** The offices of an area (登记处), each with where it is, when it is open and how to call it. */
export const OfficeChoice = ({ asked, value, disabled, onPick }: OfficeChoiceProps) => {
  const all = asked.data
  if (all === undefined) return <Waiting asked={asked} height={96} />
  const isLong = all.length > most
  const shown = isLong ? all.filter(({ code }) => code === value) : all
  return (
    <>
      <p role="status" className={styles.quiet}>
        {all.length === 0 ? '这个地区没有可以预约的登记处，请换一个地区。' : null}
        {isLong ? `共 ${all.length} 个登记处，${shown.length === 0 ? '请先选择地区' : '要换一处请先选择地区'}。` : null}
      </p>
      <ChoiceCards
        columns={2}
        disabled={disabled}
        value={value}
        choices={shown.map(({ code, name, address, hours, phone }) => ({
          value: code,
          label: name,
          cue: (
            <>
              <span className={styles.fact}>地址：{address}</span>
              <span className={styles.fact}>办公时间：{hours}</span>
              <span className={styles.fact}>电话：{phone}</span>
            </>
          )
        }))}
        onValueChange={(code) => {
          const office = shown.find((each) => each.code === code)
          if (office !== undefined) onPick(office)
        }}
      />
    </>
  )
}
