import type { BatchStaff } from '@ljonething/domain/retirement/checkBatchRows'
import { Button } from '@ljonething/ui/Button'
import { useToast } from '@ljonething/ui/Toast'
import { Download } from 'lucide-react'
import { saveFile } from '../../viewer/saveFile.ts'

const text = '模板没有生成，请检查网络后再试'

/** The sheet to fill in (名单模板), with those who can be handled in it already. What writes it loads when it is asked for. */
export const TemplateButtons = ({ staff }: { readonly staff: readonly BatchStaff[] }) => {
  const toast = useToast()
  const save = (kind: 'xlsx' | 'csv') => async () => {
    try {
      const { csvTemplate, xlsxTemplate } = await import('./template.ts')
      saveFile(kind === 'csv' ? csvTemplate(staff) : await xlsxTemplate(staff), `批量退休名单模板.${kind}`)
    } catch {
      toast.error(text)
    }
  }
  return (
    <>
      <Button icon={<Download size={18} aria-hidden="true" />} onClick={save('xlsx')}>
        下载模板（xlsx）
      </Button>
      <Button variant="quiet" onClick={save('csv')}>
        下载模板（csv）
      </Button>
    </>
  )
}
