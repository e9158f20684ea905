import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FlaskConical } from 'lucide-react'
import { isSandboxOff, sandboxStateQuery } from '../../queries/sandbox.ts'
import { upstreamModeLabels } from './upstreamModeLabels.ts'
import * as styles from './banners.css.ts'

/** Says on every page that the sandbox is on (沙箱提示). */
export const SandboxRibbon = () => {
  const sandbox = useQuery({ ...sandboxStateQuery, staleTime: Number.POSITIVE_INFINITY, enabled: !isSandboxOff() })
  if (sandbox.data === undefined) return null
  const broken = sandbox.data.systems.flatMap(({ label, mode }) => (mode === 'fine' ? [] : `${label}（${upstreamModeLabels[mode]}）`))
  return (
    <aside aria-label="沙箱环境" className={styles.ribbon} data-print="hide">
      <FlaskConical size={16} aria-hidden="true" />
      <span>沙箱环境，数据均为虚构</span>
      {broken.length === 0 ? null : <strong>故障模拟中：{broken.join('、')}</strong>}
      <Link to="/sandbox" className={styles.ribbonLink}>
        打开沙箱控制台
      </Link>
    </aside>
  )
}
