/**
 * Comparison (办理对比): the four rows that compare handling matters one by one with handling them as one thing, each with its title and its unit.
 * Source: spec §9 (comparison labels). Example: `comparisonText('runs', 1)` → 最多跑1次.
 */
interface ComparisonRow {
  readonly title: string
  readonly text: (amount: number) => string
}

export const comparisonRows = {
  handlingDays: { title: '办理时间', text: (amount) => `${amount}个工作日` },
  runs: { title: '跑动次数', text: (amount) => `最多跑${amount}次` },
  materials: { title: '申请材料', text: (amount) => `${amount}份` },
  links: { title: '办理环节', text: (amount) => `${amount}个环节` }
} as const satisfies Readonly<Record<string, ComparisonRow>>

export type ComparisonKind = keyof typeof comparisonRows

export const comparisonText = (kind: ComparisonKind, amount: number): string => comparisonRows[kind].text(amount)
