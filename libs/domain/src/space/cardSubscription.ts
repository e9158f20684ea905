/** 卡证订阅: a card of a person with what it shows. A card of an unknown type is none. Source: spec §3.4, §3.1 (social card types). Example: `readCardSubscription({ cardType: 'socialSecurity' })?.followed` → false. */
import { socialCardType } from '../codes/socialCardType.ts'
import type { SocialCardType } from '../codes/socialCardType.ts'
import { flag, listOf, shape, text } from '../values/wireShape.ts'
import type { Shaped } from '../values/wireShape.ts'

const cardShape = shape({
  cardType: (value) => socialCardType.parse(value),
  contents: listOf(text),
  image: text,
  name: text,
  subscribe: flag,
  followed: flag
})

export type CardSubscription = Shaped<typeof cardShape> & { readonly cardType: SocialCardType }

export function readCardSubscription(value: unknown): CardSubscription | undefined {
  const card = cardShape.read(value)
  return card?.cardType === undefined ? undefined : { ...card, cardType: card.cardType }
}
