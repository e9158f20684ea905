export type SaveState = 'saved' | 'saving' | 'unsaved' | 'failed'

const texts: Readonly<Record<SaveState, (at: string) => string>> = {
  saved: (at) => (at === '' ? '已暂存' : `已暂存 ${at}`),
  saving: () => '正在暂存',
  unsaved: () => '未暂存',
  failed: (at) => (at === '' ? '暂存失败' : `暂存失败，上次暂存 ${at}`)
}

/** What is said of each save state (暂存状态); `at` is the time of the last save, such as 12:03. */
export const saveText = (state: SaveState, at = ''): string => texts[state](at)
