import { Link } from '@tanstack/react-router'
import { NavigationBar } from '../navigation/NavigationBar.tsx'
import { RegionSwitch } from '../region/RegionSwitch.tsx'
import { useColumnRegion } from '../region/useColumnRegion.ts'
import { columnOf } from '../region/useChooseRegion.ts'
import { ThemeSwitch } from '../theme/ThemeSwitch.tsx'
import * as styles from './Header.css.ts'
import { HeaderSearch } from './HeaderSearch.tsx'
import { UserMenu } from './UserMenu.tsx'

/** Head of every page (页头): wordmark, region, navigation, search, display, user. */
export const Header = () => (
  <header className={styles.header} data-print="hide">
    <div className={styles.row}>
      <Link {...columnOf(useColumnRegion())} className={styles.brand} activeOptions={{ exact: true }}>
        <span aria-hidden="true" className={styles.emblem}>
          龙
        </span>
        <span className={styles.names}>
          <span className={styles.name}>龙江一件事</span>
          <span className={styles.host}>黑龙江省一体化政务服务</span>
        </span>
      </Link>
      <div className={styles.region}>
        <RegionSwitch />
      </div>
      <div className={styles.navigation}>
        <NavigationBar />
      </div>
      <div className={styles.search}>
        <HeaderSearch />
      </div>
      <div className={styles.tools}>
        <ThemeSwitch />
        <UserMenu />
      </div>
    </div>
  </header>
)
