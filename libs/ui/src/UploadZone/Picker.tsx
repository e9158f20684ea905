import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { buttonClass } from '../Button/Button.tsx'
import type { ButtonLook } from '../Button/buttonClass.ts'
import { classNames } from '../theme/classNames.ts'
import * as styles from './UploadZone.css.ts'

interface PickerProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'onChange'> {
  readonly text: string
  readonly icon: LucideIcon
  readonly variant: ButtonLook['variant']
  readonly onPicked: (files: readonly File[]) => void
}

/** A button that opens the picker of the system (文件选择): the input itself, with the look of a button over it. */
export const Picker = ({ text, icon: Icon, variant, onPicked, ...input }: PickerProps) => (
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
    <span aria-hidden="true" className={classNames(buttonClass({ variant }), styles.face)}>
      <Icon size={20} />
      {text}
    </span>
  </span>
)
