/** One suite of questions and answers, whoever answers in the place of the outside systems: the sandbox, or a system over HTTP that says the same. */
import { afterAll, describe, expect, it } from 'vitest'
import { askLookup, askPreCheck } from '../testing/registerCalls.ts'
import { registersDouble } from '../testing/registersDouble.ts'
import { useTestServer } from '../testing/server.ts'
import { loginAs } from '../testing/TestCaller.ts'

const mother = '23019919930412002X'
const father = '230199199108200030'
const staff = '230199196608080019'
const stranger = '230199197308080038'
const company = '91230199MACX1P002C'

interface Case {
  readonly title: string
  readonly person: string
  readonly asClerk?: boolean
  /** Scene and pre-check, or a lookup. */
  readonly ask: readonly [scene: string, check: string] | readonly [lookup: string]
  readonly params: Readonly<Record<string, string>>
  /** What the system says to it, by name; anything else it knows nothing of. */
  readonly said: Readonly<Record<string, object>>
  readonly expected: object
}

const unknown = { status: '-1', message: expect.stringContaining('如实声明') }

const cases: readonly Case[] = [
  {
    title: 'a check that passes',
    person: '周晓岚',
    ask: ['HLJYJS0001', 'NB_C03'],
    params: { motherIdCard: mother },
    said: { 'publicSecurity/hukouCheck': { type: '1' } },
    expected: { status: '1', message: '核验通过' }
  },
  {
    title: 'a check that fails, with the words of the scene',
    person: '周晓岚',
    ask: ['HLJYJS0005', 'JH_C02'],
    params: { manIdCard: father, womanIdCard: mother },
    said: { 'relations/kin': { type: '1' }, 'relations/couple': { type: '1' }, 'marriage/maritalStatusCheck': { type: '0' } },
    expected: { status: '0' }
  },
  {
    title: 'a check about a relative, who is confirmed first',
    person: '周晓岚',
    ask: ['HLJYJS0001', 'NB_C04'],
    params: { motherIdCard: mother, fatherIdCard: father },
    said: { 'relations/kin': { type: '1' }, 'marriage/maritalStatusCheck': { type: '1' } },
    expected: { status: '1' }
  },
  {
    title: 'a check about somebody who is not confirmed',
    person: '马晓东',
    ask: ['HLJYJS0001', 'NB_C03'],
    params: { motherIdCard: mother, fatherIdCard: stranger },
    said: { 'relations/kin': { type: '0' }, 'publicSecurity/hukouCheck': { type: '1' } },
    expected: unknown
  },
  {
    title: 'a lookup',
    person: '周晓岚',
    ask: ['market/entInfo'],
    params: { unitCreditCode: company },
    said: { 'market/entInfo': { values: { entName: '哈尔滨北原农业科技有限公司（示例）', legalName: '宋北原', legalIdCard: stranger } } },
    expected: { found: true, values: { entName: '哈尔滨北原农业科技有限公司（示例）', legalName: '宋北原' } }
  },
  {
    title: 'a lookup of what there is not',
    person: '周晓岚',
    ask: ['market/entInfo'],
    params: { unitCreditCode: '91230199MACX1P0000' },
    said: {},
    expected: { found: false, values: {} }
  },
  {
    title: 'a lookup about the staff of the company',
    person: '邹静',
    asClerk: true,
    ask: ['socialSecurity/insuredInfo'],
    params: { empIdCard: staff },
    said: { 'relations/staff': { type: '1' }, 'socialSecurity/insuredInfo': { values: { aac003001: '赵国强' } } },
    expected: { found: true, values: { name: '赵国强' } }
  }
]

const answerOf = async (url: string, { person, asClerk, ask, params }: Case) => {
  const caller = await loginAs(url, person, asClerk)
  const [name, checkType] = ask
  return checkType === undefined ? askLookup(caller, 'HLJYJS0002', name, params) : askPreCheck(caller, name, checkType, params)
}

describe('the sandbox answers', () => {
  const server = useTestServer()
  it.each(cases)('$title', async (asked) => {
    expect(await answerOf(server.url, asked)).toMatchObject(asked.expected)
  })
})

describe('a system over HTTP answers', async () => {
  let said: Case['said'] = {}
  const registers = await registersDouble((name) => said[name])
  afterAll(registers.close)
  const server = useTestServer({ REGISTERS_URL: registers.url })
  it.each(cases)('$title', async (asked) => {
    said = asked.said
    expect(await answerOf(server.url, asked)).toMatchObject(asked.expected)
  })
})
