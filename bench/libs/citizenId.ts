/**
 * Citizen ID numbers: ours against a plain regular expression with a weighted sum, and four libraries.
 * id-validator remembers every answer it gave, so it is made anew for each pass.
 */
import IdValidator from 'id-validator'
import idCard from 'idcard'
import validator from 'validator'
import { isValid } from '@ljonething/validation/numbers/CitizenId'
import type { Suite } from '../harness/Suite.ts'
import { limitCitizenId } from './limitCitizenId.ts'
import { someWrong, validCitizenId } from './sampleNumbers.ts'
import { createSampler } from './sampler.ts'
import { stdnumCheck } from './stdnumCheck.ts'

const shape = /^\d{6}(?:18|19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dXx]$/
const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]

const regexAndReduce = (id: string): boolean =>
  shape.test(id) &&
  '10X98765432'.charAt(weights.reduce((sum, weight, at) => sum + weight * Number(id.charAt(at)), 0) % 11) === id.charAt(17).toUpperCase()

export const citizenId = (): Suite => {
  const latest = 20260101
  const options = { today: '2026-01-01' }
  const ids = someWrong(createSampler(1), 1024, validCitizenId)
  const stdnum = stdnumCheck('ric')
  return {
    title: 'Citizen ID: 1,024 numbers, every eighth with a wrong last character',
    unit: 'per s',
    work: ids.length,
    goals: [
      { of: 'ours', than: 'limit', atMost: 1.5 },
      { of: 'ours', than: 'idcard', atMost: 0.2 },
      { of: 'ours', than: 'id-validator', atMost: 0.2 }
    ],
    contenders: [
      {
        name: 'limit',
        role: 'limit',
        run: () => {
          let valid = 0
          for (const id of ids) if (limitCitizenId(id, latest)) valid += 1
          return valid
        }
      },
      {
        name: 'ours',
        role: 'ours',
        run: () => {
          let valid = 0
          for (const id of ids) if (isValid(id, options)) valid += 1
          return valid
        }
      },
      {
        name: 'regex + reduce',
        role: 'peer',
        run: () => {
          let valid = 0
          for (const id of ids) if (regexAndReduce(id)) valid += 1
          return valid
        }
      },
      {
        name: 'idcard',
        role: 'peer',
        run: () => {
          let valid = 0
          for (const id of ids) if (idCard.verify(id)) valid += 1
          return valid
        }
      },
      {
        name: 'id-validator',
        role: 'peer',
        run: () => {
          const idValidator = new IdValidator()
          let valid = 0
          for (const id of ids) if (idValidator.isValid(id)) valid += 1
          return valid
        }
      },
      {
        name: 'validator.js',
        role: 'peer',
        run: () => {
          let valid = 0
          for (const id of ids) if (validator.isIdentityCard(id, 'zh-CN')) valid += 1
          return valid
        }
      },
      {
        name: 'stdnum',
        role: 'peer',
        run: () => {
          let valid = 0
          for (const id of ids) if (stdnum(id)) valid += 1
          return valid
        }
      }
    ]
  }
}
