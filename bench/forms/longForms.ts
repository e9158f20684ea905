/** Forms of 50, 300 and 1,000 fields (长表单). What is measured: README.md. */
import type { Report } from '../harness/Report.ts'
import { contenders } from './contenders.ts'
import { inRounds } from './inRounds.ts'
import { sizeTable, steadiness } from './longFormTable.ts'
import { measureRound } from './measure.ts'
import { sectionsOf } from './pages/contender.ts'
import { roundsAsked, takingOf } from './settings.ts'

const sizes = (process.env['FORMS_SIZES'] ?? '50,300,1000').split(',').map(Number)

const requiredOf = (count: number) => sectionsOf(count).flatMap(({ fields }) => fields.filter(({ required }) => required)).length

const measure = async (): Promise<string> => {
  const measured = await inRounds({ taking: takingOf(contenders), sizes, rounds: roundsAsked }, ({ browser, address, size }) =>
    measureRound(browser, address, size, requiredOf(size))
  )
  return [...measured.map(([size, of]) => sizeTable(size, of)), steadiness(measured)].join('\n')
}

export const longForms = (): Report => ({ title: 'Long forms', print: measure })
