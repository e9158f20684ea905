import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { FakeService } from '../../testing/fakeService.ts'
import { refuse } from '../../testing/fakeService.ts'
import { renderFlow } from '../../testing/renderFlow.tsx'
import { renderPortal } from '../../testing/renderPortal.tsx'
import { sampleApplication } from '../../testing/sampleApplication.ts'
import { answerOffices, sampleBooking } from '../../testing/sampleBooking.ts'
import { weddingScene } from '../../testing/weddingScene.ts'

const application = { ...sampleApplication, sceneCode: weddingScene.sceneCode, sceneName: weddingScene.name }
const { cases: _cases, materials: _materials, applicantName: _name, applicantCardId: _card, ...summary } = application

const answers = (booking: object = {}, more: (service: FakeService) => void = () => undefined) => {
  return (service: FakeService) => {
    answerOffices(service)
    service.answer('oneThingBookings', 'mine', () => [{ ...sampleBooking, ...booking }])
    service.answer('oneThingApplications', 'getOneThingDetail', () => application)
    service.answer('oneThingApplications', 'getOneThingList', () => ({
      content: [summary],
      totalElements: 1,
      totalPages: 1,
      size: 10,
      number: 1
    }))
    more(service)
  }
}
const openScreen = (booking: object = {}, more?: (service: FakeService) => void) =>
  renderPortal('/doThing/appointment?applyNo=230100-1', { loggedIn: true, answers: answers(booking, more) })

const time = (name: string) => page.getByRole('group', { name: '预约时段' }).getByRole('button', { name: new RegExp(`^${name}`) })
const chooseTime = async (name: string) => {
  await page.getByRole('button', { name: /12月15日 星期二，余 9 个名额/ }).click()
  await time(name).click()
  await page.getByRole('button', { name: '确认改约' }).click()
}

describe('a booking', () => {
  it('[R-2.4-28] its screen chooses area, organisation and time slot, and takes the new place in one call', async () => {
    const changed = { ...sampleBooking, place: { ...sampleBooking.place, date: '2026-12-15', slot: '0830', from: '08:30', to: '09:30' } }
    const { screen, service, path } = await openScreen({}, (double) => double.answer('oneThingBookings', 'change', () => changed))
    await expect.element(screen.getByText('2026年12月11日 星期五 09:30-10:30')).toBeVisible()
    expect(screen.getByRole('link', { name: '改约' }).elements()).toEqual([])
    await page.getByRole('combobox', { name: '市（地）' }).selectOptions('哈尔滨市')
    await page.getByRole('combobox', { name: '县（市、区）' }).selectOptions('南岗区')
    await page.getByRole('radio', { name: sampleBooking.place.orgName }).click()
    await chooseTime('08:30-09:30')
    await expect.element(page.getByText('已改约到 2026年12月15日 星期二 08:30-09:30')).toBeVisible()
    await expect.poll(path).toBe('/doThing/oneThingDetails')
    expect(service.requestsOf('oneThingAppointments.queryOrgs').at(-1)?.json).toMatchObject({ areaCode: '230103000000' })
    expect(service.requestsOf('oneThingBookings.change').map(({ json }) => json)).toEqual([
      { bookingId: 'B1', orgCode: 'YYJH230103', date: '2026-12-15', slot: '0830' }
    ])
    expect(service.requestsOf('oneThingBookings.hold')).toEqual([])
  })

  it('stays where the new place was taken by somebody else, and the places come anew', async () => {
    const full = { _tag: 'PlaceGone', msg: '这个时段已经约满，原来的预约不变，请选择其他时段', reason: 'full' } as const
    const { screen, service, path } = await openScreen({}, (double) => double.answer('oneThingBookings', 'change', () => refuse(full)))
    await chooseTime('09:30-10:30')
    await expect.element(screen.getByRole('alert').filter({ hasText: '原来的预约不变' })).toBeVisible()
    await expect.element(time('08:30-09:30')).toBeVisible()
    expect(service.requestsOf('oneThingAppointments.chooseAppointTime').length).toBe(2)
    await expect.element(time('09:30-10:30')).toHaveAttribute('aria-pressed', 'false')
    expect(path()).toBe('/doThing/appointment')
  })

  it('is changed only with a place chosen', async () => {
    const { screen, service } = await openScreen()
    await page.getByRole('button', { name: '确认改约' }).click()
    await expect.element(screen.getByRole('region', { name: '有 2 处需要修改' }).getByRole('link', { name: '预约日期' })).toBeVisible()
    expect(service.requestsOf('oneThingBookings.change')).toEqual([])
  })

  it('is cancelled after asking, once, and may be booked again', async () => {
    let state: 'booked' | 'cancelled' = 'booked'
    const { screen, service } = await openScreen({}, (double) => {
      double.answer('oneThingBookings', 'mine', () => [{ ...sampleBooking, state, canCancel: state === 'booked' }])
      double.answer('oneThingBookings', 'cancel', () => {
        state = 'cancelled'
        return { ...sampleBooking, state }
      })
    })
    await screen.getByRole('button', { name: '取消预约' }).click()
    await expect.element(page.getByRole('alertdialog')).toMatchTextContent(/12月11日 星期五 09:30-10:30.*申请仍然保留/)
    await page.getByRole('button', { name: '暂不取消' }).click()
    expect(service.requestsOf('oneThingBookings.cancel')).toEqual([])
    await screen.getByRole('button', { name: '取消预约' }).click()
    await page.getByRole('button', { name: '确认取消' }).click()
    await expect.element(screen.getByText('已取消预约')).toBeVisible()
    expect(service.requestsOf('oneThingBookings.cancel').map(({ json }) => json)).toEqual([{ bookingId: 'B1' }])
    expect(screen.getByRole('button', { name: '加入日历' }).elements()).toEqual([])
    await expect.element(screen.getByRole('button', { name: '确认改约' })).toBeVisible()
  })

  it('that can no longer be changed says why', async () => {
    const whyNot = '预约日的前一天已过，不能再改期或取消'
    const { screen } = await openScreen({ canChange: false, canCancel: false, whyNot })
    await expect.element(screen.getByText(whyNot)).toBeVisible()
    expect(screen.getByRole('button', { name: /改约|取消预约/ }).elements()).toEqual([])
  })

  it('[R-8-10] that does not exist says 未查询到相关记录', async () => {
    const { screen } = await openScreen({ applyNo: '230100-2' })
    await expect.element(screen.getByText('未查询到相关记录')).toBeVisible()
  })
})

describe('the other party', () => {
  const link = new URL('/ljonething/doThing/appointmentConfirm?bookingId=B1', location.origin).href
  const openLink = (answer: (service: FakeService) => void) =>
    renderPortal('/doThing/appointmentConfirm?bookingId=B1', { loggedIn: true, answers: answer })

  it('is asked by a link', async () => {
    const { screen } = await openScreen()
    await expect.element(screen.getByText(link)).toBeVisible()
  })

  it('is asked no more once they confirmed', async () => {
    const { screen } = await openScreen({ confirmed: true })
    await expect.element(screen.getByRole('button', { name: '确认改约' })).toBeVisible()
    expect(screen.getByText(link).elements()).toEqual([])
  })

  it('sees nothing of the booking before they confirm it, and then when and where', async () => {
    const { purpose, place } = sampleBooking
    const { screen, service } = await openLink((double) => double.answer('oneThingBookings', 'confirm', () => ({ purpose, place })))
    await expect.element(screen.getByRole('heading', { level: 1, name: '确认预约' })).toBeVisible()
    expect(screen.getByText(place.orgName).elements()).toEqual([])
    expect(service.requestsOf('oneThingBookings.confirm')).toEqual([])
    const words = screen
      .getByText(/^确认后您可以看到时间和地点/)
      .element()
      .getBoundingClientRect()
    expect(screen.getByRole('button', { name: '确认预约' }).element().getBoundingClientRect().top - words.bottom).toBeGreaterThanOrEqual(12)
    await screen.getByRole('button', { name: '确认预约' }).click()
    await expect.element(screen.getByText('您已确认这个预约')).toBeVisible()
    await expect.element(screen.getByText('2026年12月11日 星期五 09:30-10:30')).toBeVisible()
    expect(service.requestsOf('oneThingBookings.confirm').map(({ json }) => json)).toEqual([{ bookingId: 'B1' }])
  })

  it('is told the same whether it is another’s, gone or none', async () => {
    const missing = { _tag: 'NotFound', msg: '未查询到该预约' } as const
    const { screen } = await openLink((double) => double.answer('oneThingBookings', 'confirm', () => refuse(missing)))
    await screen.getByRole('button', { name: '确认预约' }).click()
    await expect.element(screen.getByText('没有找到要您确认的预约')).toBeVisible()
  })
})

describe('where the booking of an application is shown', () => {
  it('[R-2.4-25] the application says when, where, whom to call and what to bring, and gives a calendar file', async () => {
    const { screen, service } = await renderPortal('/doThing/oneThingDetails?applyNo=230100-1', {
      loggedIn: true,
      answers: answers({}, (double) => double.answer('oneThingBookings', 'calendar', () => new TextEncoder().encode('BEGIN:VCALENDAR\r\n')))
    })
    const panel = screen.getByRole('region', { name: '婚姻登记预约' })
    await expect.element(panel.getByText('2026年12月11日 星期五 09:30-10:30')).toBeVisible()
    await expect.element(panel.getByText('南岗区（示例地址）')).toBeVisible()
    await expect.element(panel.getByRole('link', { name: '0451-86661234' })).toHaveAttribute('href', 'tel:0451-86661234')
    await expect.element(panel.getByText(/携带身份证原件/)).toBeVisible()
    await expect.element(panel.getByText('最晚 2026-12-10 可以改约或取消。')).toBeVisible()
    await panel.getByRole('button', { name: '加入日历' }).click()
    await expect
      .poll(() => service.requestsOf('oneThingBookings.calendar').map(({ url }) => url.searchParams.get('bookingId')))
      .toEqual(['B1'])
    await panel.getByRole('link', { name: '改约' }).click()
    await expect.element(page.getByRole('heading', { level: 1, name: '婚姻登记预约' })).toBeVisible()
  })

  it('[R-2.4-24] the list says it under the scene', async () => {
    const { screen } = await renderPortal('/doThing/doThingProgress/oneThingList', { loggedIn: true, answers: answers() })
    const row = screen.getByRole('row', { name: new RegExp(weddingScene.name.slice(0, 5)) })
    await expect.element(row).toMatchTextContent(/已预约：2026年12月11日 星期五 09:30-10:30 哈尔滨市南岗区民政局婚姻登记处/)
  })

  it('the page after submitting says it', async () => {
    await renderFlow('newSuccessfulHandling?applyNo=230100-1', { scene: weddingScene, loggedIn: true, answers: answers() })
    const panel = page.getByRole('region', { name: '婚姻登记预约' })
    await expect.element(panel.getByText('2026年12月11日 星期五 09:30-10:30')).toBeVisible()
    await expect.element(panel.getByRole('button', { name: '加入日历' })).toBeVisible()
  })
})
