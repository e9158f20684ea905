import { describe, expect, it } from 'vitest'
import { page as browser } from 'vitest/browser'
import type { Scene } from '@ljonething/domain/scene/Scene'
import { setColumnRegion } from '../../browser/specialColumnRegion.ts'
import type { SceneSummary } from '../../queries/catalogue.ts'
import type { FakeService } from '../../testing/fakeService.ts'
import { loseConnection, refuse } from '../../testing/fakeService.ts'
import { newbornScene } from '../../testing/newbornScene.ts'
import { renderPortal } from '../../testing/renderPortal.tsx'

const code = newbornScene.sceneCode
const summary: SceneSummary = {
  sceneCode: code,
  name: newbornScene.name,
  slug: 'newborn',
  summary: newbornScene.summary,
  objectTypes: ['1'],
  category: { code: 'L01', name: '生育' },
  leadDepartment: newbornScene.leadDepartment,
  matterCount: 8,
  comparison: { handlingDays: { before: 38, after: 5 }, runs: { before: 8, after: 1 }, materials: { before: 22, after: 3 } },
  themeUnionType: '0',
  keyScene: true,
  hideHandleButton: false,
  thirdParty: false,
  hasGuide: true,
  hasServiceGuide: true,
  openRegions: ['230100000000'],
  interpretationTemplate: 'birthUnscramble'
}
const school: SceneSummary = {
  ...summary,
  sceneCode: 'S6',
  name: '教育入学一件事',
  interpretationTemplate: 'commonUnscramble',
  openRegions: ['230100000000', '230200000000']
}

const open = (
  address: string,
  { scene = newbornScene, list = [summary, school] }: { readonly scene?: Scene; readonly list?: readonly SceneSummary[] } = {}
) =>
  renderPortal(address, {
    answers: (service: FakeService) => {
      service.answer('middleScenes', 'scenes', () => [...list])
      service.answer('oneThingGrades', 'mydGrade', () => [
        { taskCode: 'M03', taskName: '出生登记', count: 3, good: 2, average: 3.33 },
        { taskCode: 'M01', taskName: '出生医学证明', count: 0, good: 0 }
      ])
      const scenes = [scene, { ...scene, sceneCode: school.sceneCode, name: school.name }]
      service.answer(
        'oneThingGuide',
        'getGuideScene',
        ({ url }) => scenes.find(({ sceneCode }) => sceneCode === url.searchParams.get('code')) ?? refuse({ _tag: 'NotFound' })
      )
    }
  })

const heading = (name: string | RegExp) => browser.getByRole('heading', { level: 1, name })
const { interpretation: _interpretation, ...uninterpreted } = newbornScene

describe('interpretation', () => {
  it('[R-2.4-19] shows what the scene says, the questions people ask, and the ways on', async () => {
    const { screen } = await open(`/unscramble?code=${code}`)
    await expect.element(heading('“新生儿出生一件事”政策解读')).toBeVisible()
    await expect.element(screen.getByRole('heading', { name: '哪些人可以办' })).toBeVisible()
    await screen.getByRole('button', { name: '先落户还是先办医保？' }).click()
    await expect.element(screen.getByText(/系统先签发出生医学证明/)).toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: '立即办理' }))
      .toHaveAttribute('href', `/ljonething/themeWrapper/themeMiddle?code=${code}`)
    await expect
      .element(screen.getByRole('main').getByRole('link', { name: '办事指南' }))
      .toHaveAttribute('href', `/ljonething/service/guide?code=${code}`)
    await expect.poll(() => document.title).toBe('政策解读 - 新生儿出生一件事 - 龙江一件事')
  })

  it('[R-8-11] says that the template is not configured, with a way on', async () => {
    const { screen } = await open(`/unscramble?code=${code}`, { scene: uninterpreted })
    await expect.element(screen.getByText('未配置解读模板')).toBeVisible()
    await expect.element(screen.getByRole('link', { name: '立即办理' })).toBeVisible()
    await expect.element(screen.getByRole('main').getByRole('link', { name: '政策解读' })).not.toBeInTheDocument()
  })

  it('without a scene is a choice of scenes; the screen of a template opens the only one that has it', async () => {
    const { screen, router } = await open('/unscramble')
    await expect.element(heading('政策解读')).toBeVisible()
    await expect.element(screen.getByRole('link', { name: '教育入学一件事' })).toHaveAttribute('href', '/ljonething/unscramble?code=S6')
    await router.navigate({ to: '/unscramble/birth' })
    await expect.element(heading('“新生儿出生一件事”政策解读')).toBeVisible()
  })

  it('[R-8-11] a template that no scene has is not configured', async () => {
    const { screen } = await open('/unscramble/birth', { list: [school] })
    await expect.element(screen.getByText('未配置解读模板')).toBeVisible()
  })

  it('says when there is no such scene, and offers to ask again when the line is cut', async () => {
    const { screen, router, service } = await open('/unscramble?code=nobody')
    await expect.element(heading('没有找到这个主题')).toBeVisible()
    service.answer('oneThingGuide', 'getGuideScene', loseConnection)
    await router.navigate({ to: '/unscramble', search: { code: 'elsewhere' } })
    await expect.element(screen.getByRole('button', { name: '重新加载' })).toBeVisible()
  })
})

describe('guide to the service', () => {
  it('tells conditions, process, matters, materials, facts and law', async () => {
    const { screen } = await open(`/service/guide?code=${code}`)
    await expect.element(heading('新生儿出生一件事办事指南')).toBeVisible()
    for (const text of [
      '首次申领《出生医学证明》',
      '一次提交、并联审批',
      '中华人民共和国母婴保健法',
      '黑龙江省政务服务网、全省事APP、助产机构服务窗口、县级以上政务服务中心“一件事”窗口'
    ])
      await expect.element(screen.getByText(text)).toBeVisible()
    await expect
      .element(
        screen
          .getByRole('table', { name: '办理事项' })
          .getByRole('row', { name: /出生医学证明/ })
          .first()
      )
      .toBeVisible()
    const graded = screen.getByRole('table', { name: '办理事项' }).getByRole('row', { name: /出生登记/ })
    await expect.element(graded.getByText('3.3 分（3 次，好评 2 次）')).toBeVisible()
    await expect.element(screen.getByText('暂无评价').first()).toBeVisible()
    expect(screen.getByRole('table', { name: '申请材料' }).getByRole('rowheader').elements()).toHaveLength(newbornScene.materials.length)
  })

  it.each([
    ['230000000000', '黑龙江省', true],
    ['230100000000', '哈尔滨市', true],
    ['230103000000', '南岗区', true],
    ['230103001000', '某街道', true],
    ['230102000000', '道里区', false],
    ['230200000000', '齐齐哈尔市', false]
  ])('windows of a district stand there, in its city and in its streets: %s %s', async (region, name, isThere) => {
    const { screen } = await open(`/service/guide?code=${code}`)
    await expect.element(heading(/办事指南/)).toBeVisible()
    setColumnRegion({ code: region, name })
    const windows = screen.getByRole('region', { name: '办事窗口' })
    if (isThere) await expect.element(windows.getByText('南岗区政务服务中心一件事专窗')).toBeVisible()
    else await expect.element(windows.getByText(`${name}没有专门的窗口`, { exact: false })).toBeVisible()
  })

  it('without a scene is a choice of those that have one', async () => {
    const { screen } = await open('/service/guide', { list: [summary, { ...school, hasServiceGuide: false }] })
    await expect
      .element(screen.getByRole('link', { name: '新生儿出生一件事' }))
      .toHaveAttribute('href', `/ljonething/service/guide?code=${code}`)
    await expect.element(screen.getByRole('link', { name: '教育入学一件事' })).not.toBeInTheDocument()
  })
})

describe('where scenes are open', () => {
  it('[R-2.2-04] counts them for each city, with its column, and names the cities of each scene', async () => {
    const { screen } = await open('/sceneFulfil')
    await expect.element(heading('主题开通情况')).toBeVisible()
    await expect.element(screen.getByText('黑龙江省已开通 2 件，全省共 2 件。')).toBeVisible()
    await expect.element(screen.getByRole('row', { name: /齐齐哈尔市 已开通 1 \/ 2 件/ })).toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: '齐齐哈尔市专区' }))
      .toHaveAttribute('href', '/ljonething/municipal/onethingSpecialColumn?region=230200000000')
    await expect
      .element(screen.getByRole('row', { name: /新生儿出生一件事 服务对象 个人 开通地区 除齐齐哈尔市外的 1 个市（地）/ }))
      .toBeVisible()
    await expect.element(screen.getByRole('row', { name: /教育入学一件事 服务对象 个人 开通地区 全部 2 个市（地）/ })).toBeVisible()
    setColumnRegion({ code: '230202000000', name: '龙沙区' })
    await expect.element(screen.getByText('龙沙区已开通 1 件，全省共 2 件。')).toBeVisible()
  })
})

describe('zones', () => {
  const zone = 'educateEnrolOnethingSpecialColunm'
  const scene: Scene = {
    ...newbornScene,
    columnRoute: zone,
    columnSections: ['网上报名', '学位分配'],
    flags: { ...newbornScene.flags, showThemeZone: '1' }
  }
  const list = [{ ...summary, columnRoute: zone }, school]

  it('[R-2.2-11] [R-2.2-12] stands at the published path, to which the correct spelling leads, and shows the scenes that name it', async () => {
    const { screen, path } = await open('/educateEnrolOnethingSpecialColumn', { scene, list })
    await expect.poll(path).toBe('/educateEnrolOnethingSpecialColunm')
    await expect.element(heading('教育入学专区')).toBeVisible()
    await expect.element(screen.getByRole('region', { name: scene.name })).toBeVisible()
    await expect.element(screen.getByRole('list', { name: '办理阶段' }).getByRole('listitem').nth(1)).toHaveTextContent('2学位分配')
    await expect.element(screen.getByRole('link', { name: '立即办理' })).toBeVisible()
    await expect.element(screen.getByRole('region', { name: '教育入学一件事' })).not.toBeInTheDocument()
  })

  it('says where a scene is not open in the chosen region', async () => {
    const { screen } = await open(`/${zone}`, { scene, list })
    await expect.element(heading('教育入学专区')).toBeVisible()
    setColumnRegion({ code: '239900000000', name: '别处市' })
    await expect.element(screen.getByText('别处市还没有开通这件事，可在页面上方切换地区。')).toBeVisible()
  })

  it('[R-2.2-13] a zone that no scene names says so', async () => {
    const { screen } = await open('/fixedAssetInvestmentOnethingSpecialColumn', { list: [school] })
    await expect.element(heading('固定资产投资专区')).toBeVisible()
    await expect.element(screen.getByText('专区暂无主题')).toBeVisible()
  })

  it.each([
    ['0', false],
    ['1', true]
  ])('a scene leads to its zone only while its flag shows it: %s', async (showThemeZone, shown) => {
    const { screen } = await open(`/unscramble?code=${code}`, { scene: { ...scene, flags: { ...scene.flags, showThemeZone } } })
    await expect.element(heading(/政策解读/)).toBeVisible()
    expect(screen.getByRole('link', { name: '进入专区' }).elements()).toHaveLength(shown ? 1 : 0)
  })

  it('no entry handles a scene that hides its button', async () => {
    const { screen } = await open(`/unscramble?code=${code}`, {
      scene: { ...scene, flags: { ...scene.flags, hideThemeHandleButton: '1' } }
    })
    await expect.element(heading(/政策解读/)).toBeVisible()
    await expect.element(screen.getByRole('link', { name: '立即办理' })).not.toBeInTheDocument()
  })
})
