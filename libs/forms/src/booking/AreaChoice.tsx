import { cascadePath } from '@ljonething/domain/form/cascadePath'
import { decodeCascader } from '@ljonething/domain/values/cascaderValue'
import type { NamedValue } from '@ljonething/domain/values/namedValue'
import { Select } from '@ljonething/ui/Select'
import { useField } from '@ljonething/ui/Field'
import type { BookingDoor, BookingKind } from '../engine/BookingDoor.ts'
import { encodePath } from '../widgets/Cascader/encodePath.ts'
import * as styles from './Booking.css.ts'
import { useAsked } from './useAsked.ts'

interface AreaChoiceProps {
  readonly door: BookingDoor
  readonly kind: BookingKind
  readonly value: string
  readonly disabled: boolean
  /** The value that stands for the whole province. */
  readonly whole: string
  readonly onPick: (value: string) => void
}

/** City and county chosen in a stored area (已选地区); a whole province is none. */
export const areaPath = (value: string, whole: string): readonly NamedValue[] =>
  value === whole || decodeCascader(value)?.value === whole ? [] : cascadePath(value, [])

/** Where to look for an office (登记机关区划): city, then county; without either the whole province. */
export const AreaChoice = ({ door, kind, value, disabled, whole, onPick }: AreaChoiceProps) => {
  const ids = useField()
  const path = areaPath(value, whole)
  const [city, county] = path
  const asked = `${kind.businessType} ${kind.registerType}`
  const cities = useAsked(`cities ${asked}`, () => door.areas('', kind))
  const counties = useAsked(city === undefined ? '' : `${city.value} ${asked}`, () => door.areas(city?.value ?? '', kind))
  const levels = [
    { name: '市（地）', all: '全省', asked: cities, chosen: city },
    { name: '县（市、区）', all: city === undefined ? '请先选择市（地）' : '全市', asked: counties, chosen: county }
  ]
  const pick = (level: number, code: string) => {
    const found = levels[level]?.asked.data?.find((option) => option.value === code)
    const next = found === undefined ? path.slice(0, level) : [...path.slice(0, level), { name: found.name, value: code }]
    onPick(next.length === 0 ? whole : encodePath(next))
  }
  return (
    <div role="group" id={ids.controlId} aria-labelledby={ids.labelId} aria-describedby={ids.describedBy} className={styles.areas}>
      {levels.map(({ name, all, asked, chosen }, level) => {
        const known = asked.data?.map((option) => ({ value: option.value, label: option.name }))
        return (
          <Select
            key={name}
            id={`${ids.controlId}-${level}`}
            aria-label={name}
            disabled={disabled || (level === 1 && city === undefined)}
            placeholder={asked.failure ?? all}
            options={known ?? (chosen === undefined ? [] : [{ value: chosen.value, label: chosen.name }])}
            value={chosen?.value ?? ''}
            onValueChange={(code) => pick(level, code)}
            onFocus={asked.failure === undefined ? undefined : asked.again}
          />
        )
      })}
    </div>
  )
}
