import { decodeCheckbox, encodeCheckbox } from '@ljonething/domain/values/checkboxValue'
import { Checkbox } from '@ljonething/ui/Checkbox'
import { useField } from '@ljonething/ui/Field'
import { TextInput } from '@ljonething/ui/TextInput'
import { Tooltip } from '@ljonething/ui/Tooltip'
import { VisuallyHidden } from '@ljonething/ui/VisuallyHidden'
import { Search } from 'lucide-react'
import type { WidgetProps } from '../Widget.ts'
import * as styles from './CheckboxGroup.css.ts'
import { useShortList } from './useShortList.ts'

const shownCharacters = 10

/**
 * Choice of several (复选框组); the value is the chosen codes as `checkboxValue` joins them, in the order of the options. Labels longer than 10
 * characters are cut and show whole in a tooltip on hover and focus (spec §2.5); their accessible name is always whole. Of very many options
 * one looks for those that are wanted.
 */
export const CheckboxGroup = ({ field, value, options, onPick, onBlur }: WidgetProps) => {
  const ids = useField()
  const chosen = new Set(decodeCheckbox(value))
  const { shown, search } = useShortList(options, chosen)
  const toggle = (code: string, on: boolean) => {
    const known = options.map((option) => option.value).filter((each) => (each === code ? on : chosen.has(each)))
    onPick(encodeCheckbox(known))
  }
  return (
    <div
      role="group"
      id={ids.controlId}
      tabIndex={-1}
      aria-labelledby={ids.labelId}
      aria-describedby={ids.describedBy}
      className={styles.group}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur()
      }}
    >
      {search === undefined ? null : (
        <div className={styles.search}>
          <TextInput
            id={`${ids.controlId}-search`}
            aria-label={`在${field.label}中查找`}
            prefix={<Search aria-hidden="true" size={18} />}
            placeholder="输入关键字查找"
            required={false}
            disabled={false}
            readOnly={false}
            invalid={false}
            value={search.keyword}
            onValueChange={search.setKeyword}
          />
          <div role="status">{search.state}</div>
        </div>
      )}
      {shown.map((option) => {
        const characters = [...option.name]
        const box = (label: React.ReactNode) => (
          <Checkbox
            id={`${ids.controlId}-${option.value}`}
            name={field.id}
            value={option.value}
            required={false}
            aria-describedby={undefined}
            checked={chosen.has(option.value)}
            onCheckedChange={(on) => toggle(option.value, on)}
          >
            {label}
          </Checkbox>
        )
        if (characters.length <= shownCharacters) return <div key={option.value}>{box(option.name)}</div>
        return (
          <Tooltip key={option.value} content={option.name}>
            <div>
              {box(
                <>
                  <span aria-hidden="true">{characters.slice(0, shownCharacters).join('')}…</span>
                  <VisuallyHidden>{option.name}</VisuallyHidden>
                </>
              )}
            </div>
          </Tooltip>
        )
      })}
    </div>
  )
}
