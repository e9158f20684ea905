import { Button } from '@ljonething/ui/Button'
import { useOutgoing } from '../../shell/outgoing/useOutgoing.ts'
import * as styles from './Introduction.css.ts'
import { publicAddress } from './publicAddress.ts'

interface ThirdPartyEntryProps {
  readonly doUrl: string
  /** Types of users the scene is for, in the new code, joined with #. */
  readonly themeType: string
}

/** 去办理 of a third-party scene: opens the other system in a window of its own, whose address stands below it, without ticket. */
export const ThirdPartyEntry = ({ doUrl, themeType }: ThirdPartyEntryProps) => {
  const leave = useOutgoing()
  const address = publicAddress(doUrl)
  if (address === undefined) return <p>地址尚未配置，请拨打 12345 咨询。</p>
  return (
    <>
      <div className={styles.actions}>
        <Button variant="primary" size="large" onClick={() => leave({ href: doUrl, themeType })}>
          去办理
        </Button>
      </div>
      <p className={styles.hint}>
        将在新窗口打开 <span className={styles.address}>{address}</span>
      </p>
    </>
  )
}
