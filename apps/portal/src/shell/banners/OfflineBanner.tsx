import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import * as styles from './banners.css.ts'

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Says that the network is gone (断网提示); what is typed stays. */
export const OfflineBanner = () => {
  const isOnline = useSyncExternalStore(subscribe, () => window.navigator.onLine)
  return (
    <div role="status">
      {isOnline ? null : (
        <div className={styles.offline}>
          <WifiOff size={20} aria-hidden="true" />
          网络已断开。已填写的内容保存在本机，网络恢复后自动继续。
        </div>
      )}
    </div>
  )
}
