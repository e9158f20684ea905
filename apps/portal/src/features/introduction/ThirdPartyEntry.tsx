import { Button } from '@ljonething/ui/Button'
import { Dialog } from '@ljonething/ui/Dialog'
import { useState } from 'react'
import { publicAddress } from './publicAddress.ts'
import * as styles from './Introduction.css.ts'

/** 去办理 of a third-party scene: names the other system's address before anybody goes there; no ticket ever stands in it. */
export const ThirdPartyEntry = ({ name, doUrl }: { readonly name: string; readonly doUrl: string }) => {
  const [isOpen, setOpen] = useState(false)
  const address = publicAddress(doUrl)
  return (
    <div className={styles.actions}>
      <Button variant="primary" size="large" onClick={() => setOpen(true)}>
        去办理
      </Button>
      <Dialog
        title="温馨提示"
        size="small"
        open={isOpen}
        onOpenChange={setOpen}
        footer={<Button onClick={() => setOpen(false)}>知道了</Button>}
      >
        <p>“{name}”在以下系统办理，请核对地址后在浏览器中打开，并使用政务服务网账号登录：</p>
        <p className={styles.address}>{address ?? '地址尚未配置，请拨打 12345 咨询。'}</p>
      </Dialog>
    </div>
  )
}
