import { Button } from '@ljonething/ui/Button'
import { useToast } from '@ljonething/ui/Toast'
import { useQueryClient } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { apiFailure } from '../../queries/apiError.ts'
import { applicationQuery, refreshApplication } from '../../queries/handling.ts'

/** 刷新进度 (spec §7.4): asks the departments again and says who answered. */
export const RefreshButton = ({ applyNo }: { readonly applyNo: string }) => {
  const toast = useToast()
  const client = useQueryClient()
  const refresh = async () => {
    try {
      const { asked, silent, ...detail } = await refreshApplication(applyNo)
      client.setQueryData(applicationQuery(applyNo).queryKey, detail)
      if (asked === 0) toast.success('没有正在办理的事项，显示的就是最后的结果')
      else if (silent.length === 0) toast.success(`已向 ${asked} 个部门查询，有新的进展会显示在本页`)
      else toast.warning(`${silent.join('、')}暂时没有答复，这些事项显示的是之前收到的进度，请过几分钟再试`)
    } catch (error) {
      toast.error(apiFailure(error).message)
    }
  }
  return (
    <Button variant="quiet" icon={<RefreshCw size={18} aria-hidden="true" />} busyText="正在查询…" onClick={refresh}>
      刷新进度
    </Button>
  )
}
