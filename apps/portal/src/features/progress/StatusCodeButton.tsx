import { Button } from '@ljonething/ui/Button'
import { QrCode as QrIcon } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

const StatusCodeDialog = lazy(async () => ({ default: (await import('./StatusCodeDialog.tsx')).StatusCodeDialog }))

/** 扫码查进度 (spec §7.4): a code with which a phone follows the application without a login. */
export const StatusCodeButton = ({ applyNo }: { readonly applyNo: string }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" icon={<QrIcon size={18} aria-hidden="true" />} onClick={() => setOpen(true)}>
        手机查进度
      </Button>
      {isOpen ? (
        <Suspense>
          <StatusCodeDialog applyNo={applyNo} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
