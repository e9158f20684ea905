import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { guideAnswers } from '../../testing/guideAnswers.ts'
import { newbornScene } from '../../testing/newbornScene.ts'
import { refuse } from '../../testing/fakeService.ts'
import { renderFlow } from '../../testing/renderFlow.tsx'
import { writtenHandling } from './storedHandling.ts'
import { newHandling } from '../HandlingState.ts'

const draft = { rowGuid: 'g1', version: 1, recordTime: '2026-11-20T04:03:00.000Z' }
const begun = {
  ...newHandling(newbornScene.sceneCode, '230100000000', () => 'k'),
  step: 'smartGuide',
  answers: { ...guideAnswers, NB_Q02: 'unmarried' },
  values: { 'NB2015^motherName': '周岚', 'NB1001^babyName': '林北' }
}
const theirs = {
  ...begun,
  answers: { ...guideAnswers, NB_Q02: 'divorced' },
  values: { 'NB2015^motherName': '赵小燕', 'NB1001^babyName': '林北雪' }
}

const withConflict = () =>
  renderFlow('smartGuide', {
    loggedIn: true,
    done: { ...begun, answers: guideAnswers, values: { ...begun.values, 'NB2015^motherName': '周晓岚' } },
    base: begun,
    draft,
    answers: (service) => {
      service.answer('oneThingDrafts', 'saveThingInfo', ({ json }) =>
        typeof json === 'object' && json !== null && 'version' in json && Number(json.version) >= 7
          ? { message: '操作成功', rowGuid: 'g1', version: 8, recordTime: '2026-11-20T05:01:00.000Z' }
          : refuse({
              _tag: 'Conflict',
              msg: '草稿已更新',
              current: { version: 7, recordTime: '2026-11-20T05:00:00.000Z', content: JSON.stringify(writtenHandling(theirs)) }
            })
      )
    }
  })

const subsidy = (choice: string) => page.getByRole('radiogroup', { name: /育儿补贴/ }).getByRole('radio', { name: choice, exact: true })
const marriage = (choice: string) =>
  page.getByRole('radiogroup', { name: /婚姻登记情况/ }).getByRole('radio', { name: choice, exact: true })

describe('a draft saved elsewhere in between', () => {
  it('shows both sides with their times and differing answers, names masked', async () => {
    await withConflict()
    await subsidy('是').click()
    await page.getByRole('button', { name: '暂存' }).click()
    const dialog = page.getByRole('dialog', { name: '这份草稿在另一处也被修改过' })
    await expect.element(dialog.getByText('本页（您正在看的页面）：上次暂存于 2026-11-20 13:01:00，下列修改尚未暂存')).toBeVisible()
    await expect.element(dialog.getByText('另一处（另一个页面或设备）：修改后暂存于 2026-11-20 13:00:00')).toBeVisible()
    await expect.element(dialog.getByRole('row', { name: /婚姻登记情况.*已办理结婚登记.*离婚或丧偶/ })).toBeVisible()
    await expect.element(dialog.getByRole('row', { name: /姓名.*周\*岚.*赵\*燕/ })).toBeVisible()
    expect(dialog.element().textContent).not.toMatch(/周晓岚|林北|育儿补贴/)
  })

  it('goes on saving when the question is closed, and leads back to it', async () => {
    const { service } = await withConflict()
    const saves = () => service.requestsOf('oneThingDrafts.saveThingInfo').length
    await subsidy('是').click()
    await page.getByRole('button', { name: '暂存' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '关闭' }).click()
    await expect.element(page.getByText('有 2 项内容两处填得不同，等您选择')).toBeVisible()
    const before = saves()
    await subsidy('否').click()
    await expect.poll(saves).toBe(before + 1)
    await expect.element(page.getByText('已暂存 13:01', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: '查看并选择' }).click()
    await expect.element(page.getByRole('dialog', { name: '这份草稿在另一处也被修改过' })).toBeVisible()
  })

  it('keeps this side when the person says so, over the newer version', async () => {
    const { service } = await withConflict()
    await subsidy('是').click()
    await page.getByRole('button', { name: '暂存' }).click()
    await page.getByRole('button', { name: '保留本页内容' }).click()
    await expect.element(page.getByText('已暂存 13:01')).toBeVisible()
    expect(service.requestsOf('oneThingDrafts.saveThingInfo').at(-1)?.json).toMatchObject({ rowGuid: 'g1', version: 8 })
    await expect.element(marriage('已办理结婚登记')).toBeChecked()
  })

  it('takes the other side when the person says so', async () => {
    await withConflict()
    await subsidy('是').click()
    await page.getByRole('button', { name: '暂存' }).click()
    await page.getByRole('button', { name: '使用另一处内容' }).click()
    await expect.element(marriage('离婚或丧偶')).toBeChecked()
    await expect.element(subsidy('是')).toBeChecked()
    await expect.element(page.getByText('已暂存 13:01')).toBeVisible()
  })
})
