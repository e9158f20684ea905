import { componentTypeOf, componentTypes } from '../form/fieldFormat.ts'
import type { ComponentType } from '../form/FormDescription.ts'

/** For tests of what holds for each (全部控件类型), so that a new one is held to it too. */
export const everyComponentType: readonly ComponentType[] = Object.keys(componentTypes).map(componentTypeOf)
