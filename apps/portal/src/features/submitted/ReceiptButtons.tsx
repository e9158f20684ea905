import { Button } from '@ljonething/ui/Button'
import { useToast } from '@ljonething/ui/Toast'
import { Download, Printer } from 'lucide-react'
import { apiFailure } from '../../queries/apiError.ts'
import { readReceipt } from '../../queries/handling.ts'
import { saveFile } from '../../viewer/saveFile.ts'

/** The receipt (受理回执) as a PDF file, and this page on paper. */
export const ReceiptButtons = ({ applyNo }: { readonly applyNo: string }) => {
  const toast = useToast()
  const download = async () => {
    try {
      saveFile(await readReceipt(applyNo), `受理回执-${applyNo}.pdf`)
    } catch (error) {
      toast.error(apiFailure(error).message)
    }
  }
  return (
    <>
      <Button size="large" icon={<Download size={18} aria-hidden="true" />} busyText="正在下载…" onClick={download}>
        下载回执
      </Button>
      <Button size="large" icon={<Printer size={18} aria-hidden="true" />} onClick={() => window.print()}>
        打印
      </Button>
    </>
  )
}
