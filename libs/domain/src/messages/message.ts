/**
 * 消息: one message of the message centre with what it leads to. `id` and `msgId` are the same; a message has either or both.
 * What has no id is no message; an unknown content type reads as plain text. Source: spec §3.4, §3.1 (message content type).
 * Example: content { type: '0', sceneCode: 'HLJYJS0001' } → target { kind: 'scene', id: 'HLJYJS0001' }.
 */
import { messageContentType } from '../codes/messageContentType.ts'
import type { MessageContentType } from '../codes/messageContentType.ts'
import { flag, shape, text } from '../values/wireShape.ts'
import type { Shaped } from '../values/wireShape.ts'

const contentShape = shape({
  type: (value): MessageContentType => messageContentType.parse(value) ?? messageContentType.code.text,
  text,
  link: text,
  sceneCode: text,
  matterCode: text,
  serviceId: text,
  policyId: text,
  articleId: text,
  projectId: text
})

export type MessageContent = Shaped<typeof contentShape>

const emptyContent: MessageContent = {
  type: messageContentType.code.text,
  text: '',
  link: '',
  sceneCode: '',
  matterCode: '',
  serviceId: '',
  policyId: '',
  articleId: '',
  projectId: ''
}

const messageShape = shape({
  id: text,
  msgId: text,
  title: text,
  source: text,
  content: (value) => contentShape.read(value) ?? emptyContent,
  msgType: text,
  clientType: text,
  sendTime: text,
  msgAbstract: text,
  read: flag,
  deleted: flag
})

export type Message = Shaped<typeof messageShape>

export function readMessage(value: unknown): Message | undefined {
  const message = messageShape.read(value)
  const id = message?.id === '' ? message.msgId : (message?.id ?? '')
  return message === undefined || id === '' ? undefined : { ...message, id, msgId: id }
}

const targetField = {
  0: { kind: 'scene', field: 'sceneCode' },
  1: { kind: 'matter', field: 'matterCode' },
  3: { kind: 'service', field: 'serviceId' },
  4: { kind: 'policy', field: 'policyId' },
  5: { kind: 'article', field: 'articleId' },
  6: { kind: 'project', field: 'projectId' },
  8: { kind: 'link', field: 'link' },
  9: undefined,
  10: undefined
} as const satisfies Readonly<Record<MessageContentType, { readonly kind: string; readonly field: keyof MessageContent } | undefined>>

export interface MessageTarget {
  readonly kind: 'scene' | 'matter' | 'service' | 'policy' | 'article' | 'project' | 'link'
  readonly id: string
}

/** What the message leads to, undefined when it only says something. */
export function messageTarget(content: MessageContent): MessageTarget | undefined {
  const target = targetField[content.type]
  if (target === undefined) return undefined
  const id = content[target.field]
  return id === '' ? undefined : { kind: target.kind, id }
}
