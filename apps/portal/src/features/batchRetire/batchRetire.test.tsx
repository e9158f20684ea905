import { batchColumns, mostBatchRows } from '@ljonething/domain/retirement/batchColumns'
import type { BatchColumnId } from '@ljonething/domain/retirement/batchColumns'
import { compoundFile } from '@ljonething/validation/testing/containers'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { BatchState, RetireStaff } from '../../queries/batchRetire.ts'
import { decrypted } from '../../testing/decrypted.ts'
import type { FakeService } from '../../testing/fakeService.ts'
import { loseConnection, refuse } from '../../testing/fakeService.ts'
import { fileNamed } from '../../testing/fileNamed.ts'
import { mother } from '../../testing/mother.ts'
import { newbornScene } from '../../testing/newbornScene.ts'
import { renderPortal, sessionOf } from '../../testing/renderPortal.tsx'
import { readSheetFile } from './readSheetFile.ts'
import { csvTemplate, xlsxTemplate } from './template.ts'

const clerk = { ...mother, userType: '1' as const, userId: 'c1', companyName: '示例公司', companyRole: 'clerk' as const }

const member = (empName: string, empIdCard: string, obstacle?: string): RetireStaff => ({
  empName,
  empIdCard,
  preReview: obstacle === undefined ? 'passed' : 'refused',
  preReviewNo: obstacle === undefined ? 'YS2026110001' : '',
  legalRetireMonth: '2027-01',
  medicalYears: 31,
  ...(obstacle === undefined ? {} : { obstacle })
})
const zhao = member('赵国强', '230199196608080019')
const sun = member('孙丽华', '230199197108160025')
const wang = member('王桂芬', '230199197605220041', '职工档案还没有通过预审')

const batchNo = 'PLTX20261123000001'
const stateOf = (part: Partial<BatchState>): BatchState => ({
  batchNo,
  state: 'done',
  agentName: '邹*',
  createdAt: '2026-11-23T01:00:00.000Z',
  submittedAt: '2026-11-23T01:05:00.000Z',
  total: 2,
  waiting: 0,
  submitted: 2,
  refused: 0,
  ...part
})
const pageOf = <T,>(content: readonly T[]) => ({ content: [...content], totalElements: content.length, totalPages: 1, size: 10, number: 1 })

const answers =
  (staff: readonly RetireStaff[], more: (service: FakeService) => void = () => undefined) =>
  (service: FakeService) => {
    service.answer('oneThingSession', 'getUserInfo', () => sessionOf(clerk))
    service.answer('oneThingBatchRetire', 'retireStaffQuery', () => ({
      sceneid: newbornScene.sceneCode,
      sharedMaterial: 'TX03',
      companyName: '示例公司',
      staff: [...staff]
    }))
    service.answer('oneThingBatchRetire', 'retireBatchQuery', () => pageOf<BatchState>([]))
    service.answer('oneThingGuide', 'getGuideScene', () => newbornScene)
    more(service)
  }

const open = (staff: readonly RetireStaff[] = [zhao, sun, wang], more?: (service: FakeService) => void, search = '') =>
  renderPortal(`/doThing/batchRetire${search}`, { loggedIn: true, answers: answers(staff, more) })

const right: Readonly<Record<BatchColumnId, string>> = {
  empName: '赵国强',
  empIdCard: zhao.empIdCard,
  preReviewNo: '',
  retireType: '达到法定退休年龄正常退休',
  applyRetireMonth: '2027-01',
  dyhd: '是',
  ybzzztx: '否',
  gjjtq: '否',
  pensionCard: '6222021234567890',
  empMobile: '13900000003'
}
const lineOf = (part: Partial<typeof right> = {}) => batchColumns.map(({ id }) => ({ ...right, ...part })[id]).join(',')
const sheetOf = (...lines: readonly string[]) =>
  new File([[batchColumns.map(({ label }) => label).join(','), ...lines].join('\n')], '名单.csv', { type: 'text/csv' })
const sunLine = (part: Partial<typeof right> = {}) => lineOf({ empName: '孙丽华', empIdCard: sun.empIdCard, ...part })

const samples = 'src/features/batchRetire/samples'

/** A file, or its way from the package. */
const bringIn = (file: File | string, name: RegExp = /^导入名单|^导入改好的表格/) => userEvent.upload(page.getByLabelText(name), file)

beforeEach(() => sessionStorage.clear())

describe('a batch of retirements being prepared', () => {
  it('is for companies: a person is told the way for one', async () => {
    await open([], (service) => service.answer('oneThingSession', 'getUserInfo', () => sessionOf(mother)))
    await expect.element(page.getByText('批量办理只面向用人单位')).toBeVisible()
    await expect.element(page.getByRole('link', { name: '为自己办理退休' })).toHaveAttribute('href', expect.stringContaining('name='))
    await expect.element(page.getByText('本单位临近退休的职工')).not.toBeInTheDocument()
  })

  it('[R-8-46] says that nobody was reviewed, and why each cannot be chosen', async () => {
    await open([wang])
    await expect.element(page.getByText('暂无完成预审的职工信息，职工档案信息预审通过后才可批量办理')).toBeVisible()
    await expect.element(page.getByRole('row', { name: /王桂芬/ })).toMatchTextContent(/预审未通过.*职工档案还没有通过预审/)
    await expect.element(page.getByRole('checkbox', { name: '选择 王桂芬' })).toBeDisabled()
  })

  it('takes people from the list, asks for what is missing where it is missing, and hands them in once', async () => {
    let sent = 0
    const { service, search } = await open(undefined, (now) => {
      now.answer('oneThingMaterials', 'tisUpload', () => fileNamed('退休公示.pdf'))
      now.answer('oneThingBatchRetire', 'buildCode', () => stateOf({ state: 'open', total: 0, submitted: 0 }))
      now.answer('oneThingBatchRetire', 'batchSubmitSx', () =>
        sent++ === 0 ? loseConnection() : { batch: stateOf({ state: 'running' }), issues: [] }
      )
      now.answer('oneThingBatchRetire', 'retireBatchQuery', () => pageOf([stateOf({})]))
      now.answer('oneThingBatchRetire', 'retireHandlingInfoQuery', () => pageOf([]))
    })
    await page.getByRole('checkbox', { name: '选择 赵国强' }).click()
    await page.getByRole('button', { name: '加入名单（1 人）' }).click()
    await expect.element(page.getByText('共 1 人，0 人没有问题，1 人有 2 处需要修改。')).toBeVisible()
    await page.getByRole('textbox', { name: '社会保障卡金融账号（第 1 行）' }).fill('6222021234567890')
    await page.getByRole('textbox', { name: '手机号码（第 1 行）' }).fill('139 0000 0003')
    await userEvent.tab()
    await expect.element(page.getByText('共 1 人，没有发现问题。')).toBeVisible()
    await page.getByRole('button', { name: '下一步：确认提交' }).click()
    await page.getByRole('button', { name: '提交名单（1 人）' }).click()
    await expect.element(page.getByRole('combobox', { name: '办理地区' })).toHaveFocus()
    await page.getByRole('combobox', { name: '办理地区' }).selectOptions('230100000000')
    await page.getByRole('textbox', { name: '单位联系电话' }).fill('（0451）8234 5678')
    await page.getByRole('textbox', { name: '经办人姓名' }).fill('邹静')
    await page.getByRole('textbox', { name: '经办人手机' }).fill('13900000014')
    await userEvent.upload(page.getByLabelText('上传材料：退休公示情况证明'), new File(['%PDF-'], '退休公示.pdf'))
    await expect.element(page.getByText('退休公示.pdf')).toBeVisible()
    await page.getByRole('checkbox', { name: /名单与人事档案/ }).click()
    await page.getByRole('button', { name: '提交名单（1 人）' }).click()
    await page.getByRole('button', { name: '确认提交' }).click()
    await expect.element(page.getByText(/再次点击“提交名单”即可，不会重复提交/)).toBeVisible()
    await page.getByRole('button', { name: '提交名单（1 人）' }).click()
    await page.getByRole('button', { name: '确认提交' }).click()
    await expect.element(page.getByRole('heading', { level: 1, name: '批次详情' })).toBeVisible()
    expect(search()).toEqual({ batchNo })
    const keys = service.requestsOf('oneThingBatchRetire.buildCode').map(({ json }) => json)
    expect(keys[1]).toEqual(keys[0])
    const { json } = service.requestsOf('oneThingBatchRetire.batchSubmitSx')[1] ?? {}
    expect(json).toMatchObject({ batchNo, region: '230100000000' })
    expect(JSON.parse(decrypted((json as { readonly paramsJson: string }).paramsJson))).toEqual({
      unit: { unitPhone: '0451-82345678', agentName: '邹静', agentMobile: '13900000014', promise: '1' },
      files: ['file-退休公示.pdf'],
      rows: [{ ...right, preReviewNo: zhao.preReviewNo, retireType: '10', ybzzztx: '是' }]
    })
    expect(sessionStorage.getItem('onething:batchRetire:c1')).toBeNull()
  })

  it('shows what is wrong of a sheet at its row and cell; what is mended there or by a corrected sheet is kept over a reload', async () => {
    const first = await open()
    await bringIn(sheetOf(lineOf({ empMobile: '1390000000' }), sunLine({ empIdCard: '230199197108160026', empName: '孙丽华' })))
    await expect.element(page.getByText('已导入“名单.csv”：新增 2 人，更新 0 人。')).toBeVisible()
    await expect.element(page.getByText('共 2 人，0 人没有问题，2 人有 2 处需要修改。')).toBeVisible()
    await page.getByRole('button', { name: '去修改' }).click()
    const mobile = page.getByRole('textbox', { name: '手机号码（第 1 行）' })
    await expect.element(mobile).toHaveFocus()
    await expect.element(mobile).toHaveAccessibleDescription(/手机号码有误/)
    await userEvent.keyboard('3')
    await expect.element(mobile).toHaveValue('13900000003')
    await expect.element(page.getByText('共 2 人，1 人没有问题，1 人有 1 处需要修改。')).toBeVisible()
    await bringIn(sheetOf(sunLine()))
    await expect.element(page.getByText('已导入“名单.csv”：新增 0 人，更新 1 人。')).toBeVisible()
    await expect.element(page.getByText('共 2 人，没有发现问题。')).toBeVisible()
    await expect.poll(() => sessionStorage.getItem('onething:batchRetire:c1')).toContain('13900000003')
    await first.screen.unmount()
    await open()
    await expect.element(page.getByText('共 2 人，没有发现问题。')).toBeVisible()
  })

  it('goes to what the service refused of a row', async () => {
    await open(undefined, (now) => {
      now.answer('oneThingMaterials', 'tisUpload', () => fileNamed('退休公示.pdf'))
      now.answer('oneThingBatchRetire', 'buildCode', () => stateOf({ state: 'open', total: 0, submitted: 0 }))
      now.answer('oneThingBatchRetire', 'batchSubmitSx', () => ({
        batch: stateOf({ state: 'open', total: 0, submitted: 0 }),
        issues: [{ row: 1, column: 'empIdCard', message: '该职工有其他业务正在办理' }]
      }))
    })
    await bringIn(sheetOf(lineOf(), sunLine()))
    await page.getByRole('button', { name: '下一步：确认提交' }).click()
    await page.getByRole('combobox', { name: '办理地区' }).selectOptions('230100000000')
    await page.getByRole('textbox', { name: '单位联系电话' }).fill('0451-5862301')
    await page.getByRole('textbox', { name: '经办人姓名' }).fill('邹静')
    await page.getByRole('textbox', { name: '经办人手机' }).fill('13900000014')
    await userEvent.upload(page.getByLabelText('上传材料：退休公示情况证明'), new File(['%PDF-'], '退休公示.pdf'))
    await page.getByRole('checkbox', { name: /名单与人事档案/ }).click()
    await page.getByRole('button', { name: '提交名单（2 人）' }).click()
    await page.getByRole('button', { name: '确认提交' }).click()
    await expect.element(page.getByText('名单里有需要修改的地方，还没有提交。请改好后再提交。')).toBeVisible()
    await expect
      .element(page.getByRole('textbox', { name: '公民身份号码（第 2 行）' }))
      .toHaveAccessibleDescription(/该职工有其他业务正在办理/)
  })

  it('takes the people of all sheets that show, says which each stands in, and names the sheets that do not show', async () => {
    await open()
    await bringIn(`${samples}/two-sheets.xlsx`)
    await expect.element(page.getByText('已导入“two-sheets.xlsx”：新增 2 人，更新 0 人。')).toBeVisible()
    await expect.element(page.getByText('（“二车间”第 2 行）')).toBeVisible()
    await bringIn(`${samples}/hidden-sheet.xlsx`)
    await expect.element(page.getByText('已导入“hidden-sheet.xlsx”：新增 0 人，更新 1 人。')).toBeVisible()
    await expect.element(page.getByText(/隐藏的工作表“去年名单”没有读入/)).toBeVisible()
    await expect.element(page.getByText('旧人员')).not.toBeInTheDocument()
  })

  it.each([
    ['of former times', new File([Uint8Array.from(compoundFile(['Root Entry', 'Workbook']))], '旧.xls'), /旧版 Excel/],
    ['that is broken', new File([Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 1, 2])], '坏.xlsx'), /文件打不开/],
    ['about something else', new File(['商品,单价\n米,3'], '别的.csv'), /没有找到表头/]
  ])('says of a file %s why it was not read and what to do', async (_, file, sentence) => {
    await open()
    await bringIn(file)
    await expect.element(page.getByRole('alert')).toMatchTextContent(sentence)
    await expect.element(page.getByRole('heading', { name: '本单位临近退休的职工' })).toBeVisible()
  })

  it(`draws a page of a list of ${mostBatchRows}, and takes nobody more`, async () => {
    await open()
    await bringIn(sheetOf(...Array.from({ length: mostBatchRows }, (_, index) => lineOf({ empMobile: String(index) }))))
    await expect.element(page.getByText(/^共 500 人，0 人没有问题，500 人有/)).toBeVisible()
    expect(page.getByRole('textbox', { name: /^手机号码/ }).elements()).toHaveLength(10)
    await bringIn(sheetOf(sunLine()))
    await expect.element(page.getByRole('alert')).toMatchTextContent(/一批最多 500 人/)
  })
})

it('a file of more than 5 MB is refused unread', async () => {
  const reading = await readSheetFile(new File([new Uint8Array(5 * 1024 * 1024 + 1)], '大.xlsx'))
  expect(reading).toEqual({ kind: 'refused', message: expect.stringContaining('文件超过 5 MB') })
})

describe('the template', () => {
  it.each([
    ['xlsx', xlsxTemplate],
    ['csv', (staff: readonly RetireStaff[]) => Promise.resolve(csvTemplate(staff))]
  ] as const)('as %s is read again as it was written', async (kind, write) => {
    const reading = await readSheetFile(new File([await write([zhao, { ...sun, empName: '=1+1' }])], `模板.${kind}`))
    expect(reading).toMatchObject({
      kind: 'read',
      notes: [],
      rows: [
        { line: 2, values: { empName: '赵国强', empIdCard: zhao.empIdCard, retireType: '10', applyRetireMonth: '2027-01' }, doubts: {} },
        { line: 3, values: { empName: '' }, doubts: { empName: expect.stringContaining('公式') } }
      ]
    })
  })
})

describe('a batch that was handed in', () => {
  it('says how far it is until it is done, and leads from each person to the application or says why there is none', async () => {
    let asked = 0
    await open(
      [],
      (now) => {
        now.answer('oneThingBatchRetire', 'retireBatchQuery', () =>
          pageOf([asked++ === 0 ? stateOf({ state: 'running', submitted: 1, waiting: 1 }) : stateOf({ submitted: 1, refused: 1 })])
        )
        const row = { ...right, retireType: '10', batchNo }
        now.answer('oneThingBatchRetire', 'retireHandlingInfoQuery', () =>
          pageOf([
            { ...row, rowNo: 1, state: 'submitted', applyNo: '230100-20261123-AAAA', statusText: '办理中' },
            { ...row, empName: '孙丽华', rowNo: 2, state: 'refused', statusText: '未提交', reason: '该职工已经停保' }
          ] as const)
        )
      },
      `?batchNo=${batchNo}`
    )
    await expect.element(page.getByRole('progressbar', { name: '提交进度' })).toHaveAttribute('aria-valuetext', '1 / 2 人')
    await expect.element(page.getByText('正在逐人提交，已完成 1 人，还有 1 人。可以离开这个页面，提交会继续。')).toBeVisible()
    await expect.element(page.getByText('共 2 人，已提交 1 人，1 人没有提交，原因见下表。')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: /230100-20261123-AAAA/ }))
      .toHaveAttribute('href', '/ljonething/doThing/oneThingDetails?applyNo=230100-20261123-AAAA')
    await expect.element(page.getByRole('row', { name: /孙/ })).toMatchTextContent(/未提交.*该职工已经停保/)
    await expect.element(page.getByText(zhao.empIdCard)).not.toBeInTheDocument()
  })

  it('shows the last of its people as they are when it is done', async () => {
    const row = { ...right, retireType: '10', batchNo, rowNo: 1 } as const
    let asked = 0
    await open(
      [],
      (now) => {
        now.answer('oneThingBatchRetire', 'retireBatchQuery', () =>
          pageOf([asked++ === 0 ? stateOf({ state: 'running', submitted: 0, waiting: 2 }) : stateOf({ submitted: 2 })])
        )
        now.answer('oneThingBatchRetire', 'retireHandlingInfoQuery', () =>
          pageOf([
            asked < 2
              ? ({ ...row, state: 'waiting', statusText: '待提交' } as const)
              : ({ ...row, state: 'submitted', applyNo: '230100-20261123-AAAA', statusText: '在办' } as const)
          ])
        )
      },
      `?batchNo=${batchNo}`
    )
    await expect.element(page.getByRole('row', { name: /待提交/ })).toBeVisible()
    await expect.element(page.getByText('共 2 人，已提交 2 人。')).toBeVisible()
    await expect.element(page.getByRole('row', { name: /230100-20261123-AAAA/ })).toMatchTextContent(/在办/)
  })

  it('says why its sheet or its files do not come', async () => {
    const msg = '未查询到该批次'
    await open(
      [],
      (now) => {
        now.answer('oneThingBatchRetire', 'retireBatchQuery', () => pageOf([stateOf({ submitted: 2 })]))
        now.answer('oneThingBatchRetire', 'retireBatchExport', () => refuse({ _tag: 'NotFound', msg }))
      },
      `?batchNo=${batchNo}`
    )
    await page.getByRole('button', { name: '导出办理情况' }).click()
    await expect.element(page.getByText(msg)).toBeVisible()
  })

  it('of somebody else is none', async () => {
    await open([], undefined, '?batchNo=PLTX20261123009999')
    await expect.element(page.getByText('没有找到这个批次')).toBeVisible()
  })

  it('lets those who were not handed in be mended and handed in anew, all of them and nobody else, and keeps a list under way unless told', async () => {
    const row = { ...right, retireType: '10', batchNo, state: 'refused', statusText: '未提交', reason: '该职工已经停保' } as const
    const people = Array.from({ length: 51 }, (_, at) => ({ ...row, rowNo: at + 1, empName: `职工${at + 1}` }))
    const { service } = await open(
      [],
      (now) => {
        now.answer('oneThingBatchRetire', 'retireBatchQuery', () => pageOf([stateOf({ total: 60, submitted: 9, refused: 51 })]))
        now.answer('oneThingBatchRetire', 'retireHandlingInfoQuery', ({ json }) => {
          const { page: number, size } = json as { readonly page: number; readonly size: number }
          const content = people.slice((number - 1) * size, number * size)
          return { content, totalElements: people.length, totalPages: Math.ceil(people.length / size), size, number }
        })
      },
      `?batchNo=${batchNo}`
    )
    const kept = { v: 1, step: 'check', rows: [{ key: 'a', line: 0, values: { empName: '别人' }, doubts: {} }], clientKey: 'k' }
    sessionStorage.setItem('onething:batchRetire:c1', JSON.stringify(kept))
    const again = page.getByRole('button', { name: '再办未提交的 51 人' })
    await again.click()
    await expect.element(page.getByRole('alertdialog')).toMatchTextContent(/您正在准备的名单里有 1 人/)
    await page.getByRole('button', { name: '保留原来的名单' }).click()
    expect(sessionStorage.getItem('onething:batchRetire:c1')).toContain('别人')
    await again.click()
    await page.getByRole('button', { name: '换成这些人' }).click()
    await expect.element(page.getByText(/^共 51 人，/)).toBeVisible()
    await expect.element(page.getByText('职工1', { exact: true })).toBeVisible()
    await expect.element(page.getByText('别人')).not.toBeInTheDocument()
    const asked = service.requestsOf('oneThingBatchRetire.retireHandlingInfoQuery').map(({ json }) => json)
    expect(asked.slice(-2)).toEqual([1, 2].map((number) => ({ batchNo, state: 'refused', page: number, size: 50 })))
    await expect.poll(() => sessionStorage.getItem('onething:batchRetire:c1')).toContain('职工51')
  })
})
