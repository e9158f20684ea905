const texts = { saved: '已暂存', saving: '正在暂存', unsaved: '未暂存', failed: '暂存失败' } as const

export type SaveState = keyof typeof texts

/** What is said of each save state (暂存状态); `at` is the time of the last save, such as 12:03. */
export const saveText = (state: SaveState, at = ''): string => {
  const last = at === '' ? '' : state === 'saved' ? ` ${at}` : state === 'failed' ? `，上次暂存 ${at}` : ''
  return texts[state] + last
}
