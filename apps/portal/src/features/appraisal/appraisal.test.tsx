import { describe, expect, it } from 'vitest'
import { page as pageOf } from 'vitest/browser'
import { refuse } from '../../testing/fakeService.ts'
import type { FakeService } from '../../testing/fakeService.ts'
import { newbornScene } from '../../testing/newbornScene.ts'
import { renderPortal } from '../../testing/renderPortal.tsx'

const page = {
  taskCode: 'HLJYJS0001',
  taskName: '新生儿出生一件事',
  regionCode: '230100000000',
  regionName: '哈尔滨市',
  mydVersion: '1',
  norms: [
    { normCode: '510', normName: '一窗受理一次办结', alternate: 5 },
    { normCode: '513', normName: '可以全程网上办理', alternate: 5 },
    { normCode: '210', normName: '办理时间太长', alternate: 2 }
  ],
  stages: [
    { projectNo: '230100-1-M03', taskName: '出生登记', projectStatus: '1' as const, state: 'rated' as const, score: 4, reason: '' },
    { projectNo: '230100-1-M03', taskName: '出生登记', projectStatus: '2' as const, state: 'open' as const, reason: '' },
    { projectNo: '230100-1-M03', taskName: '出生登记', projectStatus: '3' as const, state: 'notYet' as const, reason: '事项办结后即可评价' }
  ]
}

const rateable = (service: FakeService) => {
  service.answer('oneThingGuide', 'getGuideScene', () => newbornScene)
  service.answer('oneThingAppraisal', 'newCheckIsPjByNoAndStatus', () => ({ allowed: true, rated: false, reason: '' }))
  service.answer('oneThingAppraisal', 'getEvaluatePage', () => page)
  service.answer('oneThingAppraisal', 'verifyParam', () => ({ message: '评价成功，感谢您的参与' }))
}

const openRating = (change: (service: FakeService) => void = () => undefined) =>
  renderPortal('/themeWrapper/doThingAppraise?code=HLJYJS0001&applyNo=230100-1', {
    loggedIn: true,
    answers: (service) => {
      rateable(service)
      change(service)
    }
  })

describe('rating', () => {
  it('[R-2.4-26] begins at 非常满意 and offers the norms of the score chosen', async () => {
    const { screen } = await openRating()
    await expect.element(screen.getByRole('radio', { name: '非常满意', exact: true })).toBeChecked()
    await expect.element(screen.getByRole('checkbox', { name: '可以全程网上办理' })).toBeInTheDocument()
    await screen.getByRole('radio', { name: '不满意', exact: true }).click()
    await expect.element(screen.getByRole('checkbox', { name: '办理时间太长' })).toBeInTheDocument()
    expect(screen.getByRole('checkbox', { name: '可以全程网上办理' }).elements()).toEqual([])
  })

  it('[R-9-11] asks once before a form that nobody touched is sent', async () => {
    const { screen, service } = await openRating()
    const send = screen.getByRole('button', { name: '提交评价' })
    await send.click()
    await expect.element(screen.getByRole('alertdialog')).toMatchTextContent(/您还没有选择，现在提交就是“非常满意”/)
    expect(screen.getByText('正在提交…').elements()).toEqual([])
    await screen.getByRole('button', { name: '我再选选' }).click()
    expect(service.requestsOf('oneThingAppraisal.verifyParam')).toEqual([])
    await send.click()
    await expect.element(screen.getByText('评价成功，感谢您的参与')).toBeVisible()
    expect(service.requestsOf('oneThingAppraisal.verifyParam').map(({ json }) => json)).toEqual([
      expect.objectContaining({ alternate: '5' })
    ])
  })

  it('does not ask who chose, were it the score that stands', async () => {
    const { screen } = await openRating()
    await screen.getByRole('radio', { name: '非常满意', exact: true }).click({ force: true })
    await screen.getByRole('button', { name: '提交评价' }).click()
    await expect.element(screen.getByText('评价成功，感谢您的参与')).toBeVisible()
  })

  it('asks what fits the score', async () => {
    const { screen } = await openRating()
    await expect.element(screen.getByRole('group', { name: '哪里让您满意（可多选）' })).toBeVisible()
    await screen.getByRole('radio', { name: '不满意', exact: true }).click()
    await expect.element(screen.getByRole('group', { name: '哪里让您不满意（可多选）' })).toBeVisible()
    await expect.element(screen.getByRole('textbox', { name: '评价内容' })).toHaveAttribute('placeholder', '说说遇到了什么问题，我们好改进')
  })

  it('hands in score, norms, words and anonymity once, and thanks', async () => {
    const { screen, service } = await openRating()
    await screen.getByRole('checkbox', { name: '一窗受理一次办结' }).click()
    await screen.getByRole('checkbox', { name: '可以全程网上办理' }).click()
    await screen.getByRole('textbox', { name: '评价内容' }).fill(' 很快 ')
    await screen.getByRole('checkbox', { name: /匿名评价/ }).click()
    await screen.getByRole('button', { name: '提交评价' }).dblClick()
    await expect.element(screen.getByText('评价成功，感谢您的参与')).toBeVisible()
    expect(service.requestsOf('oneThingAppraisal.verifyParam').map(({ json }) => json)).toEqual([
      expect.objectContaining({
        projectNo: '230100-1',
        alternate: '5',
        evalDetail: '510,513',
        writingEvaluation: '很快',
        anonymityFlag: '1',
        taskCode: 'HLJYJS0001',
        regionCode: '230100000000'
      })
    ])
  })

  it('refuses more than 500 characters before sending', async () => {
    const { screen } = await openRating()
    await screen.getByRole('textbox', { name: '评价内容' }).fill('好'.repeat(501))
    await expect.element(screen.getByText('评价内容不能超过500字')).toBeVisible()
    await expect.element(screen.getByRole('button', { name: '提交评价' })).toBeDisabled()
  })

  it('says what the service refuses and keeps what was entered', async () => {
    const { screen } = await openRating((service) =>
      service.answer('oneThingAppraisal', 'verifyParam', () => refuse({ _tag: 'Rejected', msg: '您已评价过该办件，感谢您的参与' }))
    )
    await screen.getByRole('textbox', { name: '评价内容' }).fill('很快')
    await screen.getByRole('button', { name: '提交评价' }).click()
    await expect.element(screen.getByRole('alert')).toHaveTextContent('您已评价过该办件，感谢您的参与')
    await expect.element(screen.getByRole('textbox', { name: '评价内容' })).toHaveValue('很快')
  })

  it('says why not yet, with the way to the progress', async () => {
    const { screen } = await openRating((service) =>
      service.answer('oneThingAppraisal', 'newCheckIsPjByNoAndStatus', () => ({
        allowed: false,
        rated: false,
        reason: '各事项办结后即可评价'
      }))
    )
    await expect.element(screen.getByText('整件事：各事项办结后即可评价')).toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: '查看办理进度' }))
      .toHaveAttribute('href', '/ljonething/doThing/oneThingDetails?applyNo=230100-1')
  })
})

describe('rating a matter by its stages', () => {
  const notYet = (service: FakeService) =>
    service.answer('oneThingAppraisal', 'newCheckIsPjByNoAndStatus', () => ({
      allowed: false,
      rated: false,
      reason: '各事项办结后即可评价'
    }))
  const stages = pageOf.getByRole('region', { name: '按环节评价每个事项' })

  it('offers what the matter has reached, says when the rest can be rated, and hands in number and stage', async () => {
    const { screen, service } = await openRating(notYet)
    await expect.element(stages.getByText('已评价 4 分')).toBeVisible()
    await expect.element(stages.getByText('事项办结后即可评价')).toBeVisible()
    await stages.getByRole('button', { name: '评价 出生登记受理环节', exact: true }).click()
    await expect.element(screen.getByText('出生登记，受理环节')).toBeVisible()
    await screen.getByRole('radio', { name: '不满意', exact: true }).click()
    await screen.getByRole('checkbox', { name: '办理时间太长' }).click()
    await screen.getByRole('button', { name: '提交评价' }).click()
    await expect.element(screen.getByText('评价成功，感谢您的参与')).toBeVisible()
    await expect.element(stages).toBeVisible()
    expect(service.requestsOf('oneThingAppraisal.verifyParam').map(({ json }) => json)).toEqual([
      expect.objectContaining({
        ...{ projectNo: '230100-1-M03', projectStatus: '2', alternate: '2', evalDetail: '210', taskName: '出生登记' }
      })
    ])
    await expect.poll(() => service.requestsOf('oneThingAppraisal.getEvaluatePage').length).toBeGreaterThan(1)
  })

  it('takes a rating back after asking', async () => {
    const { screen, service } = await openRating((double) => {
      notYet(double)
      double.answer('oneThingAppraisal', 'verifyParam', () => ({ message: '评价已撤销' }))
    })
    await stages.getByRole('button', { name: '撤销评价 出生登记申请环节' }).click()
    await expect.element(screen.getByRole('alertdialog')).toMatchTextContent(/不再计入，这个环节也不能再次评价/)
    await screen.getByRole('button', { name: '确认撤销' }).click()
    await expect.element(screen.getByText('评价已撤销')).toBeVisible()
    expect(service.requestsOf('oneThingAppraisal.verifyParam').map(({ json }) => json)).toEqual([
      expect.objectContaining({ projectNo: '230100-1-M03', projectStatus: '1', evaluation: '2' })
    ])
  })
})
