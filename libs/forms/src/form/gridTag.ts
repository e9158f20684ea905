import type { FormStore } from '../engine/FormStore.ts'

/** A browser reads forms of up to so many fields. */
const mostRead = 200

export type GridTag = 'form' | 'div'

/**
 * What a grid of fields is to the browser, which reads all fields of a form again with every key in one of them (autofill): a form of its own, so
 * that it reads those of one group; nothing where there are more than it reads at all.
 */
export const gridTag = ({ description }: FormStore): GridTag =>
  description.allfield.flatMap(({ fieldList }) => fieldList).length > mostRead ? 'div' : 'form'

/** Enter sends nothing. */
export const stay = (event: { readonly preventDefault: () => void }): void => event.preventDefault()
