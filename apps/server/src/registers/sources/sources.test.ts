import type { SourceOption } from '@ljonething/api/oneThing/RegistersApi'
import { someField, someForm } from '@ljonething/domain/testing/formParts'
import { Effect } from 'effect'
import { afterAll, describe, expect, it } from 'vitest'
import { registersDouble } from '../../testing/registersDouble.ts'
import { useTestServer } from '../../testing/server.ts'
import { visitor } from '../../testing/TestCaller.ts'
import { Sources } from './Sources.ts'

const server = useTestServer()
/** Whoever asks outside systems here asks nobody. */
const nobody = useTestServer({ SANDBOX: 'false' })

interface Asked {
  readonly source: string
  readonly keyword?: string
  readonly page?: number
  readonly size?: number
  readonly parent?: string
  readonly values?: Readonly<Record<string, string>>
}

const answerTo = (asked: Asked, url = server.url) =>
  visitor(url).call((client) => client.oneThingRegisters.remoteSearch({ payload: { keyword: '', ...asked } }))
const search = async (asked: Asked, url = server.url): Promise<readonly SourceOption[]> => {
  const answer = await answerTo(asked, url)
  return 'content' in answer ? answer.content : answer
}
const refusal = (asked: Asked, url = server.url) =>
  visitor(url).refusal((client) => client.oneThingRegisters.remoteSearch({ payload: { keyword: '', ...asked } }))

const formAsking = (dataSource: string) => someForm([someField({ name: 'office', componentType: 'remoteSelect', dataSource })])
/** What a submit makes of a choice: the option, or undefined where the source does not offer it. */
const takenOf = async (
  { run }: Pick<ReturnType<typeof useTestServer>, 'run'>,
  dataSource: string,
  value: string,
  others: Readonly<Record<string, string>> = {}
) => {
  const form = formAsking(dataSource)
  const [id = ''] = form.allfield.flatMap(({ fieldList }) => fieldList.map((field) => field.id))
  const choices = await run(Effect.flatMap(Sources, ({ chosen }) => chosen(form, { ...others, [id]: value })))
  const [entry] = choices
  return entry?.[1]
}

const held = [
  'REMOTE_HOSPITAL',
  'newBorn/getVfcSelect',
  'newBorn/bankSearch',
  'REMOTE_SCHOOL',
  'REMOTE_POLICE',
  'REMOTE_VACCINE',
  'REMOTE_COMMUNITY'
]

describe('a source', () => {
  it('is searched by name, and by the area where an institution is', async () => {
    expect(await search({ source: 'REMOTE_HOSPITAL', keyword: '红十字' })).toContainEqual({
      value: 'HJ0006',
      name: '哈尔滨市红十字中心医院'
    })
    const names = async (keyword: string) => (await search({ source: 'REMOTE_POLICE', keyword })).map(({ name }) => name)
    expect(await names('荣市')).toContain('南岗区荣市派出所')
    expect(await names('荣市街道')).toEqual(['南岗区荣市派出所'])
    expect(await names(' 南岗区荣市派出所 ')).toEqual(['南岗区荣市派出所'])
    expect(await names('没有这个地方')).toEqual([])
  })

  it('that asks for no page gets a list, as before', async () => {
    const answer = await answerTo({ source: 'REMOTE_POLICE' })
    expect(Array.isArray(answer) && answer.length).toBe(30)
  })

  it('is paged through from first to last, each option once, at most 50 at a time', async () => {
    const first = await answerTo({ source: 'REMOTE_POLICE', keyword: '哈尔滨市', page: 1, size: 50 })
    if (!('content' in first)) throw new Error('a page was asked for')
    expect(first).toMatchObject({ number: 1, size: 50 })
    const pages = await Promise.all(
      Array.from({ length: first.totalPages }, (_, at) => search({ source: 'REMOTE_POLICE', keyword: '哈尔滨市', page: at + 1, size: 50 }))
    )
    expect(new Set(pages.flat().map(({ value }) => value)).size).toBe(first.totalElements)
    expect(first.totalElements).toBeGreaterThan(100)
    expect(await answerTo({ source: 'REMOTE_POLICE', page: 1, size: 5_000 })).toMatchObject({ size: 50 })
    expect(await search({ source: 'REMOTE_POLICE', page: first.totalPages + 100, size: 50 })).toEqual([])
  })

  it.each(held)('%s offers what stands under its codes, and is gone through area by area down to the same', async (source) => {
    const flat = await search({ source, page: 1, size: 50 })
    const [some] = flat
    expect(some).toBeDefined()
    expect(await takenOf(server, source, some?.value ?? '')).toEqual(some)
    for (const code of [`${some?.value}0`, some?.value.slice(1) ?? '', '__proto__', 'constructor'])
      expect(await takenOf(server, source, code), code).toBeUndefined()

    let level = await search({ source, parent: '' })
    const passed: SourceOption[] = []
    for (let [area] = level; area?.hasChildren === true; [area] = level) {
      passed.push(area)
      level = await search({ source, parent: area.value })
    }
    const [leaf] = level
    expect(await takenOf(server, source, leaf?.value ?? '')).toEqual(leaf)
    for (const area of passed) expect(await takenOf(server, source, area.value), area.name).toBeUndefined()
  })

  it('is searched inside an area, too, and an area that is none has nothing', async () => {
    const inside = await search({ source: 'REMOTE_HOSPITAL', parent: '230103000000', keyword: '医院' })
    expect(inside.map(({ value }) => value)).toContain('HJ0001')
    expect(inside.map(({ value }) => value)).not.toContain('HJ0004')
    expect((await search({ source: 'REMOTE_HOSPITAL', parent: '230100000000' })).map(({ name }) => name)).toContain('南岗区')
    expect(await search({ source: 'REMOTE_HOSPITAL', parent: '110000000000' })).toEqual([])
  })

  it('that nobody answers is refused with a sentence, never empty; one that there is not is not found', async () => {
    expect(await refusal({ source: 'REMOTE_NOWHERE' })).toMatchObject({ _tag: 'NotFound' })
    expect(await refusal({ source: 'REMOTE_FUND' }, nobody.url)).toMatchObject({
      _tag: 'Unavailable',
      msg: '暂时无法查询，请如实填写，提交后由工作人员核对'
    })
  })

  it('whose options depend on a choice is asked once that was made', async () => {
    expect(await refusal({ source: 'marriage/queryOrgs' })).toMatchObject({ _tag: 'Rejected', msg: '请先完成前面的选择，再选择此项' })
    expect(await refusal({ source: 'marriage/queryOrgs', values: { bookingArea: '' } })).toMatchObject({ _tag: 'Rejected' })
    expect(await takenOf(server, 'REMOTE_POLICE', '')).toBeUndefined()
  })
})

describe('a source of an outside system', async () => {
  const offices = [
    { value: 'F1', name: '南岗办事处', region: '230103000000', address: '文昌街1号', phone: '0451-10000001', hours: '8:30-16:30' },
    { value: 'F2', name: '让胡路办事处', region: '230604000000' },
    { value: 'F0', name: '省直分中心' }
  ]
  const tries = 2
  let answers = 0
  const registers = await registersDouble((name) => {
    if (name !== 'sources/REMOTE_FUND') return undefined
    answers += 1
    return answers <= tries ? 'broken' : { institutions: offices }
  })
  const outside = useTestServer({ REGISTERS_URL: registers.url })
  afterAll(registers.close)
  const asked = { source: 'REMOTE_FUND' }

  it('is asked anew after it failed, and once for all keys of the keyboard', async () => {
    expect(await refusal(asked, outside.url)).toMatchObject({ _tag: 'Unavailable' })
    const [first] = await search({ ...asked, keyword: '文昌街' }, outside.url)
    expect(first).toEqual({ value: 'F1', name: '南岗办事处', address: '文昌街1号', phone: '0451-10000001', hours: '8:30-16:30' })
    expect((await search({ ...asked, keyword: '大庆' }, outside.url)).map(({ value }) => value)).toEqual(['F2'])
    expect(registers.asked.map(({ body }) => body)).toEqual(Array.from({ length: tries + 1 }, () => ({ params: {} })))
  })

  it('is gone through area by area, what has no area at the top', async () => {
    expect(await search({ ...asked, parent: '' }, outside.url)).toEqual([
      { value: '230100000000', name: '哈尔滨市', hasChildren: true },
      { value: '230600000000', name: '大庆市', hasChildren: true },
      { value: 'F0', name: '省直分中心' }
    ])
  })

  it('that the system does not know is refused', async () => {
    expect(await refusal({ source: 'REMOTE_ARCHIVE' }, outside.url)).toMatchObject({ _tag: 'Unavailable' })
  })
})
