import type { FieldSnapshot } from '../engine/FormStore.ts'

/** What is said of a field below it, a line each (表单项附注); '' for nothing. */
export const noteText = ({ notes, busy, away }: Pick<FieldSnapshot, 'notes' | 'busy' | 'away'>): string =>
  (busy ? [...notes, '正在查询…'] : away ? [...notes, '登记信息暂时查不到，请您填写'] : notes).join('\n')
