/**
 * 选项文字截断: a checkbox label shows 10 characters; a longer one is cut there and keeps its whole text as tooltip.
 * Source: spec §2.5. Example: `truncateLabel('符合国家规定的其他特殊情形').text` → 符合国家规定的其他特….
 */
export const labelLimit = 10

export interface TruncatedLabel {
  readonly text: string
  /** The whole label, when it does not fit. */
  readonly tooltip?: string
}

export function truncateLabel(label: string, limit: number = labelLimit): TruncatedLabel {
  const characters = Array.from(label)
  return characters.length <= limit ? { text: label } : { text: `${characters.slice(0, limit).join('')}…`, tooltip: label }
}
