import { FormErrorSummary } from '@ljonething/forms/FormErrorSummary'
import type { FormStore } from '@ljonething/forms/engine/FormStore'
import { useMissingMaterials } from '@ljonething/forms/hooks/useMissingMaterials'
import { MaterialSection } from '@ljonething/forms/MaterialSection'
import { EmptyState } from '@ljonething/ui/EmptyState'
import { useMemo } from 'react'
import { useRefusal } from '../../handling/form/useRefusal.ts'
import { useThisHandling } from '../../handling/HandlingContext.ts'
import { StepActions } from '../../handling/steps/StepActions.tsx'
import { StepPage } from '../../handling/steps/StepPage.tsx'
import { useReview } from '../../handling/submit/useReview.ts'
import * as styles from './MaterialScreen.css.ts'
import { WholeFormPreview } from './WholeFormPreview.tsx'

/** The material cards of the plan (材料清单) with the submit below them. */
export const HandedInMaterials = ({ form }: { readonly form: FormStore }) => {
  const { scene } = useThisHandling()
  const { attempt, refuse } = useRefusal({ step: 'themeMaterial', form })
  const review = useReview(form, refuse)
  const matterNames = useMemo(() => Object.fromEntries(scene.matters.map(({ code, name }) => [code, name])), [scene])
  const missing = useMissingMaterials(form)
  const isEmpty = form.description.allfile.length === 0
  return (
    <StepPage
      description={isEmpty ? undefined : '带 * 的为必交材料。上传后可以预览、下载和删除，提交前都可以更换。'}
      actions={<WholeFormPreview />}
    >
      <FormErrorSummary store={form} attempt={attempt} />
      <div className={styles.materials}>
        {isEmpty ? (
          <EmptyState title="这次办理不需要提交材料">请核对申请表后直接提交。</EmptyState>
        ) : (
          <>
            <h2 className={styles.heading}>材料清单（{form.description.allfile.length}）</h2>
            <p role="status" className={styles.missing}>
              {missing === 0 ? '必交的材料已经交齐。' : `还缺 ${missing} 份必交材料，排在最前面。`}
            </p>
            <MaterialSection store={form} matterNames={matterNames} />
          </>
        )}
      </div>
      <StepActions {...review} />
    </StepPage>
  )
}
