import type { ComponentProps } from 'react'
import { useLayoutEffect, useRef } from 'react'
import { useField } from '../Field/Field.tsx'
import { control } from '../TextInput/TextInput.css.ts'
import { classNames } from '../theme/classNames.ts'
import * as styles from './Select.css.ts'
import { offerChosenAlone } from './offerChosenAlone.ts'
import { isSameOffer, optionsFor } from './optionsFor.ts'
import type { SelectOption } from './optionsFor.ts'

export type { SelectOption }

export interface SelectProps extends Omit<ComponentProps<'select'>, 'value' | 'defaultValue' | 'multiple' | 'children' | 'ref'> {
  readonly options: readonly SelectOption[]
  /** '' shows the placeholder. */
  readonly value: string
  readonly onValueChange?: ((value: string) => void) | undefined
  /** First row that stands for no choice; pass null to leave it out. */
  readonly placeholder?: string | null | undefined
  readonly invalid?: boolean | undefined
}

/**
 * Choice of one from a list (下拉选择): the browser's own control, so that phones and old machines handle it. Its rows are no elements of React's: a
 * form of a thousand fields has several thousand of them.
 */
export const Select = ({ options, value, onValueChange, onChange, placeholder = '请选择', invalid, className, ...rest }: SelectProps) => {
  const field = useField({ ...rest, invalid })
  const select = useRef<HTMLSelectElement>(null)
  const offered = useRef<Pick<SelectProps, 'options' | 'placeholder'>>(undefined)
  /** A select has no read-only state of its own: it offers what is chosen and nothing else. */
  const isFixed = field.readOnly
  useLayoutEffect(() => {
    const element = select.current
    if (element === null) return
    const last = offered.current
    if (last?.placeholder !== placeholder || !isSameOffer(last?.options, options)) element.replaceChildren(optionsFor(options, placeholder))
    offered.current = { options, placeholder }
    element.value = value
    if (element.selectedIndex < 0) element.selectedIndex = 0
    offerChosenAlone(element, isFixed)
  }, [options, placeholder, value, isFixed])
  return (
    <select
      {...rest}
      ref={select}
      value={value}
      id={field.controlId}
      required={false}
      disabled={field.disabled}
      aria-readonly={isFixed || undefined}
      aria-required={field.required || undefined}
      aria-invalid={field.invalid || undefined}
      aria-describedby={field.describedBy}
      className={classNames(control, styles.select, value === '' && styles.empty, className)}
      onChange={(event) => {
        onChange?.(event)
        onValueChange?.(event.currentTarget.value)
      }}
    />
  )
}
