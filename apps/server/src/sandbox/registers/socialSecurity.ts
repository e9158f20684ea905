/**
 * Pension insurance (养老保险) in the sandbox: the accounts of a person (参保账户), each 正常, 停保 or 离退休, at a unit or without one (灵活就业).
 * An answer about an account that is out of order (在职参保, 停保) is "1" where it is so; the scenes judge it inverted.
 */
import { yesNo } from '../../registers/RegisterQuestion.ts'
import { factsOf } from './factsOf.ts'
import { peopleWith } from './peopleWith.ts'
import type { SandboxAnswers, SandboxQuestion } from './SandboxAnswers.ts'

const accountsOf = ({ given, rows }: SandboxQuestion<'idCard'>) => {
  const cards = given('idCard')
  return rows('pension').filter(({ idCard }) => cards.includes(String(idCard)))
}

const normalOf = (question: SandboxQuestion<'idCard'>) => accountsOf(question).filter(({ state }) => state === '正常')

/** `19860801` → `1986-08-01` */
export const withDashes = (day: string): string => day.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')

/** An agency is named after its area: SB230103 → 230103000000. */
const regionOf = (agency: string): string => `${agency.slice(2, 8)}000000`

export const socialSecurity: SandboxAnswers<'socialSecurity'> = {
  checks: {
    'socialSecurity/uniqueInsured': (question) => yesNo(normalOf(question).length === 1),
    'socialSecurity/insuredStatus': (question) => {
      const normal = normalOf(question)
      const insured = yesNo(normal.length > 1 || normal.some(({ unitNo }) => unitNo !== undefined))
      const facts = accountsOf(question).map((account) => ({
        of: String(account['idCard']),
        values: { region: regionOf(String(account['agency'])), ...factsOf(account, { unitName: 'unitName', leftOn: 'leftOn' }) }
      }))
      return { ...insured, facts }
    },
    'socialSecurity/insuredInfo': (question) => {
      const [name] = question.given('name')
      return yesNo(accountsOf(question).some((account) => name === undefined || account['name'] === name))
    },
    'socialSecurity/belongToUnit': (question) => {
      const [unit] = question.given('unitNo')
      return unit === undefined ? undefined : yesNo(normalOf(question).some(({ unitNo }) => unitNo === unit))
    },
    'socialSecurity/stopCheck': (question) => {
      const accounts = accountsOf(question)
      return yesNo(accounts.length > 0 && accounts.every(({ state }) => state === '停保'))
    }
  },
  lookups: {
    'socialSecurity/insuredInfo': (question) => {
      const [account] = [...normalOf(question), ...accountsOf(question)]
      const [insured] = peopleWith(question, question.given('idCard'))
      const facts = factsOf(account, {
        name: 'name',
        personalNo: 'idCard',
        unitNo: 'unitNo',
        agency: 'agency',
        firstWorkDate: 'firstWorkDate',
        actualMonths: 'actualMonths'
      })
      if (facts === undefined) return undefined
      return { ...facts, firstWorkDate: withDashes(facts.firstWorkDate ?? ''), ...factsOf(insured, { insured: 'insured' }) }
    }
  }
}
