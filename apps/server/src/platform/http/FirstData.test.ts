import { SqlClient } from 'effect/sql'
import { Effect } from 'effect'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { useTestServer } from '../../testing/server.ts'
import { temporaryFolder } from '../../testing/temporaryFolder.ts'
import { visitor } from '../../testing/TestCaller.ts'
import { inScript } from './FirstData.ts'

const folder = temporaryFolder('first-data')
afterAll(() => folder.remove())
const dist = join(folder.path, 'dist')
mkdirSync(dist, { recursive: true })
writeFileSync(join(dist, 'index.html'), '<script type="application/json" id="first-data">__FIRST_DATA__</script>')

const dataAt = async (url: string, path: string, headers: Readonly<Record<string, string>> = {}) => {
  const html = await (await fetch(`${url}/ljonething/${path}`, { headers })).text()
  return JSON.parse(/id="first-data">(.*)<\/script>$/s.exec(html)?.[1] ?? '')
}

describe('what a page says of its first calls', () => {
  const server = useTestServer({ PORTAL_DIST: dist })
  const off = useTestServer({ PORTAL_DIST: dist, SANDBOX: 'false' })

  // What a slow machine does for the first time may take longer than a page waits.
  beforeAll(() => vi.waitUntil(async () => 'sandbox.state' in (await dataAt(server.url, '')), { timeout: 60_000 }))

  it.each([
    ...['', 'onethingSpecialColumn', 'municipal/onethingSpecialColumn', 'unionProcessColumn', 'educateEnrolOnethingSpecialColunm'],
    ...['fixedAssetInvestmentOnethingSpecialColumn', 'sceneFulfil', 'unscramble', 'unscramble/birth', 'service/guide', 'outerSmartGuide']
  ])('the list of scenes at %j says what its calls would answer', async (path) => {
    const caller = visitor(server.url)
    const data = await dataAt(server.url, `${path}?region=230100000000`)
    expect(Object.keys(data).toSorted()).toEqual([
      'middleScenes.scenes',
      'oneThingSession.getNowServerTime',
      'sandbox.state',
      'spaceDictionary.dictionary'
    ])
    expect(data['middleScenes.scenes']).toEqual(await caller.call((client) => client.middleScenes.scenes({ query: {} })))
    expect(data['spaceDictionary.dictionary']).toEqual(
      await caller.call((client) => client.spaceDictionary.dictionary({ payload: { rootCode: 'SH00XZQH', parentcode: '230000000000' } }))
    )
    expect(Math.abs(Date.parse(data['oneThingSession.getNowServerTime'].now) - Date.now())).toBeLessThan(60_000)
    expect(data['sandbox.state'].departments.length).toBeGreaterThan(0)
  })

  it('other screens do without the cards', async () => {
    expect(await dataAt(server.url, 'themeWrapper/themeForm')).not.toHaveProperty('middleScenes.scenes')
  })

  it('the steps of a scene and the pages about it say the scene, as its call does; those of none do without', async () => {
    const code = 'HLJYJS0001'
    const data = await dataAt(server.url, `themeWrapper/themeForm?draft=1&code=${code}`)
    const scene = await visitor(server.url).call((client) => client.oneThingGuide.getGuideScene({ query: { code } }))
    expect(data['oneThingGuide.getGuideScene']).toEqual(scene)
    for (const path of ['unscramble', 'unscramble/birth', 'service/guide', 'outerSmartGuide']) {
      const page = await dataAt(server.url, `${path}?code=${code}`)
      expect(page['oneThingGuide.getGuideScene']).toEqual(scene)
      expect(page).not.toHaveProperty('middleScenes.scenes')
    }
    for (const path of ['themeWrapper/themeForm', 'themeWrapper/themeForm?code=__proto__', `doThing/oneThingDetails?code=${code}`]) {
      expect(await dataAt(server.url, path)).not.toHaveProperty(['oneThingGuide.getGuideScene'])
    }
  })

  it('a call that is refused is null', async () => {
    expect(await dataAt(off.url, '')).toMatchObject({ 'sandbox.state': null })
    expect(await dataAt(server.url, '', { 'x-forwarded-for': '203.0.113.9' })).toMatchObject({ 'sandbox.state': null })
  })

  it('what the database does not say at once is left out, and the page waits for nothing', async () => {
    const locked = Promise.withResolvers<void>()
    const page = Promise.withResolvers<void>()
    const lock = server.run(
      Effect.flatMap(SqlClient.SqlClient, (sql) =>
        sql.withTransaction(
          Effect.andThen(
            sql`LOCK TABLE handling_case, sandbox_department IN ACCESS EXCLUSIVE MODE`,
            Effect.promise(async () => {
              locked.resolve()
              await Promise.race([page.promise, new Promise((over) => setTimeout(over, 4_000))])
            })
          )
        )
      )
    )
    await locked.promise
    let isLocked = true
    void lock.then(() => (isLocked = false))
    const data = await dataAt(server.url, '')
    expect([isLocked, 'sandbox.state' in data, data['middleScenes.scenes'].length > 10]).toEqual([true, false, true])
    page.resolve()
    await lock
  })

  it('what cannot be read is left out, and the page comes all the same', async () => {
    await server.run(Effect.flatMap(SqlClient.SqlClient, (sql) => sql`ALTER TABLE sandbox_department RENAME TO gone`))
    const data = await dataAt(server.url, '')
    expect(data).not.toHaveProperty('sandbox.state')
    expect(data['middleScenes.scenes'].length).toBeGreaterThan(10)
  })

  it('no text of the data ends its element', () => {
    const now = '</script><script>alert(1)</script><!--'
    const text = inScript({ 'oneThingSession.getNowServerTime': { now } })
    expect(text).not.toContain('<')
    expect(JSON.parse(text)).toEqual({ 'oneThingSession.getNowServerTime': { now } })
  })
})
