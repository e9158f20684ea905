import { formatDate } from '@ljonething/domain/display/dateTime'
import { Button } from '@ljonething/ui/Button'
import { Panel } from '@ljonething/ui/Panel'
import type { SandboxState } from '../../queries/sandbox.ts'
import { advanceClock } from '../../queries/sandbox.ts'
import * as styles from './SandboxScreen.css.ts'
import { useSandboxChange } from './useSandboxChange.ts'

const steps = [
  { label: '1 小时', minutes: 60 },
  { label: '1 天', minutes: 1_440 },
  { label: '10 天', minutes: 14_400 },
  { label: '60 天', minutes: 86_400 }
]

const aheadText = (minutes: number) => {
  const [days, hours] = [Math.floor(minutes / 1_440), Math.floor((minutes % 1_440) / 60)]
  return minutes < 60 ? '与真实时间一致' : `比真实时间快${days > 0 ? ` ${days} 天` : ''}${hours > 0 ? ` ${hours} 小时` : ''}`
}

/** The movable clock (业务时间): part by part ahead, never back. */
export const SandboxClock = ({ state }: { readonly state: SandboxState }) => {
  const change = useSandboxChange()
  return (
    <Panel title="业务时间" description="部门按业务时间办理：把时间往前拨，就能看到办件一步步推进。时间只能往前。">
      <div className={styles.clock}>
        <div>
          <div className={styles.time}>{formatDate(state.now, 'datetimeNoSeconds')}</div>
          <div className={styles.ahead}>{aheadText(state.offsetMinutes)}</div>
        </div>
        <div role="group" aria-label="时间前进" className={styles.steps}>
          {steps.map(({ label, minutes }) => (
            <Button key={minutes} aria-label={`前进 ${label}`} onClick={() => change(advanceClock(minutes), `时间已前进 ${label}`)}>
              前进 {label}
            </Button>
          ))}
        </div>
      </div>
    </Panel>
  )
}
