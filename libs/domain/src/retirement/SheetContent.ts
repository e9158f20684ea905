/**
 * What of a sheet shows (工作表): its cells as they stand, from the first line on, which of them are one, and which lines nobody sees.
 * Lines and columns count from 0. A cell that is merged with others has its content in the first of them alone.
 */
import type { SheetCell } from './readBatchCell.ts'

/** Cells that are one (合并单元格); the last line and column belong to it. */
export interface Merge {
  readonly top: number
  readonly left: number
  readonly bottom: number
  readonly right: number
}

export interface SheetContent {
  readonly cells: readonly (readonly SheetCell[])[]
  readonly merges: readonly Merge[]
  /** Filtered away or hidden (筛选、隐藏). */
  readonly hiddenLines: ReadonlySet<number>
}

export const isEmptyLine = (line: readonly SheetCell[]): boolean =>
  line.every((cell) => cell === null || (typeof cell === 'string' && cell.trim() === ''))

/** The merged cells that an empty place belongs to, being not the first of them. */
export const mergeAt = ({ cells, merges }: SheetContent, line: number, column: number): Merge | undefined =>
  (cells[line]?.[column] ?? null) === null
    ? merges.find(({ top, left, bottom, right }) => line >= top && line <= bottom && column >= left && column <= right)
    : undefined
