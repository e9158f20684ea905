import { labelOf } from '@ljonething/domain/cases/caseStatus'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { DeskCase, DeskMove } from '../../queries/sandboxDepartments.ts'
import { refuse } from '../../testing/fakeService.ts'
import { renderPortal } from '../../testing/renderPortal.tsx'
import { press, tabTo } from '../../testing/tabTo.ts'

const caseNo = '230100-20261120-8F3K2M4N7P-M01'
const base: DeskCase = {
  ...{ caseNo, matterName: '出生医学证明办理', sceneName: '新生儿出生一件事', applicant: '周*岚', status: 2, label: labelOf(2) },
  ...{
    since: '2026-11-20T04:00:00.000Z',
    dueOn: '2026-11-27',
    isLate: false,
    urgedOn: [],
    deptCode: 'WJW',
    department: '卫生健康委',
    promisedDays: 5
  },
  fields: [{ id: 'NB2015^motherName', label: '母亲姓名', text: '周*岚' }],
  materials: [{ id: 'CL03', label: '结婚证', files: [{ id: 'f1', name: '结婚证.jpg', size: 2048, isReuse: false }] }],
  reviews: [],
  earlierResults: [{ matterName: '出生登记（申报户口）', label: '公民身份号码', text: '23019*********0017' }],
  log: [{ label: '已收件', at: '2026-11-20T04:00:00.000Z', by: 'applicant' }]
}
const state = {
  now: '2026-11-20T04:00:00.000Z',
  offsetMinutes: 0,
  departments: [{ deptCode: 'WJW', department: '卫生健康委', mode: 'manual' as const, waiting: 1 }],
  systems: []
}

const atDesk = async (answer: (move: DeskMove) => DeskCase) => {
  let view = base
  return renderPortal(`/sandbox/departments?dept=WJW&caseNo=${caseNo}`, {
    answers: (double) => {
      double.answer('sandbox', 'state', () => state)
      double.answer('sandboxDepartments', 'case', () => view)
      double.answer('sandboxDepartments', 'move', ({ json }) => (view = answer(json as DeskMove)))
    }
  })
}

it('the buttons are what the lifecycle allows; one press without a reason moves the case, and the keyboard goes on from there', async () => {
  const { screen, service } = await atDesk(({ to }) => ({ ...base, status: to, label: labelOf(to) }))
  const group = screen.getByRole('group', { name: '办理' })
  await expect.element(screen.getByText('公民身份号码（出生登记（申报户口））')).toBeVisible()
  await expect.element(screen.getByText('23019*********0017')).toBeVisible()
  await expect.element(group.getByRole('button', { name: '预审通过', exact: true })).toBeVisible()
  expect(
    group
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent)
  ).toEqual(['预审不通过', '预审通过', '要求补正'])
  await group.getByRole('button', { name: '预审通过', exact: true }).click()
  await expect.element(group.getByRole('button', { name: '转受理' })).toBeVisible()
  expect(group.getByRole('button').elements()).toHaveLength(1)
  expect(document.activeElement).toBe(group.element())
  expect(service.requestsOf('sandboxDepartments.move').map(({ json }) => json)).toEqual([{ clientKey: expect.any(String), caseNo, to: 4 }])
})

it('a correction names what is chosen, each with its reason, and a refusal is said in the dialog, which keeps what was typed', async () => {
  const { screen, service } = await atDesk(({ request, to }) => {
    if (request?.materials[0]?.reason !== '照片不清晰') refuse({ _tag: 'Rejected', msg: '请填写每一项的补正理由，申请人会看到' })
    return { ...base, status: to, label: labelOf(to) }
  })
  await screen.getByRole('button', { name: '要求补正' }).click()
  const dialog = screen.getByRole('dialog', { name: '要求补正' })
  await dialog.getByRole('checkbox', { name: '母亲姓名' }).click()
  await dialog.getByRole('textbox', { name: '母亲姓名的补正理由' }).fill('与身份证不一致')
  await dialog.getByRole('checkbox', { name: '结婚证' }).click()
  await dialog.getByRole('button', { name: '确定要求补正' }).click()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('请填写每一项的补正理由，申请人会看到')
  await dialog.getByRole('textbox', { name: '结婚证的补正理由' }).fill('照片不清晰')
  await dialog.getByRole('button', { name: '确定要求补正' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(screen.getByText('等待申请人补正，部门暂时没有可做的。')).toBeVisible()
  await expect.element(screen.getByRole('group', { name: '办理' })).toHaveFocus()
  const [first, second] = service.requestsOf('sandboxDepartments.move').map(({ json }) => json as DeskMove)
  expect(second).toMatchObject({
    ...{ to: 6, clientKey: first?.clientKey },
    request: {
      fields: [{ id: 'NB2015^motherName', reason: '与身份证不一致' }],
      materials: [{ code: 'CL03', reason: '照片不清晰' }]
    }
  })
})

it('is worked by the keyboard alone: a dialog that is given up leads back to its button, a refusal on to what the case is now', async () => {
  const { screen, service } = await atDesk(({ to }) => ({ ...base, status: to, label: labelOf(to) }))
  const group = screen.getByRole('group', { name: '办理' })
  await press(group.getByRole('button', { name: '要求补正' }))
  const correction = screen.getByRole('dialog', { name: '要求补正' })
  await press(correction.getByRole('checkbox', { name: '母亲姓名' }), ' ')
  await press(correction.getByRole('textbox', { name: '母亲姓名的补正理由' }), '1')
  await tabTo(correction.getByRole('textbox', { name: '补正期限' }))
  await userEvent.keyboard('{Escape}')
  await expect.element(correction).not.toBeInTheDocument()
  await expect.element(group.getByRole('button', { name: '要求补正' })).toHaveFocus()
  expect(service.requestsOf('sandboxDepartments.move')).toEqual([])
  await press(group.getByRole('button', { name: '预审不通过' }))
  const refusal = screen.getByRole('dialog', { name: '预审不通过' })
  await press(refusal.getByRole('textbox', { name: '理由' }), '1')
  await press(refusal.getByRole('button', { name: '确定预审不通过' }))
  await expect.element(group).toMatchTextContent(/已经结束/)
  await expect.element(group).toHaveFocus()
  expect(service.requestsOf('sandboxDepartments.move').map(({ json }) => json)).toMatchObject([{ to: 3, note: '1' }])
})

it('lists what lies on the desk, with how often each was urged, or what is done with; of what was taken back there is the row alone', async () => {
  const row = ({ status, ...more }: Partial<DeskCase> & Pick<DeskCase, 'status' | 'caseNo'>) => ({
    ...base,
    ...more,
    status,
    label: labelOf(status)
  })
  const { screen, service, search } = await renderPortal('/sandbox/departments?dept=WJW', {
    answers: (double) => {
      double.answer('sandbox', 'state', () => state)
      double.answer('sandboxDepartments', 'queue', ({ url }) => {
        const content =
          url.searchParams.get('state') === 'done'
            ? [row({ caseNo: 'A-M01', status: 16 }), row({ caseNo: 'B-M01', status: 51 })]
            : [row({ caseNo: 'C-M01', status: 5, isLate: true, urgedOn: ['2026-11-28', '2026-11-29'] })]
        return { content, totalElements: content.length, totalPages: 1, size: 10, number: 1 }
      })
    }
  })
  await expect.element(screen.getByRole('row', { name: /C-M01/ })).toMatchTextContent(/待受理.*催办 2 次/)
  await tabTo(screen.getByRole('radio', { name: '待处理' }))
  await userEvent.keyboard('{ArrowRight}')
  await expect
    .element(screen.getByRole('link', { name: '查看 出生医学证明办理 A-M01' }))
    .toHaveAttribute('href', expect.stringContaining('state=done'))
  await expect.element(screen.getByRole('row', { name: /B-M01/ })).toMatchTextContent(/申请人已撤回，材料已经退还.*已撤回/)
  expect(screen.getByRole('link', { name: /B-M01/ }).elements()).toEqual([])
  expect(search()).toEqual({ dept: 'WJW', state: 'done' })
  await screen.getByRole('radio', { name: '待处理' }).click()
  await expect.element(screen.getByRole('row', { name: /C-M01/ })).toBeVisible()
  expect(service.requestsOf('sandboxDepartments.queue').map(({ url }) => url.searchParams.get('state'))).toContain('done')
})

it('says on which days the applicant urged', async () => {
  const { screen } = await renderPortal(`/sandbox/departments?dept=WJW&caseNo=${caseNo}`, {
    answers: (double) => {
      double.answer('sandbox', 'state', () => state)
      double.answer('sandboxDepartments', 'case', () => ({ ...base, isLate: true, urgedOn: ['2026-11-28', '2026-11-29'] }))
    }
  })
  await expect.element(screen.getByText('申请人催办 2 次')).toBeVisible()
  await expect.element(screen.getByText(/2026-11-28、2026-11-29 催办，承诺 2026-11-27 前办结。/)).toBeVisible()
})
