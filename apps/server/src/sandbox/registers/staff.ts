/**
 * The staff of a company near retirement (临近退休职工) in the sandbox: who is insured there and whose archive was handed in for review. What the review
 * found (`archive`) stands in the register as fields of the form; what pension insurance and the number say is added.
 */
import { decidedGender, genderCode } from '@ljonething/domain/codes/gender'
import { legalRetireMonth } from '@ljonething/domain/retirement/retireMonth'
import { isRecord } from '@ljonething/domain/values/wireShape'
import { birthDate } from '@ljonething/validation/numbers/CitizenId'
import type { RegisterRow } from '../stored/registerRow.ts'
import type { StaffMember } from '../../registers/Upstream.ts'
import { factsOf } from './factsOf.ts'
import { withDashes } from './socialSecurity.ts'

type Rows = (register: string) => readonly RegisterRow[]

const reviews: ReadonlyMap<unknown, StaffMember['preReview']> = new Map([
  ['通过', 'passed'],
  ['审核中', 'pending']
])

const insuredValues = (rows: Rows, idCard: string): Readonly<Record<string, string>> => {
  const account = rows('pension').find((row) => row['idCard'] === idCard && row['state'] === '正常' && row['unitNo'] !== undefined)
  const {
    firstWorkDate = '',
    agency = '',
    ...facts
  } = factsOf(account, {
    personalNo: 'idCard',
    unitNo: 'unitNo',
    actualMonths: 'actualMonths',
    firstWorkDate: 'firstWorkDate',
    agency: 'agency'
  }) ?? {}
  const office = rows('institutions').find(({ source, value }) => source === 'REMOTE_SIORG' && value === agency)
  const insuredOrg = office === undefined ? '' : JSON.stringify({ name: office['name'], value: agency })
  return { ...facts, firstWorkDate: withDashes(firstWorkDate), insuredOrg }
}

const textsOf = (archive: unknown): Readonly<Record<string, string>> =>
  isRecord(archive) ? Object.fromEntries(Object.entries(archive).map(([name, value]) => [name, String(value)])) : {}

export const staffOf = (rows: Rows, company: string | undefined): readonly StaffMember[] => {
  const employed = new Set(rows('employments').flatMap(({ uscc, idCard }) => (uscc === company ? [idCard] : [])))
  return rows('retirement').flatMap((row) => {
    const { idCard } = row
    if (typeof idCard !== 'string' || !employed.has(idCard)) return []
    const born = birthDate(idCard) ?? ''
    const archive = textsOf(row['archive'])
    const legal = legalRetireMonth(idCard, archive['postNature'] ?? '') ?? ''
    const sex = genderCode('archive', decidedGender(idCard, undefined)) ?? ''
    return [
      {
        name: String(row['name']),
        idCard,
        preReview: reviews.get(row['preReview']) ?? 'refused',
        preReviewNo: String(row['preReviewNo']),
        flag: String(row['flag']),
        values: {
          ...{ empSex: sex, empBirth: born, archiveBirth: born, legalRetireMonth: legal },
          ...insuredValues(rows, idCard),
          ...archive
        }
      }
    ]
  })
}
