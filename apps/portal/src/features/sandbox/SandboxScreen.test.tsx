import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { SandboxState } from '../../queries/sandbox.ts'
import { renderPortal } from '../../testing/renderPortal.tsx'

afterEach(() => document.getElementById('first-data')?.remove())

const fine: SandboxState = {
  now: '2026-11-20T04:00:00.000Z',
  offsetMinutes: 0,
  departments: [],
  systems: [
    { system: 'bank', label: '银行', mode: 'fine' },
    { system: 'market', label: '市场监管', mode: 'fine' }
  ]
}

it('a system is made to misbehave, the ribbon says so at once, and one press mends all', async () => {
  let state = fine
  const { screen, service } = await renderPortal('/sandbox', {
    answers: (double) => {
      double.answer('sandbox', 'state', () => state)
      double.answer('sandbox', 'system', ({ json }) => {
        const { system, mode } = json as { readonly system: string; readonly mode: SandboxState['systems'][number]['mode'] }
        state = { ...fine, systems: fine.systems.map((one) => (one.system === system ? { ...one, mode } : one)) }
        return state
      })
      double.answer('sandbox', 'resetSystems', () => (state = fine))
    }
  })
  const mend = screen.getByRole('button', { name: '全部恢复正常' })
  await expect.element(mend).toBeDisabled()
  await screen.getByRole('combobox', { name: '市场监管的应答' }).selectOptions('返回网页')
  await expect.element(screen.getByText('故障模拟中：市场监管（返回网页）')).toBeVisible()
  expect(service.requestsOf('sandbox.system').map(({ json }) => json)).toEqual([{ system: 'market', mode: 'html' }])
  await mend.click()
  await expect.element(screen.getByText(/故障模拟中/)).not.toBeInTheDocument()
  await expect.element(mend).toBeDisabled()
})

it.each(['standard', 'large-type'])('shows the whole number of a person in one line on a phone: %s', async (theme) => {
  await page.viewport(390, 844)
  document.documentElement.dataset['theme'] = theme
  const person = { id: 'P001', name: '周晓岚', maskedCardId: '23019*********002X', userType: '0' as const, level: '4', note: '已婚，职工' }
  const { screen } = await renderPortal('/sandbox/login', { answers: (double) => double.answer('sandbox', 'people', () => [person]) })
  const number = screen.getByText(person.maskedCardId)
  await expect.element(number).toBeVisible()
  const lines = document.createRange()
  lines.selectNodeContents(number.element())
  expect(lines.getClientRects()).toHaveLength(1)
  delete document.documentElement.dataset['theme']
})

it('tells apart the parts that one person has in several companies', async () => {
  const clerk = { id: 'E1B', name: '邹静', maskedCardId: '23019*********0021', userType: '1' as const, level: '4' }
  const { screen } = await renderPortal('/sandbox/login', {
    answers: (double) =>
      double.answer('sandbox', 'people', () => [
        { ...clerk, companyName: '甲公司', note: '经办人' },
        { ...clerk, id: 'E1A', companyName: '甲公司', note: '企业管理员' },
        { ...clerk, id: 'E2B', companyName: '乙公司', note: '经办人' }
      ])
  })
  await screen.getByRole('tab', { name: '法人登录' }).click()
  for (const as of ['甲公司，经办人', '甲公司，企业管理员', '乙公司，经办人'])
    await expect.element(screen.getByRole('button', { name: `以 邹静 登录：${as}`, exact: true })).toBeVisible()
})

it.each(['sandbox', 'sandbox/departments?dept=WJW', 'sandbox/login', 'sandbox/realName', 'sandbox/seals', 'faceRecognition'])(
  'the page says that there is no sandbox: no screen stands at %s, and nothing is asked of one',
  async (address) => {
    const data = Object.assign(document.createElement('script'), { type: 'application/json', id: 'first-data' })
    data.textContent = '{"sandbox.state":null}'
    document.head.append(data)
    const { screen, service } = await renderPortal(`/${address}`)
    await expect.element(screen.getByText('没有找到这个页面')).toBeVisible()
    const asked = ['sandbox.state', 'sandbox.people', 'sandboxDepartments.queue', 'sandboxSeals.seals', 'sandboxFaces.open'] as const
    expect(asked.filter((call) => service.requestsOf(call).length > 0)).toEqual([])
  }
)
