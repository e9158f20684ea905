/** Ours as the peers are: each error stands at its field. */
import { offerOurs } from './oursParts.tsx'

offerOurs()
