import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { loseConnection, refuse } from '../../testing/fakeService.ts'
import type { FakeService } from '../../testing/fakeService.ts'
import { newHandling } from '../../handling/HandlingState.ts'
import { writtenHandling } from '../../handling/saving/storedHandling.ts'
import type { FormValues } from '@ljonething/domain/form/FormDescription'
import { newbornScene } from '../../testing/newbornScene.ts'
import { renderFlow } from '../../testing/renderFlow.tsx'
import { sampleApplication } from '../../testing/sampleApplication.ts'
import { storeElsewhere } from '../../testing/storeElsewhere.ts'
import { readyToSubmit, submittedForm } from '../../testing/submitted.ts'

const accepted = { applyNo: '230100-20261120-AAAA', submittedAt: '2026-11-20T04:10:00.000Z', items: [] }
const detail = { ...sampleApplication, applyNo: accepted.applyNo, submittedAt: accepted.submittedAt }

const review = 'themeMaterial?review=1'
const press = () => page.getByRole('button', { name: '确认提交' }).click()
const open = (answers: (service: FakeService) => void) =>
  renderFlow(review, {
    loggedIn: true,
    done: readyToSubmit(),
    draft: { rowGuid: 'g1', version: 3, recordTime: '2026-11-20T04:03:00.000Z' },
    answers: (service) => {
      service.answer('oneThingApplications', 'getOneThingDetail', () => detail)
      answers(service)
    }
  })

describe('submit', () => {
  it('back after a submit leads to the case, from the draft and after a refresh too', async () => {
    const { router, path } = await open((service) => service.answer('oneThingSubmit', 'submitSx', () => accepted))
    await router.navigate({ to: '.', search: { code: newbornScene.sceneCode, draft: 'g1', review: '1' }, replace: true })
    await press()
    await expect.element(page.getByRole('heading', { level: 1, name: '提交成功' })).toBeVisible()
    await router.navigate({ to: '/themeWrapper/themeForm', search: { code: newbornScene.sceneCode, draft: 'g1' } })
    await expect.poll(path).toBe('/doThing/oneThingDetails')
    expect(router.state.location.search).toMatchObject({ applyNo: accepted.applyNo })
  })

  it('sends matters, values, files and draft once and shows the application number', async () => {
    const { service, step, search, state } = await open((service) => service.answer('oneThingSubmit', 'submitSx', () => accepted))
    await page.getByRole('button', { name: '确认提交' }).dblClick()
    await expect.element(page.getByRole('heading', { level: 1, name: '提交成功' })).toBeVisible()
    await expect.element(page.getByText(accepted.applyNo)).toBeVisible()
    const sent = service.requestsOf('oneThingSubmit.submitSx')
    expect(sent).toHaveLength(1)
    expect(sent[0]?.parts).toMatchObject({ clientKey: state.submitKey, sxNewCodes: 'M01,M02,M03,M04,M05', region: '230100000000' })
    expect(sent[0] && submittedForm(sent[0])).toMatchObject({
      commonFile: expect.arrayContaining([{ id: 'CL02', type: 'jpg', value: 'file-a.jpg,file-b.jpg,' }]),
      own: { draft: { rowGuid: 'g1' } }
    })
    expect(step()).toBe('newSuccessfulHandling')
    expect(search()).toMatchObject({ applyNo: accepted.applyNo })
    expect(sessionStorage.getItem(`onething:${newbornScene.sceneCode}`)).toBeNull()
  })

  it('sends the very same request again after the answer was lost', async () => {
    let count = 0
    const { service } = await open((service) =>
      service.answer('oneThingSubmit', 'submitSx', () => (count++ === 0 ? loseConnection() : accepted))
    )
    await press()
    await expect.element(page.getByText('再次点击“确认提交”即可，不会重复提交。')).toBeVisible()
    await press()
    await expect.element(page.getByRole('heading', { level: 1, name: '提交成功' })).toBeVisible()
    const [first, second] = service.requestsOf('oneThingSubmit.submitSx')
    expect(second?.parts['clientKey']).toBe(first?.parts['clientKey'])
    expect(second && submittedForm(second)).toEqual(first && submittedForm(first))
  })

  it('leads back to the form where the booked place is gone, and keeps what was typed', async () => {
    const msg = '为您保留的时段已超过保留时间，并且已被他人约走，请重新选择时段'
    const { step } = await open((service) =>
      service.answer('oneThingSubmit', 'submitSx', () => refuse({ _tag: 'PlaceGone', msg, reason: 'expired' }))
    )
    await press()
    await expect.poll(step).toBe('themeForm')
    await expect.element(page.getByText(msg)).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: '新生儿姓名' })).toHaveValue('林*雪')
  })

  it('leads back to the form with what the service found wrong in it', async () => {
    const issue = {
      kind: 'field' as const,
      id: 'NB2015^motherName',
      label: '母亲姓名',
      fn: 'rareWord',
      message: '系统判断有生僻字',
      text: ''
    }
    const { step } = await open((service) =>
      service.answer('oneThingSubmit', 'submitSx', () => refuse({ _tag: 'Invalid', msg: '表单有误', issues: [issue] }))
    )
    await press()
    await expect.element(page.getByRole('link', { name: '母亲姓名：系统判断有生僻字' })).toBeVisible()
    expect(step()).toBe('themeForm')
  })

  it('stays at the materials with what the service found wrong with them', async () => {
    const issue = { kind: 'material' as const, id: 'CL02', label: '父亲居民身份证', fn: 'file', message: '图片无法识别', text: '' }
    const { step } = await open((service) =>
      service.answer('oneThingSubmit', 'submitSx', () => refuse({ _tag: 'Invalid', msg: '材料有误', issues: [issue] }))
    )
    await press()
    await expect.element(page.getByRole('link', { name: '父亲居民身份证：图片无法识别' })).toBeVisible()
    expect(step()).toBe('themeMaterial')
  })

  it('asks to log in again, keeps everything, and submits on the next press', async () => {
    let loggedOut = true
    const { step } = await open((service) =>
      service.answer('oneThingSubmit', 'submitSx', () =>
        loggedOut ? refuse({ _tag: 'NotLoggedIn', msg: '登录已失效，请重新登录' }) : accepted
      )
    )
    await press()
    await expect.element(page.getByText(/请重新登录后再次点击/)).toBeVisible()
    expect(step()).toBe('themeMaterial')
    loggedOut = false
    storeElsewhere('t2')
    await expect.poll(() => page.getByRole('alertdialog').elements()).toEqual([])
    await press()
    await expect.element(page.getByRole('heading', { level: 1, name: '提交成功' })).toBeVisible()
  })

  const changedElsewhere = (values: FormValues) => {
    const mine = { ...newHandling(newbornScene.sceneCode, '230100000000', () => 'k'), ...readyToSubmit() }
    const content = JSON.stringify(writtenHandling({ ...mine, values: { ...mine.values, ...values } }))
    return refuse({ _tag: 'Conflict', msg: '草稿已更新', current: { version: 9, recordTime: '2026-11-20T05:00:00.000Z', content } })
  }

  it('asks to look again when the draft was changed elsewhere, with the change already here', async () => {
    const { service } = await open((service) =>
      service.answer('oneThingSubmit', 'submitSx', () => changedElsewhere({ 'NB2019^motherCompany': '哈尔滨示例小学' }))
    )
    await press()
    await expect.element(page.getByText('另一处的修改已经并入本页，请核对后再次提交。', { exact: false })).toBeVisible()
    service.answer('oneThingSubmit', 'submitSx', () => accepted)
    await press()
    await expect.element(page.getByRole('heading', { level: 1, name: '提交成功' })).toBeVisible()
    const sent = service.requestsOf('oneThingSubmit.submitSx').at(-1)
    expect(sent && submittedForm(sent)).toMatchObject({ own: { draft: { rowGuid: 'g1', version: 9 } } })
  })

  it('sends nothing while two sides differ, and asks', async () => {
    const name = 'NB2015^motherName'
    const { service } = await renderFlow(review, {
      loggedIn: true,
      done: readyToSubmit(),
      base: {
        ...newHandling(newbornScene.sceneCode, '230100000000', () => 'k'),
        ...readyToSubmit(),
        values: { ...readyToSubmit().values, [name]: '周岚' }
      },
      draft: { rowGuid: 'g1', version: 3, recordTime: '2026-11-20T04:03:00.000Z' },
      answers: (service) => service.answer('oneThingSubmit', 'submitSx', () => changedElsewhere({ [name]: '周小岚' }))
    })
    await press()
    await expect.element(page.getByRole('dialog', { name: '这份草稿在另一处也被修改过' })).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: '关闭' }).click()
    await press()
    await expect.element(page.getByText('请先在页面上方选择以哪一处为准', { exact: false })).toBeVisible()
    expect(service.requestsOf('oneThingSubmit.submitSx')).toHaveLength(1)
  })

  it.each([
    [
      'by oneself, with the way to that application',
      { own: { applyNo: '230100-20261119-BBBB', submittedAt: '2026-11-19T04:00:00.000Z' } },
      1
    ],
    ['by somebody else, with none', {}, 0]
  ])('says that the same was submitted before %s', async (_, own, links) => {
    await open((service) =>
      service.answer('oneThingSubmit', 'submitSx', () => refuse({ _tag: 'AlreadySubmitted', msg: '该新生儿的申请已提交过', ...own }))
    )
    await press()
    await expect.element(page.getByRole('alert').getByText(/该新生儿的申请已提交过/)).toBeVisible()
    const way = page.getByRole('alert').getByRole('link', { name: '查看办件' })
    expect(way.elements()).toHaveLength(links)
    if (links > 0)
      await expect.element(way).toHaveAttribute('href', expect.stringContaining('oneThingDetails?applyNo=230100-20261119-BBBB'))
  })

  it('says what is missing instead of sending', async () => {
    const { CL02: _missing, ...files } = readyToSubmit().files ?? {}
    const { service, search } = await renderFlow(review, { loggedIn: true, done: { ...readyToSubmit(), files } })
    await press()
    await expect.element(page.getByRole('heading', { name: '有 1 处需要修改' })).toHaveFocus()
    expect(search()).not.toHaveProperty('review')
    expect(service.requestsOf('oneThingSubmit.submitSx')).toHaveLength(0)
  })
})

const section = (name: string) => page.getByRole('region', { name, exact: true })
const title = () => page.getByRole('heading', { level: 1, name: '核对并提交' })

describe('the review', () => {
  it('shows everything as it will be sent, by section, with names for codes', async () => {
    await open(() => undefined)
    await expect.element(section('办理事项').getByRole('row')).toHaveLength(6)
    await expect.element(section('办理事项')).toMatchTextContent(/办理地区哈尔滨市.*申请人周\*岚.*办理对象母亲证件号码 23019\*{9}002X/)
    await expect.element(section('答题引导')).toMatchTextContent(/落户意向/)
    await expect.element(section('条件预检').getByText('核验通过')).toHaveLength(6)
    await expect.element(section('新生儿信息')).toMatchTextContent(/新生儿姓名林\*雪新生儿性别/)
    await expect.element(section('申请材料').getByRole('list', { name: '父亲居民身份证的文件' }).getByRole('listitem')).toHaveLength(2)
    await expect.element(page.getByText(/^将向哈尔滨市提交“新生儿出生一件事”，共 5 个事项、\d+ 个材料文件。/)).toBeVisible()
  })

  it('masks what is sensitive until its owner wants to read it', async () => {
    await open(() => undefined)
    await expect.element(section('母亲信息')).toMatchTextContent(/23019\*{9}002X/)
    await page.getByRole('button', { name: '显示完整号码' }).click()
    await expect.element(section('母亲信息')).toMatchTextContent('23019919930412002X')
    await expect.element(section('办理事项')).toMatchTextContent('申请人周晓岚，23019919930412002X')
    await page.getByRole('button', { name: '显示完整号码' }).click()
    await expect.element(section('母亲信息')).not.toMatchTextContent('23019919930412002X')
  })

  it('leads to the field that is to be changed and back to where one was, with the change', async () => {
    const { step, search } = await open(() => undefined)
    await section('新生儿信息').getByRole('button', { name: '修改 新生儿信息' }).click()
    const first = page.getByRole('textbox', { name: '新生儿姓名' })
    await expect.element(first).toHaveFocus()
    expect(step()).toBe('themeForm')
    await page.getByRole('textbox', { name: '出生体重（克）' }).fill('3411')
    await page.getByRole('button', { name: '返回核对' }).click()
    await expect.element(section('新生儿信息')).toMatchTextContent('出生体重（克）3411')
    await expect.element(page.getByRole('heading', { level: 2, name: '新生儿信息' })).toHaveFocus()
    expect(search()).toMatchObject({ review: '1' })
  })

  it('leads to a material, and by the steps one after the other where an answer is changed', async () => {
    const { step } = await open(() => undefined)
    await section('申请材料').getByRole('button', { name: '修改 申请材料' }).click()
    await expect.element(page.getByRole('heading', { level: 1, name: '上传材料' })).toBeVisible()
    await page.getByRole('button', { name: '下一步：核对并提交' }).click()
    await expect.element(title()).toBeVisible()
    await section('答题引导').getByRole('button', { name: '修改 答题引导' }).click()
    await page
      .getByRole('radiogroup', { name: /落户意向/ })
      .getByRole('radio', { name: '暂不落户' })
      .click()
    await page.getByRole('button', { name: '返回核对' }).click()
    await expect.element(page.getByText('请先完成“填写表单”', { exact: false })).toBeVisible()
    expect(step()).toBe('themeForm')
    await page.getByRole('button', { name: '返回核对' }).click()
    await expect.element(title()).toBeVisible()
    await expect.element(section('办理事项').getByRole('row')).toHaveLength(4)
    await page.getByRole('button', { name: '上一步' }).click()
    await expect.element(page.getByRole('heading', { level: 1, name: '上传材料' })).toBeVisible()
  })
})
