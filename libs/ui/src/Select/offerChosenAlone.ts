/** Rows that are not chosen can be neither seen nor chosen (只读选项): the read-only state that a select has not by itself. */
export const offerChosenAlone = (select: HTMLSelectElement, isAlone: boolean): void => {
  for (const row of select.options) {
    if (isAlone && !row.selected) row.hidden = row.disabled = true
    else if (row.hidden) row.hidden = row.disabled = false
  }
}
