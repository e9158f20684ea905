import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { messageCategory } from '../codes/messageCategory.ts'
import { changeMessages, messageStatusLabels, messageStatusOf, unreadCount } from './changeMessages.ts'
import { messageTarget, readMessage } from './message.ts'

const wire = {
  id: 'XX0001',
  msgId: 'XX0001',
  title: '您的“新生儿出生一件事”已受理',
  source: '黑龙江省政务服务网',
  content: { type: '0', sceneCode: 'HLJYJS0001', text: '点击查看进度。' },
  msgType: 'BJLB',
  clientType: '1',
  sendTime: '2026-11-12 09:21:33',
  msgAbstract: '5项已受理',
  read: false,
  deleted: false
}
const contentOf = (content: unknown) => readMessage({ id: 'a', content })?.content

describe('message', () => {
  it('[R-3.4-02] keeps ids, title, source, content, type, client, time, abstract and marks', () => {
    expect(readMessage({ ...wire, audience: '1' })).toEqual({
      ...wire,
      content: {
        type: 0,
        text: '点击查看进度。',
        link: '',
        sceneCode: 'HLJYJS0001',
        matterCode: '',
        serviceId: '',
        policyId: '',
        articleId: '',
        projectId: ''
      }
    })
  })

  it('takes either id for both, and is none without one', () => {
    expect(readMessage({ msgId: 'b' })).toMatchObject({ id: 'b', msgId: 'b' })
    expect(readMessage({ id: 'a', msgId: 'b' })).toMatchObject({ id: 'a', msgId: 'a' })
    expect(readMessage({ title: 'x' })).toBeUndefined()
    expect(readMessage(null)).toBeUndefined()
  })

  it.each([
    [
      { type: '0', sceneCode: 'S' },
      { kind: 'scene', id: 'S' }
    ],
    [
      { type: '1', matterCode: 'M', sceneCode: 'S' },
      { kind: 'matter', id: 'M' }
    ],
    [
      { type: '3', serviceId: 'V' },
      { kind: 'service', id: 'V' }
    ],
    [
      { type: '4', policyId: 'P' },
      { kind: 'policy', id: 'P' }
    ],
    [
      { type: 5, articleId: 'A' },
      { kind: 'article', id: 'A' }
    ],
    [
      { type: 6, projectId: 'J' },
      { kind: 'project', id: 'J' }
    ],
    [
      { type: 8, link: '/space' },
      { kind: 'link', id: '/space' }
    ],
    [{ type: 9, link: '/space' }, undefined],
    [{ type: 10 }, undefined],
    [{ type: 0 }, undefined],
    [{ type: 77, link: '/space' }, undefined],
    [undefined, undefined]
  ])('[R-3.4-02] content %j leads to %j', (content, target) => {
    const read = contentOf(content)
    expect(read === undefined ? undefined : messageTarget(read)).toEqual(target)
  })

  it('every message of the content is one, of a known category, and leads somewhere unless it is plain text', () => {
    const { items } = JSON.parse(readFileSync(new URL('../../../../content/messages.json', import.meta.url), 'utf8'))
    const messages = items.map(readMessage)
    expect(messages.length).toBeGreaterThan(0)
    for (const message of messages) {
      expect(messageCategory.is(message.msgType)).toBe(true)
      expect(messageTarget(message.content) === undefined).toBe(message.content.type === 9)
    }
  })

  it('reads anything', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const message = readMessage(value)
        if (message !== undefined) expect(readMessage(message)).toEqual(message)
      })
    )
  })
})

describe('message states', () => {
  const list = [
    { id: 'a', msgType: 'BJLB', read: false, deleted: false },
    { id: 'b', msgType: 'BJLB', read: true, deleted: false },
    { id: 'c', msgType: 'ZCLB', read: false, deleted: false },
    { id: 'd', msgType: 'ZCLB', read: false, deleted: true }
  ]
  const states = (messages: typeof list | readonly (typeof list)[number][]) =>
    messages.map((message) => messageStatusLabels[messageStatusOf(message)])

  it('[R-4.2-27 R-4.2-29] one message goes from unread to read', () => {
    expect(states(changeMessages(list, { to: 'read', ids: ['a'] }))).toEqual(['已读', '已读', '未读', '已删除'])
  })

  it('[R-4.2-28 R-4.2-30] a batch is deleted', () => {
    expect(states(changeMessages(list, { to: 'deleted', ids: ['a', 'b'] }))).toEqual(['已删除', '已删除', '未读', '已删除'])
  })

  it('[R-4.2-31] an inverse selection is everything but the named ones', () => {
    expect(states(changeMessages(list, { to: 'read', ids: ['a'], inverseSelect: true }))).toEqual(['未读', '已读', '已读', '已删除'])
    expect(states(changeMessages(list, { to: 'deleted', ids: [], inverseSelect: true }))).toEqual(['已删除', '已删除', '已删除', '已删除'])
  })

  it('[R-4.2-32] all messages of one type are changed', () => {
    expect(states(changeMessages(list, { to: 'deleted', msgType: 'BJLB' }))).toEqual(['已删除', '已删除', '未读', '已删除'])
    expect(states(changeMessages(list, { to: 'read', msgType: 'none' }))).toEqual(states(list))
  })

  it('counts what is unread and not deleted', () => {
    expect(unreadCount(list)).toBe(2)
    expect(unreadCount([])).toBe(0)
  })

  it('nothing leads back, and the same change again changes nothing', () => {
    const message = fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'd'),
      msgType: fc.constantFrom('BJLB', 'ZCLB'),
      read: fc.boolean(),
      deleted: fc.boolean()
    })
    const to = fc.constantFrom('read' as const, 'deleted' as const)
    const change = fc.oneof(
      fc.record({ to, ids: fc.subarray(['a', 'b', 'c', 'd']), inverseSelect: fc.boolean() }),
      fc.record({ to, msgType: fc.constantFrom('BJLB', 'ZCLB') })
    )
    fc.assert(
      fc.property(fc.array(message), change, (messages, wanted) => {
        const changed = changeMessages(messages, wanted)
        expect(changeMessages(changed, wanted)).toEqual(changed)
        expect(unreadCount(changed)).toBeLessThanOrEqual(unreadCount(messages))
        changed.forEach((after, index) => {
          const before = messages[index]
          expect(Number(after.read)).toBeGreaterThanOrEqual(Number(before?.read))
          expect(Number(after.deleted)).toBeGreaterThanOrEqual(Number(before?.deleted))
        })
      })
    )
  })
})
