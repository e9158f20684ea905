/**
 * 消息状态: unread → read, and either → deleted; nothing leads back. A change names messages one by one or in a batch, all others
 * (`inverseSelect`), or all of one type. Deleted messages stay deleted and are not touched any more. Source: spec §4.2, §7.5, rulings 4.2.
 * Example: changeMessages(list, { to: 'read', ids: ['a'], inverseSelect: true }) → every message but a is read.
 */
export type MessageStatus = 'unread' | 'read' | 'deleted'

export const messageStatusLabels = { unread: '未读', read: '已读', deleted: '已删除' } as const satisfies Readonly<
  Record<MessageStatus, string>
>

interface MarkedMessage {
  readonly id: string
  readonly msgType: string
  readonly read: boolean
  readonly deleted: boolean
}

export type MessageChange = { readonly to: 'read' | 'deleted' } & (
  { readonly ids: readonly string[]; readonly inverseSelect?: boolean } | { readonly msgType: string }
)

export function messageStatusOf(message: Pick<MarkedMessage, 'read' | 'deleted'>): MessageStatus {
  if (message.deleted) return 'deleted'
  return message.read ? 'read' : 'unread'
}

const picks = (change: MessageChange): ((message: MarkedMessage) => boolean) => {
  if ('msgType' in change) return (message) => message.msgType === change.msgType
  const ids = new Set(change.ids)
  const inverse = change.inverseSelect ?? false
  return (message) => ids.has(message.id) !== inverse
}

export function changeMessages<M extends MarkedMessage>(messages: readonly M[], change: MessageChange): readonly M[] {
  const isPicked = picks(change)
  return messages.map((message) => {
    if (message.deleted || !isPicked(message)) return message
    return change.to === 'deleted' ? { ...message, deleted: true } : { ...message, read: true }
  })
}

/** Unread messages that are not deleted. */
export const unreadCount = (messages: readonly Pick<MarkedMessage, 'read' | 'deleted'>[]): number =>
  messages.filter((message) => messageStatusOf(message) === 'unread').length
