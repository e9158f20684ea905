import { formatDate } from '@ljonething/domain/display/dateTime'
import { Button } from '@ljonething/ui/Button'
import { Dialog } from '@ljonething/ui/Dialog'
import { useQuery } from '@tanstack/react-query'
import { CodeBody } from '../../phoneUpload/CodeBody.tsx'
import { phoneAddress, phoneStatusName } from '../../phoneUpload/phoneAddress.ts'
import * as styles from '../../phoneUpload/PhoneUpload.css.ts'
import { QrCode } from '../../phoneUpload/QrCode.tsx'
import { statusCodeQuery } from '../../queries/statusCode.ts'

/** The code itself, with what it shows to whom, and until when. */
export const StatusCodeDialog = ({ applyNo, onClose }: { readonly applyNo: string; readonly onClose: () => void }) => {
  const code = useQuery(statusCodeQuery(applyNo))
  return (
    <Dialog
      title="手机查进度"
      description={`申请编号 ${applyNo}`}
      size="small"
      open
      onOpenChange={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          完成
        </Button>
      }
    >
      <CodeBody code={code}>
        {({ token, expiresAt }) => (
          <>
            <QrCode text={phoneAddress(phoneStatusName, token)} label="查看办理进度的二维码" />
            <p className={styles.steps}>用手机扫一扫，不用登录就能看到申请编号、各事项名称和办理状态，看不到姓名、证件号码和填写的内容。</p>
            <p role="status" className={styles.steps}>
              {`${formatDate(expiresAt, 'datetimeNoSeconds')} 前有效。再次打开本窗口会生成新的二维码，这一个随即失效。`}
            </p>
          </>
        )}
      </CodeBody>
    </Dialog>
  )
}
