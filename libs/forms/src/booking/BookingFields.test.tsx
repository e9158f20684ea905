import { page, userEvent } from 'vitest/browser'
import { beforeEach, describe, expect, it } from 'vitest'
import { someForm } from '@ljonething/domain/testing/formParts'
import { accessibilityProblems, renderForm } from '../testing/renderForm.tsx'
import { bookingForm, bookingIds as ids, morning, someOffices } from '../testing/bookingForm.ts'
import { exampleServices } from '../testing/exampleForm.ts'

const south = '{"name":"南岗区婚姻登记处（示例）","value":"A"}'
const chosen = { orgCode: south, appointDate: '2026-12-11', appointTime: '0930' }
const dayBefore = { orgCode: south, appointDate: '2026-12-11' }

const open = (offices = someOffices(), start: Parameters<typeof renderForm>[1] = {}, form = bookingForm) =>
  renderForm(form, { services: exampleServices({ booking: () => Promise.resolve(offices.door), now: morning }), ...start })
const day = (name: RegExp) => page.getByRole('button', { name })
/** By when it begins. */
const time = (name: RegExp) => page.getByRole('group', { name: '预约时段' }).getByRole('button', { name: new RegExp(`^${name.source}`) })

beforeEach(() => page.viewport(1024, 900))

describe('booking a place', () => {
  it('[R-2.4-28] area, office, day and time are chosen one after the other, with the keyboard alone, and stored as the scene describes', async () => {
    const { store, screen } = await open()
    await screen.getByRole('textbox', { name: '男方姓名' }).fill('陈子墨')
    await expect.element(page.getByRole('radio')).toHaveLength(3)
    expect(await accessibilityProblems()).toEqual([])
    await page.getByRole('combobox', { name: '市（地）' }).selectOptions('哈尔滨市')
    await page.getByRole('combobox', { name: '县（市、区）' }).selectOptions('南岗区')
    await expect.element(page.getByRole('radio')).toHaveLength(1)
    expect(store.values()[ids.area]).toBe('[{"name":"哈尔滨市","value":"230100000000"},{"name":"南岗区","value":"230103000000"}]')
    const office = page.getByRole('radio', { name: '南岗区婚姻登记处（示例）' })
    await expect.element(office).toHaveAccessibleDescription(/南岗区示例路1号.*08:30-16:30.*0451-80000000/)
    office.element().focus()
    await userEvent.keyboard(' ')
    await expect.element(page.getByRole('grid', { name: '预约日期' })).toBeVisible()
    expect(store.values()[ids.office]).toBe(south)
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: '「预约日期」的说明' })).toHaveFocus()
    await userEvent.tab()
    await expect.element(day(/11月20日 星期五，余 9 个名额/)).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(day(/11月21日 星期六，已约满/)).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect.element(page.getByText('11月22日 星期日不办理：周日不办公，请选择有余号的日期。')).toBeVisible()
    expect(store.values()[ids.date]).toBe('')
    await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}{ArrowDown}{Enter}')
    await expect.element(time(/08:30-09:30/)).toBeVisible()
    expect(store.values()[ids.date]).toBe('2026-12-11')
    expect(await accessibilityProblems()).toEqual([])
    await userEvent.tab()
    await userEvent.tab()
    await expect.element(time(/09:30-10:30.*余 1 个名额/)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(time(/09:30-10:30.*已为您保留/)).toHaveAttribute('aria-pressed', 'true')
    expect(store.values()).toMatchObject({ [ids.date]: '2026-12-11', [ids.time]: '0930', 'T1001^manName': '陈子墨' })
    await expect.element(time(/10:30-11:30.*已约满/)).toBeDisabled()
    await expect.element(time(/09:30-10:30/)).toHaveFocus()
    expect(await accessibilityProblems()).toEqual([])
  })

  it('days of one week are alike high, the first of a month too', async () => {
    await open(someOffices(), { values: dayBefore })
    await expect.element(day(/11月20日 星期五/)).toBeVisible()
    const weeks = page.getByRole('row').elements()
    expect(weeks.length).toBeGreaterThan(3)
    for (const week of weeks) {
      const heights = Array.from(week.querySelectorAll('button'), (each) => Math.round(each.getBoundingClientRect().height))
      expect(new Set(heights).size).toBeLessThanOrEqual(1)
    }
  })

  it('says until when the place is held and what comes then, once to a screen reader', async () => {
    await open(someOffices(), { values: dayBefore })
    await time(/08:30/).click()
    const until = page.getByText('12月11日 星期五 08:30 的名额为您保留到 09:40', { exact: true })
    await expect.element(until).toBeVisible()
    await expect.element(page.getByText(/还有 10 分钟.*请在此之前提交申请.*名额会放回/)).toBeVisible()
    const read = page.getByRole('status').filter({ hasText: '保留到 09:40，请在此之前提交申请' })
    expect(read.element().textContent).not.toMatch(/还有/)
    expect(until.element().closest('[role]')?.getAttribute('role')).not.toBe('status')
  })

  it('a place that somebody else took is said so, the places come anew, and nothing else is lost', async () => {
    const offices = someOffices()
    const { store } = await open(offices, { values: { ...dayBefore, manName: '陈子墨' } })
    await expect.element(time(/09:30/)).toBeVisible()
    offices.takeAway('0930')
    await time(/09:30/).click()
    await expect.element(page.getByRole('alert').filter({ hasText: '12月11日 星期五 09:30 刚刚被别人约走了' })).toBeVisible()
    await expect.element(time(/09:30.*已约满/)).toBeDisabled()
    expect(offices.asked.filter((each) => each === 'days A')).toHaveLength(2)
    expect(store.values()).toMatchObject({ [ids.office]: south, [ids.date]: '2026-12-11', [ids.time]: '', 'T1001^manName': '陈子墨' })
    await time(/08:30/).click()
    await expect.element(time(/08:30.*已为您保留/)).toBeVisible()
    await expect.element(page.getByRole('alert').filter({ hasText: '刚刚被别人约走了' })).not.toBeInTheDocument()
    expect(store.values()[ids.time]).toBe('0830')
  })

  it('a place that runs out is no longer chosen, and is held again where it is free', async () => {
    const now = () => new Date()
    let lasts = 400
    const offices = someOffices({
      hold: (place) => Promise.resolve({ ...place, id: 'H1', until: new Date(Date.now() + lasts).toISOString() })
    })
    const { store } = await renderForm(bookingForm, {
      services: exampleServices({ booking: () => Promise.resolve(offices.door), now }),
      values: dayBefore
    })
    await time(/08:30/).click()
    await expect.element(page.getByRole('alert').filter({ hasText: '08:30）已经放回' })).toBeVisible()
    expect(store.values()[ids.time]).toBe('')
    lasts = 600_000
    await page.getByRole('button', { name: '再保留一次' }).click()
    await expect.element(time(/08:30.*已为您保留/)).toBeVisible()
    expect(store.values()[ids.time]).toBe('0830')
  })

  it('a draft whose place is no longer held says so and asks for a time again', async () => {
    const { store } = await open(someOffices(), { values: chosen })
    await expect.element(page.getByRole('alert').filter({ hasText: '（12月11日 星期五 09:30）已经放回' })).toBeVisible()
    expect(store.values()).toMatchObject({ [ids.office]: south, [ids.date]: '2026-12-11', [ids.time]: '' })
    expect((await store.validateAll()).map(({ id }) => id)).toEqual([ids.time])
  })

  it('a place still held goes on being held, until another tab gives it up', async () => {
    const offices = someOffices()
    await offices.keep.hold({ office: 'A', date: '2026-12-11', time: '0930' }, { businessType: '01', registerType: '' })
    const { store } = await open(offices, { values: chosen })
    await expect.element(page.getByText(/的名额为您保留到 09:40$/)).toBeVisible()
    expect(store.values()[ids.time]).toBe('0930')
    offices.giveUp()
    document.dispatchEvent(new Event('visibilitychange'))
    await expect.element(page.getByRole('alert').filter({ hasText: '已经放回' })).toBeVisible()
    expect(store.values()[ids.time]).toBe('')
  })

  it('another office gives the held place back; pressing twice holds one', async () => {
    const waiting = Promise.withResolvers<void>()
    const offices = someOffices()
    const { keep } = offices
    const slow = { ...keep, hold: (...asked: Parameters<typeof keep.hold>) => waiting.promise.then(() => keep.hold(...asked)) }
    const { store } = await open({ ...offices, door: { ...offices.door, keep: slow } }, { values: dayBefore })
    const button = time(/08:30/)
    await button.click()
    await expect.element(page.getByRole('button', { name: '正在预留…' })).toBeVisible()
    await page.getByRole('button', { name: '正在预留…' }).click({ force: true })
    await expect.element(time(/09:30/)).toBeDisabled()
    waiting.resolve()
    await expect.element(time(/08:30.*已为您保留/)).toBeVisible()
    expect(offices.asked.filter((each) => each.startsWith('hold'))).toEqual(['hold 0830'])
    await page.getByRole('radio', { name: /道里区/ }).click()
    await expect.poll(() => offices.asked.at(-1)).toBe('days B')
    expect(offices.asked).toContain('release H1')
    expect(store.values()).toMatchObject({ [ids.date]: '', [ids.time]: '' })
    await expect.element(page.getByText(/的名额为您保留到/)).not.toBeInTheDocument()
  })

  it('[R-2.4-28] fits a phone in large type', async () => {
    await page.viewport(390, 844)
    document.documentElement.dataset['theme'] = 'large-type'
    await open(someOffices(), { values: dayBefore })
    await time(/08:30/).click()
    await expect.element(page.getByText(/保留到 09:40$/)).toBeVisible()
    const { scrollWidth, clientWidth } = document.documentElement
    delete document.documentElement.dataset['theme']
    expect(scrollWidth).toBe(clientWidth)
  })

  it('what does not come says why and is asked again, and so is a place that was not held', async () => {
    let fails = true
    const offices = someOffices()
    const whenOnline = <A,>(work: () => Promise<A>) => (fails ? Promise.reject(new Error('网络连接失败，请检查网络后重试')) : work())
    const { door, keep } = offices
    const broken = {
      ...door,
      days: (...asked: Parameters<typeof door.days>) => whenOnline(() => door.days(...asked)),
      keep: { ...keep, hold: (...asked: Parameters<typeof keep.hold>) => whenOnline(() => keep.hold(...asked)) }
    }
    await open({ ...offices, door: broken }, { values: dayBefore })
    await expect.element(page.getByRole('alert').filter({ hasText: '网络连接失败，请检查网络后重试' })).toBeVisible()
    await time(/08:30/).click()
    await expect.element(page.getByText('没有预留成功')).toBeVisible()
    fails = false
    await page.getByRole('button', { name: '重新查询' }).click()
    await expect.element(page.getByRole('grid', { name: '预约日期' })).toBeVisible()
    await page.getByRole('button', { name: '再试一次' }).click()
    await expect.element(time(/08:30.*已为您保留/)).toBeVisible()
  })

  it('a pre-check asks for office and day alone', async () => {
    const form = someForm((bookingForm.allfield[0]?.fieldList ?? []).filter(({ id }) => id === ids.office || id === ids.date))
    const { store } = await open(someOffices(), {}, form)
    await page.getByRole('combobox', { name: '市（地）' }).selectOptions('哈尔滨市')
    await expect.element(page.getByRole('radio')).toHaveLength(2)
    await page.getByRole('radio', { name: /南岗区/ }).click()
    await day(/12月11日 星期五/).click()
    expect(store.values()).toEqual({ [ids.office]: south, [ids.date]: '2026-12-11' })
    expect(page.getByRole('group', { name: '预约时段' }).elements()).toEqual([])
    expect(await accessibilityProblems()).toEqual([])
  })

  it('where nothing is kept a time is only chosen', async () => {
    const offices = someOffices()
    const { keep: _keep, ...door } = offices.door
    const { store } = await open({ ...offices, door }, { values: dayBefore })
    await time(/08:30/).click()
    await expect.element(time(/08:30.*已选择/)).toHaveAttribute('aria-pressed', 'true')
    expect(store.values()[ids.time]).toBe('0830')
    expect(offices.asked.filter((each) => each.startsWith('hold'))).toEqual([])
  })

  it('the error summary leads to the part that is missing', async () => {
    const { store } = await open()
    await expect.element(page.getByRole('radio')).toHaveLength(3)
    await store.validateAll()
    store.focusField(ids.office)
    await expect.element(page.getByRole('radio', { name: /南岗区/ })).toHaveFocus()
  })
})
