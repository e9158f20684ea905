/**
 * A reason of the plan as a Chinese sentence (办事清单的“为什么”). Long choice texts are cut after 18 characters.
 * Example: `因为：第 2 题选择“未办理结婚登记或婚姻信息无法核验”`, `默认事项`, `办理“出生登记（申报户口）”需要`, `取决于：第 6 题`.
 */
import type { Reason } from './Plan.ts'

const longest = 18

function shortened(text: string): string {
  const characters = Array.from(text)
  return characters.length <= longest ? text : `${characters.slice(0, longest).join('')}…`
}

export function reasonText(reason: Reason): string {
  switch (reason.kind) {
    case 'default':
      return '默认事项'
    case 'choice':
      return `因为：第 ${reason.questionNumber} 题选择“${shortened(reason.choiceText)}”`
    case 'matter':
      return `办理“${shortened(reason.matterName)}”需要`
  }
}

/** Why a line is not certain yet; empty when it is. */
export const dependsOnText = (numbers: readonly string[]): string => (numbers.length === 0 ? '' : `取决于：第 ${numbers.join('、')} 题`)
