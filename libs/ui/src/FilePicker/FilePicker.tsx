import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { buttonClass } from '../Button/Button.tsx'
import type { ButtonLook } from '../Button/buttonClass.ts'
import { classNames } from '../theme/classNames.ts'
import * as styles from './FilePicker.css.ts'

export interface FilePickerProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'className' | 'onChange'> {
  readonly text: string
  readonly icon: LucideIcon
  readonly variant: ButtonLook['variant']
  readonly size?: ButtonLook['size']
  readonly onPicked: (files: readonly File[]) => void
}

/** A button that opens the picker of the system (文件选择): the input itself, with the look of a button over it. */
export const FilePicker = ({ text, icon: Icon, variant, size, onPicked, ...input }: FilePickerProps) => (
  <span className={styles.picker}>
    <input
      {...input}
      type="file"
      className={styles.input}
      onChange={(event) => {
        onPicked([...(event.currentTarget.files ?? [])])
        event.currentTarget.value = ''
      }}
    />
    <span aria-hidden="true" className={classNames(buttonClass({ variant, size }), styles.face)}>
      <Icon size={size === 'small' ? 16 : 20} />
      {text}
    </span>
  </span>
)
