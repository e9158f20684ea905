import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { mother } from '../../testing/mother.ts'
import { renderPortal, sessionOf } from '../../testing/renderPortal.tsx'

const portal = 'https://zwfw.example.invalid'

const open = async (address: string, loggedIn = false) => {
  document.head.append(Object.assign(document.createElement('meta'), { name: 'provincial-portal', content: portal }))
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  await renderPortal(address, { loggedIn })
  return opened
}
const go = () => page.getByRole('button', { name: '前往办理' }).click()

afterEach(() => {
  document.querySelector('meta[name="provincial-portal"]')?.remove()
  vi.restoreAllMocks()
})

describe('the ways to the provincial portal', () => {
  it.each([
    ['/middleware', false, portal],
    ['/middleware?caseNo=230100-1-M03', true, `${portal}/personal/caseCorrection?caseNo=230100-1-M03`],
    ['/outsideLifeCycle/birth', false, `${portal}/lifeCycle/birth`]
  ])('%s says where it leads, and leaves when it is pressed and not before', async (address, loggedIn, href) => {
    const opened = await open(address, loggedIn)
    await expect.element(page.getByRole('heading', { level: 1, name: '前往黑龙江政务服务网' })).toBeVisible()
    await expect.element(page.getByText(/zwfw\.example\.invalid/)).toBeVisible()
    expect(opened).not.toHaveBeenCalled()
    await go()
    await expect.poll(() => opened.mock.calls).toEqual([[href, '_blank', 'noopener,noreferrer']])
  })

  it('[R-9-54] whoever acts for a company is led to where companies correct', async () => {
    document.head.append(Object.assign(document.createElement('meta'), { name: 'provincial-portal', content: portal }))
    const opened = vi.spyOn(window, 'open').mockReturnValue(null)
    const clerk = { ...mother, userType: '1', companyName: '示例公司', companyRole: 'clerk' } as const
    await renderPortal('/middleware?caseNo=230100-1-M03', {
      loggedIn: true,
      answers: (service) => service.answer('oneThingSession', 'getUserInfo', () => sessionOf(clerk))
    })
    await go()
    await expect.poll(() => opened.mock.calls[0]?.[0]).toBe(`${portal}/enterprise/caseCorrection?caseNo=230100-1-M03`)
  })

  it('a name that is none leads nowhere', async () => {
    await open('/outsideLifeCycle/a%3Fb')
    await expect.element(page.getByText('链接地址有误')).toBeVisible()
    expect(page.getByRole('button', { name: '前往办理' }).elements()).toEqual([])
  })
})
