/** For what no service keeps before it is handed in (仅存本机): its copy in the tab is all there is. */
import type { SavingService } from './Saver.ts'

export const tabOnly = <S>(): SavingService<S, never> => ({
  save: () => undefined,
  size: () => 0,
  lostText: '',
  merging: () => Promise.reject(new Error('there is one side')),
  isSame: Object.is,
  withEntriesOf: (state) => state
})
