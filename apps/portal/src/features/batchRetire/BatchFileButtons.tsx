import { Button } from '@ljonething/ui/Button'
import { useToast } from '@ljonething/ui/Toast'
import { Download } from 'lucide-react'
import { apiFailure } from '../../queries/apiError.ts'
import { readBatchFiles, readBatchSheet } from '../../queries/batchRetire.ts'
import { saveFile } from '../../viewer/saveFile.ts'

/** What came of a batch to take home (导出): the sheet of its people, and all files of their applications as one zip. */
export const BatchFileButtons = ({ batchNo }: { readonly batchNo: string }) => {
  const toast = useToast()
  const save = (read: typeof readBatchSheet, name: string) => async () => {
    try {
      saveFile(await read(batchNo), name)
    } catch (error) {
      toast.error(apiFailure(error).message)
    }
  }
  return (
    <>
      <Button
        icon={<Download size={18} aria-hidden="true" />}
        busyText="正在导出…"
        onClick={save(readBatchSheet, `批量退休办理情况-${batchNo}.xlsx`)}
      >
        导出办理情况
      </Button>
      <Button
        icon={<Download size={18} aria-hidden="true" />}
        busyText="正在打包下载…"
        onClick={save(readBatchFiles, `批量退休材料-${batchNo}.zip`)}
      >
        下载全部材料
      </Button>
    </>
  )
}
