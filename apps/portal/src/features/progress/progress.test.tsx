import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { refuse } from '../../testing/fakeService.ts'
import type { FakeService } from '../../testing/fakeService.ts'
import { mother } from '../../testing/mother.ts'
import { renderPortal, sessionOf } from '../../testing/renderPortal.tsx'
import { caseToCorrect, caseUnderWay, caseWaiting, sampleApplication } from '../../testing/sampleApplication.ts'

const { cases: _cases, materials: _materials, applicantName: _name, applicantCardId: _card, ...summary } = sampleApplication
const { attention: _attention, ...unmarked } = summary
const finished = {
  ...unmarked,
  applyNo: '230100-2',
  sceneName: '公民身后一件事',
  group: 'success',
  statusText: '办结',
  caseCount: 5,
  ended: { succeeded: 2, refused: 2, withdrawn: 1 },
  canAppraise: true
}

const list = (service: FakeService) =>
  service.answer('oneThingApplications', 'getOneThingList', ({ json }) => {
    const { group, size } = json as { readonly group: string; readonly size: number }
    const about = { counts: { all: 23, inProgress: 22, notPassed: 0, success: 1 }, people: [], totalPages: 1, size, number: 1 }
    if (group === 'waiting') return { ...about, content: [summary, finished], totalElements: 7 }
    const content = [summary, finished].filter((row) => group === 'all' || row.group === group)
    return { ...about, content, totalElements: group === 'all' ? 23 : content.length }
  })

const openList = (address = '/doThing/doThingProgress/oneThingList') => renderPortal(address, { loggedIn: true, answers: list })
const openDetail = (answers: (service: FakeService) => void) =>
  renderPortal('/doThing/oneThingDetails?applyNo=230100-1', { loggedIn: true, answers })

it('an application says which conditions are reviewed by hand, by whom, and what was declared', async () => {
  const { screen } = await openDetail((service) => service.answer('oneThingApplications', 'getOneThingDetail', () => sampleApplication))
  const notice = screen.getByText('以下条件由工作人员人工审核')
  await expect.element(notice).toBeVisible()
  await expect.element(screen.getByText(/父母至少一方为黑龙江省户籍.*声明“符合”，由黑龙江省公安厅审核/)).toBeVisible()
})

describe('what others filed about the person', () => {
  it('says who filed it and what to do, and offers nothing that is only for who filed it', async () => {
    const { attention: _waits, ...others } = {
      ...sampleApplication,
      concerned: 'company' as const,
      isOwner: false,
      canRetract: false,
      materials: []
    }
    const { screen } = await openDetail((service) => service.answer('oneThingApplications', 'getOneThingDetail', () => others))
    await expect.element(screen.getByText('这件申请由单位提交，与您有关')).toBeVisible()
    expect(screen.getByRole('link', { name: /补正/ }).elements()).toEqual([])
    expect(screen.getByRole('button', { name: /刷新|撤回|扫码/ }).elements()).toEqual([])
  })

  it('stands among what waits for the person, and is marked in the list', async () => {
    const { attention: _waits, ...row } = { ...summary, concerned: 'person' as const }
    const { screen } = await renderPortal('/doThing/doThingProgress/oneThingList', {
      loggedIn: true,
      answers: (service) =>
        service.answer('oneThingApplications', 'getOneThingList', ({ json }) => {
          const { size } = json as { readonly size: number }
          const counts = { all: 1, inProgress: 1, notPassed: 0, success: 0 }
          return { counts, people: [], totalPages: 1, size, number: 1, content: [row], totalElements: 1 }
        })
    })
    await expect.element(screen.getByText(/由他人提交，与您有关，请查看/)).toBeVisible()
    await expect.element(screen.getByRole('row', { name: /由他人提交，与您有关/ })).toBeVisible()
  })
})

describe('my handled items', () => {
  it('[R-2.2-20] [R-2.4-24] lists the applications with how many matters are finished', async () => {
    const { screen } = await openList()
    const row = screen.getByRole('row', { name: /新生儿出生一件事/ })
    await expect.element(row).toBeVisible()
    expect(row.element().textContent).toMatch(/0 \/ 2 项.*有 1 项需要补正/)
    const ended = screen.getByRole('row', { name: /公民身后一件事/ }).element()
    expect(ended.textContent).toContain('2 / 5 项，未通过 2 个，已撤回 1 个')
    await expect.element(screen.getByRole('link', { name: '评价 公民身后一件事 230100-2' })).toBeVisible()
    expect(screen.getByRole('link', { name: '评价 新生儿出生一件事 230100-1' }).elements()).toEqual([])
  })

  it.each(['/doThing/doThingProgress', '/doThing'])('the address %s alone leads to them', async (address) => {
    const { screen, path } = await openList(address)
    await expect.element(screen.getByRole('row', { name: /新生儿出生一件事/ })).toBeVisible()
    expect(path()).toBe('/doThing/doThingProgress/oneThingList')
  })

  it.each(['standard', 'large-type'])('keeps the states in one row on a phone: %s', async (theme) => {
    await page.viewport(390, 844)
    document.documentElement.dataset['theme'] = theme
    const { screen } = await openList()
    await expect.element(screen.getByRole('radio', { name: '已办结' })).toBeInTheDocument()
    const tops = screen
      .getByRole('radiogroup')
      .getByRole('radio')
      .elements()
      .map((radio) => radio.getBoundingClientRect().top)
    delete document.documentElement.dataset['theme']
    await page.viewport(1280, 900)
    expect(new Set(tops).size).toBe(1)
  })

  it('[R-1-15] filters by state, name or number and days, in the address', async () => {
    const { screen, service, search } = await openList()
    await screen.getByRole('radio', { name: '已办结 1' }).click()
    await expect.poll(() => screen.getByRole('row', { name: /新生儿出生一件事/ }).elements()).toEqual([])
    expect(search()).toEqual({ group: 'success' })
    await screen.getByRole('searchbox', { name: '按主题名称或申请编号查找' }).fill('身后')
    await screen.getByRole('button', { name: '查找' }).click()
    await expect
      .poll(() => service.requestsOf('oneThingApplications.getOneThingList').at(-1)?.json)
      .toEqual({
        page: 1,
        size: 10,
        group: 'success',
        keyword: '身后'
      })
    await screen.getByRole('textbox', { name: '提交日期从' }).fill('2026年11月1日')
    await userEvent.keyboard('{Enter}')
    await screen.getByRole('textbox', { name: '到', exact: true }).fill('2026-10-30')
    await userEvent.tab()
    await expect.element(screen.getByText('结束日期早于开始日期')).toBeVisible()
    await screen.getByRole('textbox', { name: '到', exact: true }).fill('2026-11-30')
    await userEvent.tab()
    await expect.poll(search).toEqual({ group: 'success', keyword: '身后', from: '2026-11-01', to: '2026-11-30' })
    await expect.poll(() => service.requestsOf('oneThingApplications.getOneThingList').at(-1)?.json).toMatchObject({ to: '2026-11-30' })
    await screen.getByRole('button', { name: '清除条件' }).click()
    await expect.poll(search).toEqual({ group: 'success' })
  })

  it('stands as the address says, page and all', async () => {
    const { screen, service } = await openList('/doThing/doThingProgress/oneThingList?page=2&keyword=230100&size=20')
    await expect.element(screen.getByRole('searchbox', { name: '按主题名称或申请编号查找' })).toHaveValue('230100')
    await expect
      .poll(() => service.requestsOf('oneThingApplications.getOneThingList').map(({ json }) => json))
      .toContainEqual({ group: 'all', keyword: '230100', page: 2, size: 20 })
    await expect.element(screen.getByRole('button', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page')
  })

  it('has on top what waits for the person: corrections, and what is not rated', async () => {
    const { screen } = await openList()
    const top = screen.getByRole('region', { name: '需要您处理' })
    await expect
      .element(top.getByRole('link', { name: '去补正 新生儿出生一件事 230100-1' }))
      .toHaveAttribute('href', expect.stringMatching(/\/themeWrapper\/approvedOperationForm\?applyNo=230100-1&toCorrect=/))
    expect(screen.getByRole('link', { name: '退休批次' }).elements()).toEqual([])
    await expect
      .element(top.getByRole('link', { name: '去评价 公民身后一件事 230100-2' }))
      .toHaveAttribute('href', expect.stringContaining('doThingAppraise'))
    await expect.element(top.getByRole('link', { name: '查看全部 7 件' })).toHaveAttribute('href', expect.stringContaining('group=waiting'))
  })

  it('tells the administrator of a company whose each is, and lists one person’s', async () => {
    const people = [
      { key: 'E1A', name: '宋*原' },
      { key: 'E1B', name: '邹*' }
    ]
    const { screen, service, search } = await renderPortal('/doThing/doThingProgress/oneThingList', {
      loggedIn: true,
      answers: (double) => {
        double.answer('oneThingSession', 'getUserInfo', () =>
          sessionOf({ ...mother, userType: '1', companyName: '示例公司', companyRole: 'administrator' })
        )
        double.answer('oneThingApplications', 'getOneThingList', () => ({
          ...{ content: [{ ...summary, filedBy: '邹*' }], people, totalElements: 1, totalPages: 1, size: 10, number: 1 }
        }))
      }
    })
    await expect.element(screen.getByRole('row', { name: /经办人 邹\*/ })).toBeVisible()
    await expect.element(screen.getByRole('link', { name: '退休批次' })).toHaveAttribute('href', '/ljonething/doThing/batchRetire')
    await screen.getByRole('combobox', { name: '经办人' }).selectOptions('邹*')
    await expect.poll(search).toEqual({ person: 'E1B' })
    await expect.poll(() => service.requestsOf('oneThingApplications.getOneThingList').at(-1)?.json).toMatchObject({ person: 'E1B' })
  })

  it('[R-9-18] [R-9-19] pages by ten, or by 20 to 50', async () => {
    const { screen, service } = await openList()
    await expect.element(screen.getByText('共 23 条')).toBeVisible()
    const sizes = screen.getByRole('combobox', { name: '每页条数' })
    expect([...(sizes.element() as HTMLSelectElement).options].map(({ value }) => value)).toEqual(['10', '20', '30', '40', '50'])
    await screen.getByRole('button', { name: '第 3 页' }).click()
    await expect.poll(() => service.requestsOf('oneThingApplications.getOneThingList').at(-1)?.json).toMatchObject({ page: 3, size: 10 })
    await sizes.selectOptions('50')
    await expect.poll(() => service.requestsOf('oneThingApplications.getOneThingList').at(-1)?.json).toMatchObject({ page: 1, size: 50 })
  })
})

describe('an application', () => {
  it('[R-2.2-17] [R-2.4-25] shows a timeline, the department and the state of delivery for each matter', async () => {
    const { screen } = await openDetail((service) => service.answer('oneThingApplications', 'getOneThingDetail', () => sampleApplication))
    for (const { matterName, department } of [caseUnderWay, caseToCorrect]) {
      const matter = screen.getByRole('region', { name: matterName })
      await expect.element(matter.getByText(department, { exact: true }).first()).toBeVisible()
      expect(
        matter
          .getByRole('list', { name: `${matterName}的办理进度` })
          .getByRole('listitem')
          .elements()
      ).toHaveLength(6)
    }
    await expect.element(screen.getByText('承诺 2026-11-23 前办结，已用 0 / 1 个工作日')).toBeVisible()
    await expect.element(screen.getByText('省公安厅暂时没有收到这项申请，系统会自动再送，您不用重新提交。')).toBeVisible()
    await expect.element(screen.getByText('有 1 项需要您补正')).toBeVisible()
    await expect.element(screen.getByText(/省公安厅（出生登记）：首页不清晰，请重新上传/)).toBeVisible()
    await expect.poll(() => document.title).toBe('办件详情 - 新生儿出生一件事 - 龙江一件事')
  })

  it('says on top what was refused, why, what can be done and until when, and counts it apart', async () => {
    const log = [
      ...caseUnderWay.log,
      { status: 13, label: '审批不通过', at: '2026-11-20T06:00:00.000Z', by: 'department', note: '与登记的出生日期不一致' }
    ]
    const refused = { ...caseUnderWay, status: 13, label: '审批不通过', group: 'notPassed', log }
    const ended = { succeeded: 0, refused: 1, withdrawn: 0 }
    const detail = {
      ...sampleApplication,
      statusText: '有 1 项未通过',
      attention: 'refusal' as const,
      ended,
      cases: [refused, { ...caseToCorrect, status: 9 }]
    }
    const { screen } = await openDetail((service) => service.answer('oneThingApplications', 'getOneThingDetail', () => detail))
    const banner = screen.getByRole('status').filter({ hasText: '有 1 项未通过，其余 1 项照常办理' })
    await expect.element(banner).toBeVisible()
    await expect.element(banner).toMatchTextContent(/省卫生健康委于 2026-11-20 告知“审批不通过”/)
    await expect.element(banner).toMatchTextContent(/原因：与登记的出生日期不一致/)
    await expect.element(banner).toMatchTextContent(/可以在 2027-01-19 前申请行政复议/)
    await expect.element(banner).toMatchTextContent(/等其余事项办完后/)
    await expect.element(screen.getByText('2 个事项，已办结 0 个，未通过 1 个')).toBeVisible()
    await expect.element(screen.getByText('2026-11-20 结束', { exact: true })).toBeVisible()
    expect(screen.getByRole('link', { name: '重新办理' }).elements()).toEqual([])
    expect(screen.getByRole('progressbar', { name: '办结进度' }).element().getAttribute('aria-valuenow')).toBe('0')
  })

  it('says which matter waits for another and for what, and that nobody has to do anything', async () => {
    const waiting = { ...sampleApplication, cases: [caseUnderWay, caseWaiting], caseCount: 2 }
    const { screen } = await openDetail((service) => service.answer('oneThingApplications', 'getOneThingDetail', () => waiting))
    const next = '下一步：等待“出生登记”的公民身份号码，取得后自动转给省人社厅办理，您不用做什么'
    await expect.element(screen.getByText(next)).toBeVisible()
    await expect.element(screen.getByText('等待“出生登记”的公民身份号码', { exact: true })).toBeVisible()
    await expect.element(screen.getByText('还没有转给部门，不计时；转给部门后 5 个工作日内办结')).toBeVisible()
  })

  it('says of a matter that ended with another why, and not that its department decided', async () => {
    const note = '因“出生登记”不予受理，没有产生公民身份号码，这一项无法办理，没有转给部门'
    const at = '2026-11-21T04:00:00.000Z'
    const { waitsFor: _waited, ...waited } = caseWaiting
    const ended = {
      ...waited,
      ...{ status: 3, label: '预审不通过', group: 'notPassed', delivery: 'unsent' },
      log: [...caseWaiting.log, { status: 3, label: '预审不通过', at, by: 'service', note }]
    }
    const { screen } = await openDetail((service) =>
      service.answer('oneThingApplications', 'getOneThingDetail', () => ({ ...sampleApplication, cases: [caseUnderWay, ended] }))
    )
    const notice = screen.getByRole('status').filter({ hasText: '有 1 项未通过，其余 1 项照常办理' })
    await expect.element(notice).toBeVisible()
    expect(notice.element().textContent).toContain(`社会保障卡申领：${note}。`)
    expect(notice.element().textContent).not.toMatch(/省人社厅|行政复议/)
    await expect.element(screen.getByText('2026-11-21 结束，没有转给部门')).toBeVisible()
  })

  it('leads to a new handling once everything has ended, and tells whom to ask where no reason was given', async () => {
    const log = [...caseUnderWay.log, { status: 3, label: '预审不通过', at: '2026-11-20T06:00:00.000Z', by: 'department' }]
    const refused = { ...caseUnderWay, status: 3, label: '预审不通过', group: 'notPassed', log }
    const detail = {
      ...sampleApplication,
      group: 'notPassed',
      statusText: '未通过',
      attention: 'refusal' as const,
      caseCount: 1,
      cases: [refused]
    }
    const { screen } = await openDetail((service) => service.answer('oneThingApplications', 'getOneThingDetail', () => detail))
    await expect
      .element(screen.getByRole('link', { name: '重新办理' }))
      .toHaveAttribute('href', '/ljonething/themeWrapper/themeMiddle?code=HLJYJS0001')
    await expect.element(screen.getByText(/部门没有写明，请拨打/)).toBeVisible()
    await expect.element(screen.getByRole('link', { name: '12345' }).first()).toHaveAttribute('href', 'tel:12345')
    expect(screen.getByText(/行政复议/).elements()).toEqual([])
  })

  it('a promise in a year whose holidays are not announced says that it may move', async () => {
    const estimated = { ...caseUnderWay, dueOn: '2027-02-10', isEstimate: true }
    const { screen } = await openDetail((service) =>
      service.answer('oneThingApplications', 'getOneThingDetail', () => ({ ...sampleApplication, cases: [estimated] }))
    )
    await expect
      .element(screen.getByText('承诺 2027-02-10 前办结（预计，2027 年节假日安排公布后可能调整），已用 0 / 1 个工作日'))
      .toBeVisible()
  })

  it('a late matter says by how many days, and leads to where it can be urged, in amber', async () => {
    const late = { ...caseUnderWay, isLate: true, usedDays: 3 }
    const { screen } = await openDetail((service) =>
      service.answer('oneThingApplications', 'getOneThingDetail', () => ({ ...sampleApplication, cases: [late] }))
    )
    const text = screen.getByText('承诺 2026-11-23 前办结，已超期 2 个工作日')
    await expect.element(text).toBeVisible()
    await expect.element(screen.getByRole('link', { name: '查看详情和催办：出生医学证明首次签发' })).toMatchTextContent('查看详情和催办')
    const amber = getComputedStyle(screen.getByText('超期', { exact: true }).element()).color
    expect(getComputedStyle(text.element()).color).toBe(amber)
    expect(amber).not.toBe(getComputedStyle(document.body).color)
  })

  it('[R-2.5-27] says which papers are reused, and lets one preview and download them', async () => {
    const { screen } = await openDetail((service) => service.answer('oneThingApplications', 'getOneThingDetail', () => sampleApplication))
    await expect.element(screen.getByText('该材料为复用材料')).toBeVisible()
    await expect.element(screen.getByRole('button', { name: '下载 户口簿.jpg' })).toBeVisible()
    await screen.getByRole('button', { name: '预览 户口簿.jpg' }).click()
    await expect.element(screen.getByRole('dialog', { name: '材料预览' })).toBeVisible()
  })

  it('asks the departments again, shows what they said and names who did not answer', async () => {
    let silent: readonly string[] = []
    const { screen } = await openDetail((double) => {
      double.answer('oneThingApplications', 'getOneThingDetail', () => sampleApplication)
      double.answer('oneThingApplications', 'refreshApplyData', () => ({
        ...sampleApplication,
        statusText: '在办，刚刚更新',
        asked: 2,
        silent
      }))
    })
    await screen.getByRole('button', { name: '刷新进度' }).click()
    await expect.element(screen.getByText('已向 2 个部门查询，有新的进展会显示在本页')).toBeVisible()
    silent = ['省公安厅']
    await screen.getByRole('button', { name: '刷新进度' }).click()
    await expect.element(screen.getByText(/^省公安厅暂时没有答复，这些事项显示的是之前收到的进度/)).toBeVisible()
  })

  const accepted = { ...caseUnderWay, status: 8, label: '已受理' }
  const halfAccepted = { ...sampleApplication, cases: [accepted, caseToCorrect] }
  const confirmation = page.getByRole('alertdialog', { name: '撤回申请' })

  it('withdraws after saying which matters it takes back and which not, once', async () => {
    const withdrawn = { ...halfAccepted, canRetract: false, notWithdrawn: [{ ...accepted, reason: '已受理，不能撤回' }] }
    const { screen, service } = await openDetail((double) => {
      double.answer('oneThingApplications', 'getOneThingDetail', () => halfAccepted)
      double.answer('oneThingApplications', 'retractProject', () => withdrawn)
    })
    await screen.getByRole('button', { name: '撤回申请' }).click()
    await expect.element(confirmation).toMatchTextContent(/1 个事项还没有受理，将被撤回：出生登记/)
    await expect.element(confirmation).toMatchTextContent(/1 个事项不受影响：出生医学证明首次签发（已受理，不能撤回）/)
    await screen.getByRole('button', { name: '暂不撤回' }).click()
    expect(service.requestsOf('oneThingApplications.retractProject')).toEqual([])
    await screen.getByRole('button', { name: '撤回申请' }).click()
    await screen.getByRole('button', { name: '确认撤回' }).click()
    await expect.element(screen.getByText('已撤回 1 个事项', { exact: true })).toBeVisible()
    await expect.poll(() => screen.getByRole('button', { name: '撤回申请' }).elements()).toEqual([])
    expect(service.requestsOf('oneThingApplications.retractProject').map(({ url }) => url.searchParams.get('applyNo'))).toEqual([
      '230100-1'
    ])
  })

  it('names what moved while one was asked', async () => {
    const notWithdrawn = [{ caseNo: caseToCorrect.caseNo, matterName: '出生登记', reason: '已受理，不能撤回' }]
    const earlier = { ...sampleApplication, cases: [{ ...caseUnderWay, status: 2, label: '待预审' }, caseToCorrect] }
    const { screen } = await openDetail((double) => {
      double.answer('oneThingApplications', 'getOneThingDetail', () => earlier)
      double.answer('oneThingApplications', 'retractProject', () => ({ ...earlier, canRetract: false, notWithdrawn }))
    })
    await screen.getByRole('button', { name: '撤回申请' }).click()
    await screen.getByRole('button', { name: '确认撤回' }).click()
    await expect
      .element(screen.getByText('已撤回 1 个事项。以下事项在您确认前已有进展，未能撤回：出生登记（已受理，不能撤回）'))
      .toBeVisible()
  })

  it('says that it was withdrawn in another tab, and shows it', async () => {
    const gone = { ...sampleApplication, canRetract: false, statusText: '已撤回', attention: 'withdrawn' as const }
    let isGone = false
    const { screen } = await openDetail((double) => {
      double.answer('oneThingApplications', 'getOneThingDetail', () => (isGone ? gone : sampleApplication))
      double.answer('oneThingApplications', 'retractProject', () => refuse({ _tag: 'Rejected', msg: '该申请已经撤回，不用再次撤回' }))
    })
    await screen.getByRole('button', { name: '撤回申请' }).click()
    isGone = true
    await screen.getByRole('button', { name: '确认撤回' }).click()
    await expect.element(screen.getByText('该申请已经撤回，不用再次撤回')).toBeVisible()
    await expect.poll(() => screen.getByRole('button', { name: '撤回申请' }).elements()).toEqual([])
  })

  it('shows the certificate with number and validity, its picture, and downloads both files', async () => {
    const file = (fileType: string) => ({
      materialId: `230100-1-M01.${fileType}`,
      name: `出生医学证明-230100-1-M01.${fileType}`,
      fileType,
      url: ''
    })
    const result = {
      kind: 'certificate' as const,
      title: '出生医学证明',
      issuedOn: '2026-11-24',
      number: '232026112400000001',
      validUntil: '长期',
      files: [file('pdf'), file('ofd')]
    }
    const made = { ...caseUnderWay, status: 15, label: '已制证', group: 'success', result }
    const { screen, service } = await openDetail((double) => {
      double.answer('oneThingApplications', 'getOneThingDetail', () => ({ ...sampleApplication, cases: [made] }))
      double.answer('oneThingResults', 'getCertificatePngByFile', () => new Uint8Array([0x89, 0x50, 0x4e, 0x47]))
      double.answer('oneThingResults', 'downloadMaterial', () => new TextEncoder().encode('%PDF-1.7'))
    })
    const shown = screen.getByRole('region', { name: '办理结果：出生医学证明' })
    await expect.element(shown.getByText('证照编号 232026112400000001')).toBeVisible()
    await expect.element(shown.getByText('长期有效')).toBeVisible()
    await screen.getByRole('button', { name: '下载 出生医学证明-230100-1-M01.ofd' }).click()
    await expect
      .poll(() => service.requestsOf('oneThingResults.downloadMaterial').map(({ url }) => url.searchParams.get('materialId')))
      .toEqual(['230100-1-M01.ofd'])
    await screen.getByRole('button', { name: '预览 出生医学证明-230100-1-M01.pdf' }).click()
    await expect.element(screen.getByRole('dialog', { name: '办理结果' })).toBeVisible()
    await expect.poll(() => service.requestsOf('oneThingResults.getCertificatePngByFile').length).toBe(1)
  })

  it('[R-8-10] says 未查询到相关记录 where there is none', async () => {
    const { screen } = await openDetail((service) =>
      service.answer('oneThingApplications', 'getOneThingDetail', () => refuse({ _tag: 'NotFound', msg: '未查询到相关记录' }))
    )
    await expect.element(screen.getByText('未查询到相关记录')).toBeVisible()
    await expect.element(screen.getByRole('link', { name: '返回我的办件' })).toBeVisible()
  })
})

describe('one matter', () => {
  const openMatter = (detail: typeof sampleApplication, caseNo = '230100-1-M01') =>
    renderPortal(`/doThing/doThingDetails?applyNo=230100-1&caseNo=${caseNo}`, {
      loggedIn: true,
      answers: (service) => service.answer('oneThingApplications', 'getOneThingDetail', () => detail)
    })

  it('[R-2.2-16] says how far it is, what comes next and who acts, and who did what and when', async () => {
    const { screen } = await openMatter(sampleApplication)
    await expect.element(screen.getByRole('heading', { level: 1, name: '出生医学证明首次签发' })).toBeVisible()
    await expect.element(screen.getByText('由省卫生健康委审查并作出决定')).toBeVisible()
    await expect.element(screen.getByText('承诺 2026-11-23 前办结，已用 0 / 1 个工作日')).toBeVisible()
    const entries = screen.getByRole('list', { name: '出生医学证明首次签发的办理记录' }).getByRole('listitem').elements()
    expect(entries.map(({ textContent }) => /办理中|已受理|预审通过|待预审|已收件/.exec(textContent)?.[0])).toEqual([
      '办理中',
      '已受理',
      '预审通过',
      '待预审',
      '已收件'
    ])
    expect(entries.at(-1)?.textContent).toContain('申请人')
    await expect.element(screen.getByRole('link', { name: '0451-12345000' })).toHaveAttribute('href', 'tel:0451-12345000')
    await expect.element(screen.getByRole('region', { name: '咨询与窗口' }).getByRole('link', { name: '12345', exact: true })).toBeVisible()
    await expect.poll(() => document.title).toBe('事项详情 - 新生儿出生一件事 - 龙江一件事')
  })

  it('stands still while it waits for a correction, and says so', async () => {
    const { screen } = await openMatter(sampleApplication, '230100-1-M03')
    await expect.element(screen.getByText('已暂停', { exact: true })).toBeVisible()
    await expect.element(screen.getByText(/等您补正，计时已暂停/)).toBeVisible()
    await expect.element(screen.getByText('等您补正，交齐后省公安厅接着审查')).toBeVisible()
  })

  it.each(['', '230100-1-M99'])('says 未查询到相关记录 for the number “%s”', async (caseNo) => {
    const { screen } = await openMatter(sampleApplication, caseNo)
    await expect.element(screen.getByText('未查询到相关记录')).toBeVisible()
  })

  it('says openly by how much it is late, and urges the department once a day', async () => {
    const late = { ...caseUnderWay, isLate: true, usedDays: 3, canUrge: true }
    const at = '2026-11-25T02:20:00.000Z'
    const { screen, service } = await renderPortal('/doThing/doThingDetails?applyNo=230100-1&caseNo=230100-1-M01', {
      loggedIn: true,
      answers: (double) => {
        let cases = [late]
        const detail = () => ({ ...sampleApplication, cases })
        double.answer('oneThingApplications', 'getOneThingDetail', detail)
        double.answer('oneThingApplications', 'urgeCase', () => {
          cases = [{ ...late, canUrge: false, urgedAt: [at] }]
          return detail()
        })
      }
    })
    await expect.element(screen.getByText('已超期 2 个工作日：省卫生健康委承诺 2026-11-23 前办结，还没有办结')).toBeVisible()
    await screen.getByRole('button', { name: '催办' }).click()
    await expect.element(screen.getByText(/您最近一次催办：2026-11-25 10:20。今天已经催办过了/)).toBeVisible()
    await expect.poll(() => screen.getByRole('button', { name: '催办' }).elements()).toEqual([])
    const entries = screen.getByRole('list', { name: '出生医学证明首次签发的办理记录' }).getByRole('listitem').elements()
    expect(entries[0]?.textContent).toMatch(/催办.*申请人/)
    expect(service.requestsOf('oneThingApplications.urgeCase').map(({ json }) => json)).toEqual([
      { applyNo: '230100-1', caseNo: '230100-1-M01', clientKey: expect.stringMatching(/^.{10}$/) }
    ])
  })

  it('tells how long the last of the same matter took, once it is measured', async () => {
    const measured = { ...caseUnderWay, pace: { days: 2, cases: 43 } }
    const { screen } = await openMatter({ ...sampleApplication, cases: [measured] })
    await expect.element(screen.getByText(/同一事项最近办结的 43 件中，有一半在 2 个工作日内办结/)).toBeVisible()
    expect(screen.getByText(/已超期/).elements()).toEqual([])
  })
})
