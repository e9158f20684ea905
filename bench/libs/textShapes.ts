/** What the kinds of the sample records ask of a text, for peers to build their schemas from. ID numbers and credit codes use the limit's checks. */
import { limitCitizenId } from './limitCitizenId.ts'
import { limitCreditCode } from './limitCreditCode.ts'
import type { Kind } from './sampleRecords.ts'

export interface TextShape {
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly check?: (text: string) => boolean
}

const word = "[\\w!#$%&'*+/=?^`{|}~-]+"
const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?'

export const textShapes: Readonly<Record<Kind, TextShape>> = {
  code: { minLength: 1 },
  date: { minLength: 1 },
  address: { minLength: 1, maxLength: 50 },
  name: { minLength: 1, maxLength: 10 },
  citizenId: { check: (id) => limitCitizenId(id, 20260101) },
  mobile: { pattern: '^1[3-9][0-9]{9}$' },
  email: { pattern: `^${word}(?:\\.${word})*@(?:${label}\\.)+${label}$` },
  creditCode: { check: limitCreditCode },
  digits: { pattern: '^[0-9]+$', maxLength: 12 },
  decimal: { pattern: '^-?[0-9]+(?:\\.[0-9]{1,2})?$' },
  letters: { pattern: '^[A-Za-z0-9]+$' },
  postcode: { pattern: '^[0-9]{6}$' },
  bankCard: { pattern: '^[1-9][0-9]{12,18}$' }
}
