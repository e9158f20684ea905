import type { ComponentType } from 'react'

/** Uses of one component by name; they feed the gallery, the render test and the accessibility run. */
export type Examples = Readonly<Record<string, ComponentType>>
