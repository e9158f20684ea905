import { useToast } from '@ljonething/ui/Toast'
import { Link } from '@tanstack/react-router'
import * as styles from './NavigationBar.css.ts'
import type { NavigationTab } from './navigationTabs.ts'
import { navigationTabs, underDevelopment } from './navigationTabs.ts'

/** Tabs of the shell (导航标签); a tab without a target says that it is being built. */
export const NavigationBar = ({ tabs = navigationTabs }: { readonly tabs?: readonly NavigationTab[] }) => {
  const toast = useToast()
  return (
    <nav aria-label="主导航" className={styles.bar}>
      {tabs.map(({ id, label, Icon, to }) =>
        to === undefined ? (
          <button key={id} type="button" className={styles.tab} onClick={() => toast.warning(underDevelopment)}>
            <Icon size={20} aria-hidden="true" />
            {label}
          </button>
        ) : (
          <Link key={id} to={to} className={styles.tab}>
            <Icon size={20} aria-hidden="true" />
            {label}
          </Link>
        )
      )}
    </nav>
  )
}
