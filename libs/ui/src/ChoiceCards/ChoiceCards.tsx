import type { ReactNode } from 'react'
import { useId } from 'react'
import { useField } from '../Field/Field.tsx'
import { classNames } from '../theme/classNames.ts'
import * as styles from './ChoiceCards.css.ts'

export interface Choice {
  readonly value: string
  readonly label: string
  /** Cue below the label that helps to choose (提示). */
  readonly cue?: ReactNode
  readonly disabled?: boolean | undefined
  /** Follow-up questions, shown indented below while this choice is chosen. */
  readonly followUp?: ReactNode
}

interface Shared {
  readonly choices: readonly Choice[]
  readonly id?: string | undefined
  readonly name?: string | undefined
  /** Needed outside a Field, unless labelledBy is given. */
  readonly label?: string | undefined
  readonly labelledBy?: string | undefined
  readonly columns?: 1 | 2 | undefined
  readonly disabled?: boolean | undefined
  readonly invalid?: boolean | undefined
}

export interface SingleChoiceProps extends Shared {
  readonly multiple?: false | undefined
  readonly value: string | undefined
  readonly onValueChange: (value: string) => void
}

export interface MultipleChoiceProps extends Shared {
  readonly multiple: true
  readonly value: readonly string[]
  readonly onValueChange: (value: readonly string[]) => void
}

export type ChoiceCardsProps = SingleChoiceProps | MultipleChoiceProps

/** Large cards to answer a guide question (选项卡片): real radio buttons, or checkboxes with `multiple`. */
export const ChoiceCards = (props: ChoiceCardsProps) => {
  const { choices, id, name, label, labelledBy, columns = 1, disabled, invalid } = props
  const field = useField({ id, disabled, invalid })
  const ownName = useId()
  const isChosen = (value: string) => (props.multiple ? props.value.includes(value) : props.value === value)
  const choose = (value: string, on: boolean) => {
    if (!props.multiple) return props.onValueChange(value)
    return props.onValueChange(choices.map((choice) => choice.value).filter((each) => (each === value ? on : props.value.includes(each))))
  }
  return (
    <div
      role={props.multiple ? 'group' : 'radiogroup'}
      id={field.controlId}
      aria-label={label}
      aria-labelledby={label === undefined ? (labelledBy ?? field.labelId) : undefined}
      aria-describedby={field.describedBy}
      {...(props.multiple ? {} : { 'aria-required': field.required || undefined, 'aria-invalid': field.invalid || undefined })}
      className={classNames(styles.group, columns === 2 && styles.twoColumns)}
    >
      {choices.map((choice) => {
        const chosen = isChosen(choice.value)
        const off = field.disabled || choice.disabled === true
        const inputId = `${ownName}-${choice.value}`
        return [
          <label key={choice.value} htmlFor={inputId} className={classNames(styles.card, chosen && styles.chosen, off && styles.disabled)}>
            <input
              id={inputId}
              type={props.multiple ? 'checkbox' : 'radio'}
              name={name ?? ownName}
              value={choice.value}
              checked={chosen}
              disabled={off}
              aria-label={choice.label}
              aria-describedby={choice.cue ? `${inputId}-cue` : undefined}
              className={styles.input}
              onChange={(event) => choose(choice.value, event.currentTarget.checked)}
            />
            <span className={styles.text}>
              <span className={styles.label}>{choice.label}</span>
              {choice.cue ? (
                <span id={`${inputId}-cue`} className={styles.cue}>
                  {choice.cue}
                </span>
              ) : null}
            </span>
          </label>,
          chosen && choice.followUp ? (
            <div key={`${choice.value}-follow-up`} className={styles.nested}>
              {choice.followUp}
            </div>
          ) : null
        ]
      })}
    </div>
  )
}
