import type { FoundOption } from '../../engine/FormServices.ts'

/** Where an institution is and how it is reached (地址电话), as far as its source says. */
export const contactOf = ({ address = '', phone = '' }: Pick<FoundOption, 'address' | 'phone'>): string =>
  [address, phone].filter((text) => text !== '').join(' ')
