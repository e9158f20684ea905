/**
 * Market regulation (市场监管) in the sandbox: what anybody may know of a company, a name and an address; of founders, whether they may hold office and
 * have proved who they are.
 */
import { storedCodes } from '@ljonething/domain/form/storedCodes'
import { isWithin } from '@ljonething/domain/region/isWithin'
import type { RegisterRow } from '../stored/registerRow.ts'
import { yesNo } from '../../registers/RegisterQuestion.ts'
import { factsOf } from './factsOf.ts'
import { rowsAbout } from './listed.ts'
import { peopleWith } from './peopleWith.ts'
import type { SandboxAnswers, SandboxQuestion } from './SandboxAnswers.ts'

const isExisting = (company: RegisterRow): boolean => company['status'] === '存续'

const companyOf = ({ given, rows }: SandboxQuestion<'creditCode'>) => {
  const [creditCode] = given('creditCode')
  return rows('enterprises').find(({ uscc }) => uscc === creditCode)
}

/** Answers about a company that is registered, and no others. */
const ofCompany =
  (holds: (company: RegisterRow, question: SandboxQuestion<'creditCode'>) => boolean) => (question: SandboxQuestion<'creditCode'>) => {
    const company = companyOf(question)
    return company === undefined ? undefined : yesNo(holds(company, question))
  }

const sameCompany = (row: RegisterRow, company: RegisterRow): boolean => row['uscc'] === company['uscc']

/** The same name, or one with its trade name and trade (字号、行业) in it. */
const isNear = ({ name, tradeName, trade }: RegisterRow, wanted: string): boolean =>
  name === wanted || (typeof tradeName === 'string' && wanted.includes(`${tradeName}${String(trade)}`))

/** The level from which somebody has proved in person who they are (高级实名). */
const provedLevel = 3

export const market: SandboxAnswers<'market'> = {
  checks: {
    'market/entStatus': ofCompany(isExisting),
    'market/cateringScope': ofCompany((company) => isExisting(company) && String(company['scope']).includes('餐饮')),
    'market/frozenCheck': ofCompany((company, { rows }) =>
      rows('restraints').some((restraint) => sameCompany(restraint, company) && restraint['ended'] !== true)
    ),
    'market/publicNotice': (question) => {
      const company = companyOf(question)
      const [cancelMode] = question.given('cancelMode')
      if (company === undefined || cancelMode === undefined) return undefined
      const notices = question.rows('cancelNotices').filter((notice) => sameCompany(notice, company) && notice['cancelMode'] === cancelMode)
      return yesNo(notices.some(({ to, objections }) => String(to) < question.today && objections === 0))
    },
    'market/nameCheck': ({ given, rows, user }) => {
      const [wanted] = given('entName')
      if (wanted === undefined) return undefined
      const reserved = rows('nameReservations').filter(({ entName }) => entName === wanted)
      const isOwn = reserved.some(({ agentIdCard, founderIdCard }) => agentIdCard === user.cardId || founderIdCard === user.cardId)
      const isFree = !rows('enterprises').some((company) => isExisting(company) && isNear(company, wanted))
      return yesNo(isFree && (reserved.length === 0 || isOwn))
    },
    'market/addressNegativeList': ({ given, rows }) => {
      const region = storedCodes('cascader', given('region')[0] ?? '')?.at(-1)
      const [address] = given('address')
      if (region === undefined || region === '' || address === undefined) return undefined
      const isClosed = rows('closedAddresses').some(
        (row) => isWithin(String(row['region']), region) && address.includes(String(row['address']))
      )
      return yesNo(!isClosed)
    },
    'market/realNameAll': (question) => {
      const people = question.given('people')
      const known = peopleWith(question, people)
      if (people.length === 0 || people.some((number) => !known.some(({ idCard }) => idCard === number))) return undefined
      return yesNo(known.every(({ realNameLevel }) => Number(realNameLevel) >= provedLevel))
    },
    'market/restrictCheck': (question) =>
      question.given('people').length === 0 ? undefined : yesNo(rowsAbout(question, 'people', 'restrictions').length === 0)
  },
  lookups: {
    'market/entInfo': (question) => {
      const company = companyOf(question)
      if (company === undefined) return undefined
      const [legal] = peopleWith(question, [String(company['legalIdCard'])])
      return { ...factsOf(company, { entName: 'name' }), ...factsOf(legal, { legalName: 'name' }) }
    }
  }
}
