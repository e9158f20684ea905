/** A form as the portal has it at one moment (一张填写中的表): what describes it, what is filled in, and how wide it is drawn. */
import type { FormDescription, FormValues } from '@ljonething/domain/form/FormDescription'
import type { RegisteredValue } from '@ljonething/domain/registers/RegisteredValue'

export interface GivenForm {
  readonly description: FormDescription
  readonly values: FormValues
  /** Whole ids of fields that were typed. */
  readonly own: readonly string[]
  readonly registered: Readonly<Record<string, RegisteredValue>>
  /** `yyyy-mm-dd`. */
  readonly today: string
  /** In px. */
  readonly width: number
}

/** What the page of the engine alone offers to the program that measures. */
export interface Described {
  readonly mount: (root: HTMLElement, given: GivenForm) => void
  readonly validate: () => unknown
}
