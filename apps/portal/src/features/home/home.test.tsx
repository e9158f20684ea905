import { afterEach, describe, expect, it } from 'vitest'
import { today } from '../../browser/serverDate.ts'
import { getColumnRegion, setColumnRegion } from '../../browser/specialColumnRegion.ts'
import type { SceneSummary } from '../../queries/catalogue.ts'
import type { FakeService } from '../../testing/fakeService.ts'
import { loseConnection } from '../../testing/fakeService.ts'
import { renderPortal } from '../../testing/renderPortal.tsx'

const scene = (sceneCode: string, name: string, more: Partial<SceneSummary> = {}): SceneSummary => ({
  sceneCode,
  name,
  slug: sceneCode,
  summary: '一次办好',
  objectTypes: ['1'],
  category: { code: 'L01', name: '生育' },
  leadDepartment: '省卫生健康委',
  matterCount: 8,
  comparison: {
    handlingDays: { before: 38, after: 5 },
    runs: { before: 8, after: 1 },
    materials: { before: 22, after: 3 },
    links: { before: 16, after: 4 }
  },
  themeUnionType: '0',
  keyScene: false,
  hideHandleButton: false,
  thirdParty: false,
  hasGuide: true,
  hasServiceGuide: true,
  openRegions: ['230100000000', '230200000000'],
  ...more
})

const scenes = (service: FakeService) =>
  service.answer('middleScenes', 'scenes', ({ url }) =>
    [
      scene('S1', '新生儿出生一件事', { everydayWord: '落户' }),
      scene('S2', '军人退役一件事', { openRegions: ['230100000000'], thirdParty: true }),
      scene('S3', '企业开办一件事', { objectTypes: ['2'] })
    ].flatMap((one) => {
      const name = url.searchParams.get('name')
      if (name === null) return [one]
      return one.name.includes(name) || one.everydayWord === name ? [{ ...one, foundBy: `常用说法：${name}` }] : []
    })
  )

const names = () => [...document.querySelectorAll('main h2')].map((title) => title.textContent)

const writeFirstData = (text: string) => {
  const element = document.createElement('script')
  Object.assign(element, { type: 'application/json', id: 'first-data', textContent: text })
  document.body.append(element)
}

afterEach(() => document.getElementById('first-data')?.remove())

describe('data in the first answer', () => {
  const now = '2026-11-20T04:10:00.000Z'
  const first = {
    'middleScenes.scenes': [scene('S9', '公民身后一件事')],
    'spaceDictionary.dictionary': [],
    'oneThingSession.getNowServerTime': { now }
  }

  it('draws the page and asks nothing', async () => {
    writeFirstData(JSON.stringify({ ...first, 'sandbox.state': null }))
    const { service } = await renderPortal('/onethingSpecialColumn', { answers: scenes })
    await expect.poll(names).toEqual(['公民身后一件事'])
    expect(today()).toBe('2026-11-20')
    expect(service.requests).toEqual([])
  })

  it('shows the sandbox when there is one', async () => {
    writeFirstData(JSON.stringify({ ...first, 'sandbox.state': { now, offsetMinutes: 0, departments: [], systems: [] } }))
    const { screen, service } = await renderPortal('/onethingSpecialColumn')
    await expect.element(screen.getByText('沙箱环境，数据均为虚构')).toBeVisible()
    expect(service.requests).toEqual([])
  })

  it('is asked for where the page holds none that can be read', async () => {
    writeFirstData('<html>')
    await renderPortal('/onethingSpecialColumn', { answers: scenes })
    await expect.poll(names).toEqual(['新生儿出生一件事', '军人退役一件事'])
  })
})

describe('special column', () => {
  it('[R-2.2-05] [R-2.4-17] lists the scenes with what each saves, and leads into them', async () => {
    const { screen } = await renderPortal('/onethingSpecialColumn', { answers: scenes })
    await expect.poll(names).toEqual(['新生儿出生一件事', '军人退役一件事'])
    const card = screen.getByRole('listitem').filter({ hasText: '新生儿出生一件事' })
    expect(card.element().textContent).toMatch(/省卫生健康委.*−33.*−7.*−19.*−12/)
    await expect.element(card.getByRole('link')).toHaveAttribute('href', '/ljonething/themeWrapper/themeMiddle?code=S1')
    await expect.element(screen.getByText('第三方系统办理')).toBeVisible()
  })

  it('a card that is pointed at asks for its scene ahead, once', async () => {
    const { screen, service } = await renderPortal('/onethingSpecialColumn', { answers: scenes })
    const asked = () => service.requestsOf('oneThingGuide.getGuideScene').map(({ url }) => url.searchParams.get('code'))
    // The pointer may rest there from the test before.
    await screen.getByRole('heading', { level: 1 }).hover()
    await screen.getByRole('link', { name: '新生儿出生一件事' }).hover()
    await expect.poll(asked).toEqual(['S1'])
  })

  it('a card shows links only where the scene publishes them', async () => {
    const { links: _links, ...known } = scene('X', '甲').comparison
    const { screen } = await renderPortal('/onethingSpecialColumn', {
      answers: (service) =>
        service.answer('middleScenes', 'scenes', () => [
          scene('A', '新生儿出生一件事'),
          scene('B', '大件运输一件事', { comparison: known })
        ])
    })
    await expect.element(screen.getByRole('link', { name: '大件运输一件事' })).toBeVisible()
    expect(screen.getByText('环节', { exact: true }).elements()).toHaveLength(1)
    expect(screen.getByText('跑动', { exact: true }).elements()).toHaveLength(2)
  })

  it('[R-2.2-09] opens under its older address too', async () => {
    await renderPortal('/unionProcessColumn', { answers: scenes })
    await expect.poll(names).toEqual(['新生儿出生一件事', '军人退役一件事'])
  })

  it('switches between individuals and legal persons', async () => {
    const { screen } = await renderPortal('/onethingSpecialColumn', { answers: scenes })
    await screen.getByRole('radio', { name: '法人' }).click()
    await expect.poll(names).toEqual(['企业开办一件事'])
  })

  it('[R-9-12] has a provincial and a municipal tab; the municipal one asks for the region and shows what is open there', async () => {
    const { screen, path, search } = await renderPortal('/onethingSpecialColumn', { answers: scenes })
    await expect.element(screen.getByRole('radio', { name: '省级专区' })).toBeChecked()
    await screen.getByRole('radio', { name: '市级专区' }).click()
    await screen.getByRole('dialog').getByRole('button', { name: '齐齐哈尔市' }).click()
    await screen.getByRole('dialog').getByRole('button', { name: '确定' }).click()
    await expect.poll(path).toBe('/municipal/onethingSpecialColumn')
    expect(search()).toEqual({ region: '230200000000' })
    await expect.poll(names).toEqual(['新生儿出生一件事'])
    expect(getColumnRegion()).toEqual({ code: '230200000000', name: '齐齐哈尔市' })
    await screen.getByRole('radio', { name: '省级专区' }).click()
    await expect.poll(path).toBe('/onethingSpecialColumn')
  })

  it('[R-2.2-06] names its region as soon as the list of regions arrives, also after the screen', async () => {
    const arriving = Promise.withResolvers<void>()
    const row = { rootCode: 'SH00XZQH', parentCode: '230000000000', hasChildren: true }
    const { screen } = await renderPortal('/municipal/onethingSpecialColumn?region=230200000000', {
      answers: (service) => {
        scenes(service)
        service.answer('spaceDictionary', 'dictionary', () =>
          arriving.promise.then(() => [{ ...row, code: '230200000000', name: '齐齐哈尔市' }])
        )
      }
    })
    await expect.element(screen.getByText('所选地区已开通 1 件事')).toBeVisible()
    arriving.resolve()
    await expect.element(screen.getByText('齐齐哈尔市已开通 1 件事')).toBeVisible()
  })

  it('[R-2.2-06] [R-2.2-08] is the municipal one while another region than the province is stored', async () => {
    const { path, router } = await renderPortal('/sandbox', { answers: scenes })
    setColumnRegion({ code: '230200000000', name: '齐齐哈尔市' })
    for (const to of ['/', '/onethingSpecialColumn'] as const) {
      await router.navigate({ to })
      await expect.poll(path).toBe('/municipal/onethingSpecialColumn')
      await expect.poll(names).toEqual(['新生儿出生一件事'])
    }
  })

  it.each([
    [false, 1],
    [true, 0]
  ])('[R-1-03] shows visitors their own variant of the list, with the way to log in: logged in %s', async (loggedIn, notes) => {
    const { screen } = await renderPortal('/onethingSpecialColumn', { loggedIn, answers: scenes })
    await expect.poll(names).toEqual(['新生儿出生一件事', '军人退役一件事'])
    await expect.poll(() => screen.getByText(/您正以游客身份浏览/).elements().length).toBe(notes)
    expect(screen.getByRole('main').getByRole('button', { name: '去登录' }).elements()).toHaveLength(notes)
  })

  const rowsOf = (known: Readonly<Record<string, string>>) => (service: FakeService) => {
    scenes(service)
    const row = { rootCode: 'SH00XZQH', parentCode: '230100000000', hasChildren: false }
    service.answer('spaceDictionary', 'dictionary', ({ json }) => {
      const code = typeof json === 'object' && json !== null && 'code' in json ? String(json.code) : undefined
      if (code === undefined) return [{ ...row, parentCode: '230000000000', code: '230100000000', name: '哈尔滨市' }]
      const name = known[code]
      return name === undefined ? [] : [{ ...row, code, name }]
    })
  }

  it('[R-2.2-07] names a district, finds what is open in its city, and keeps it for the next page', async () => {
    const { screen } = await renderPortal('/municipal/onethingSpecialColumn?region=230103000000', {
      answers: rowsOf({ '230103000000': '南岗区' })
    })
    await expect.element(screen.getByText('南岗区已开通 2 件事')).toBeVisible()
    expect(getColumnRegion()).toEqual({ code: '230103000000', name: '南岗区' })
  })

  it.each(['220000000000', '239999000000'])('leads a region there is not, %s, to the province, and keeps it not', async (region) => {
    const { path } = await renderPortal(`/municipal/onethingSpecialColumn?region=${region}`, { answers: rowsOf({}) })
    await expect.poll(path).toBe('/onethingSpecialColumn')
    await expect.poll(names).toEqual(['新生儿出生一件事', '军人退役一件事'])
    expect(getColumnRegion().code).toBe('230000000000')
  })

  it('keeps the region of the special column in session storage', async () => {
    setColumnRegion({ code: '230100000000', name: '哈尔滨市' })
    expect(JSON.parse(window.sessionStorage.getItem('specialColumnRegion') ?? '')).toEqual({ code: '230100000000', name: '哈尔滨市' })
  })

  it('searches from the header', async () => {
    const { screen, search } = await renderPortal('/onethingSpecialColumn', { answers: scenes })
    await screen.getByRole('searchbox', { name: '搜索主题' }).fill('退役')
    await screen.getByRole('button', { name: '搜索' }).click()
    await expect.poll(names).toEqual(['军人退役一件事'])
    expect(search()).toEqual({ name: '退役' })
  })

  it('says what a scene was found by', async () => {
    const { screen } = await renderPortal('/onethingSpecialColumn?name=落户', { answers: scenes })
    await expect.element(screen.getByText('常用说法：落户')).toBeVisible()
    expect(names()).toEqual(['新生儿出生一件事'])
  })

  it('where nothing is found, offers the usual words and a number to call', async () => {
    const { screen, search } = await renderPortal('/onethingSpecialColumn?name=月球', { answers: scenes })
    await expect.element(screen.getByText('没有找到“月球”')).toBeVisible()
    await expect.element(screen.getByRole('main').getByRole('link', { name: '12345' })).toHaveAttribute('href', 'tel:12345')
    await screen.getByRole('button', { name: '落户' }).click()
    await expect.poll(names).toEqual(['新生儿出生一件事'])
    expect(search()).toEqual({ name: '落户', object: '1' })
  })

  it('where only the other kind of person finds it, leads there', async () => {
    const { screen } = await renderPortal('/onethingSpecialColumn?name=企业', { answers: scenes })
    await screen.getByRole('button', { name: '法人主题里有 1 件事，去看看' }).click()
    await expect.poll(names).toEqual(['企业开办一件事'])
  })

  it('says what to do when the list cannot be loaded', async () => {
    const failed = await renderPortal('/onethingSpecialColumn', {
      answers: (service) => service.answer('middleScenes', 'scenes', loseConnection)
    })
    await expect.element(failed.screen.getByRole('button', { name: '重新加载' })).toBeVisible()
  })
})
