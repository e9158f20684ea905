import type { CaseView } from '../../queries/handling.ts'

const sentences: Readonly<Record<string, (department: string) => string>> = {
  held: (department) => `取得其他事项的结果后自动送往${department}，您不用做什么。`,
  unsent: (department) => `没有送往${department}：需要的结果没有产生。`,
  waiting: (department) => `申请正在送往${department}，一般几分钟内送到，您不用做什么。`,
  failing: (department) => `${department}暂时没有收到这项申请，系统会自动再送，您不用重新提交。`,
  urging: (department) => `催办正在送往${department}，您不用做什么。`,
  withdrawing: (department) => `正在告知${department}您已撤回，您不用做什么。`
}

/** How the application is on its way to the department (送达情况); undefined once it is there. */
export const deliverySentence = ({ delivery, department }: Pick<CaseView, 'delivery' | 'department'>): string | undefined =>
  Object.hasOwn(sentences, delivery) ? sentences[delivery]?.(department) : undefined
