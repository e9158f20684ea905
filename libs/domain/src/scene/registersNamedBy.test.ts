import { describe, expect, it } from 'vitest'
import { lookupsNamedBy, registersNamedBy } from './registersNamedBy.ts'

type Asking = Parameters<typeof registersNamedBy>[0]

describe('the registers that a scene names', () => {
  it('are those of its pre-checks, of its form and of its fields', () => {
    const fills = (api: string) => ({ when: { all: [] }, then: { lookup: { api, params: [], fill: {} } } })
    const scene = {
      preChecks: [{ check: { api: 'marriage/maritalStatusCheck' } }],
      form: {
        linkage: [fills('health/deathRecord')],
        groups: [{ fields: [{ linkage: [fills('newBorn/getNewBornInfo')] }, {}] }]
      }
    } as unknown as Asking
    expect(lookupsNamedBy(scene)).toEqual(['health/deathRecord', 'newBorn/getNewBornInfo'])
    expect(registersNamedBy(scene)).toEqual(['marriage/maritalStatusCheck', 'health/deathRecord', 'newBorn/getNewBornInfo'])
    expect(registersNamedBy({ preChecks: [] })).toEqual([])
  })
})
