import { useToast } from '@ljonething/ui/Toast'
import * as styles from './Dock.css.ts'
import { dockEntries, underDevelopment } from './navigationTabs.ts'
import { useGoHome } from '../region/useChooseRegion.ts'

/** Sidebar at the right edge (侧边栏): 智能客服, 我要办, 消息中心. */
export const Dock = () => {
  const toast = useToast()
  const goHome = useGoHome()
  return (
    <aside aria-label="快捷入口" className={styles.dock} data-print="hide">
      {dockEntries.map(({ id, label, Icon, target }) => (
        <button
          key={id}
          type="button"
          className={styles.entry}
          onClick={() => (target === 'home' ? goHome() : toast.warning(underDevelopment))}
        >
          <Icon size={20} aria-hidden="true" />
          {label}
        </button>
      ))}
    </aside>
  )
}
