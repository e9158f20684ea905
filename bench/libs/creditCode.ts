/** Unified social credit codes: ours against a table-driven limit and stdnum. */
import { isValid } from '@ljonething/validation/numbers/SocialCreditCode'
import type { Suite } from '../harness/Suite.ts'
import { limitCreditCode } from './limitCreditCode.ts'
import { someWrong, validCreditCode } from './sampleNumbers.ts'
import { createSampler } from './sampler.ts'
import { stdnumCheck } from './stdnumCheck.ts'

export const creditCode = (): Suite => {
  const codes = someWrong(createSampler(2), 1024, validCreditCode)
  const stdnum = stdnumCheck('uscc')
  return {
    title: 'Credit code: 1,024 codes, every eighth with a wrong last character',
    unit: 'per s',
    work: codes.length,
    goals: [
      { of: 'ours', than: 'limit', atMost: 1.5 },
      { of: 'ours', than: 'stdnum', atMost: 0.2 }
    ],
    contenders: [
      {
        name: 'limit',
        role: 'limit',
        run: () => {
          let valid = 0
          for (const code of codes) if (limitCreditCode(code)) valid += 1
          return valid
        }
      },
      {
        name: 'ours',
        role: 'ours',
        run: () => {
          let valid = 0
          for (const code of codes) if (isValid(code)) valid += 1
          return valid
        }
      },
      {
        name: 'stdnum',
        role: 'peer',
        run: () => {
          let valid = 0
          for (const code of codes) if (stdnum(code)) valid += 1
          return valid
        }
      }
    ]
  }
}
