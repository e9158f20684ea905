import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { FakeService } from '../../testing/fakeService.ts'
import { newbornScene } from '../../testing/newbornScene.ts'
import { renderFlow } from '../../testing/renderFlow.tsx'
import { readyToSubmit } from '../../testing/submitted.ts'

const own = { applyNo: '230100-20261120-AAAA', submittedAt: '2026-11-20T04:10:00.000Z' }
const byAnother = '该新生儿的“新生儿出生一件事”已由他人提交，请拨打12345说明情况。'
const held = (answer: { readonly msg: string; readonly own?: typeof own }) => (service: FakeService) =>
  service.answer('oneThingSubmit', 'checkSubject', () => ({ isHeld: true, ...answer }))
const ofIdentity = {
  ...newbornScene,
  subject: { name: '该申请人', fields: ['motherIdCard'] },
  prefill: [{ fields: { motherIdCard: 'cardId' as const } }]
}

describe('what was submitted before', () => {
  it('is said at the door, before the first question, where identity tells what it is about', async () => {
    const { service } = await renderFlow('themeMiddle', {
      scene: ofIdentity,
      loggedIn: true,
      answers: held({ msg: '您已于2026年11月20日提交过', own })
    })
    await expect.element(page.getByText('您已于2026年11月20日提交过')).toBeVisible()
    await expect.element(page.getByRole('link', { name: '查看办件' })).toHaveAttribute('href', expect.stringContaining(own.applyNo))
    expect(service.requestsOf('oneThingSubmit.checkSubject')).toHaveLength(1)
  })

  it('is said in the form as soon as the child is known, with what to do where it is not one’s own', async () => {
    const { values, ...done } = readyToSubmit()
    const birthTime = Object.keys(values ?? {}).find((id) => id.endsWith('^babyBirthTime')) ?? ''
    const { service } = await renderFlow('themeForm', {
      loggedIn: true,
      done: { ...done, formDone: false, values: { ...values, [birthTime]: '' } },
      answers: held({ msg: byAnother })
    })
    const time = page.getByRole('textbox', { name: '出生时间' })
    await expect.element(time).toBeVisible()
    expect(service.requestsOf('oneThingSubmit.checkSubject')).toEqual([])
    await time.fill('2026-11-03 08:16')
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByText(byAnother)).toBeVisible()
    expect(page.getByRole('link', { name: '查看办件' }).elements()).toEqual([])
  })

  it('is nothing while it is free, and for a visitor nobody is asked', async () => {
    const { service } = await renderFlow('themeForm', { loggedIn: true, done: { ...readyToSubmit(), formDone: false } })
    await expect.poll(() => service.requestsOf('oneThingSubmit.checkSubject').length).toBe(1)
    expect(page.getByText('这件事已经提交过').elements()).toEqual([])
    const visited = await renderFlow('themeMiddle', { scene: ofIdentity, answers: held({ msg: byAnother }) })
    await expect.element(page.getByRole('button', { name: '开始办理' })).toBeVisible()
    expect(visited.service.requestsOf('oneThingSubmit.checkSubject')).toEqual([])
  })
})
