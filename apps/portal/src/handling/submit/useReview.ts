import type { FormStore } from '@ljonething/forms/engine/FormStore'
import { useFlow } from '../steps/FlowContext.ts'
import { reviewLabel } from '../steps/useStepMoves.ts'
import { useReadiness } from './useReadiness.ts'

/** 下一步：核对并提交, the main button of the step one submits from: on to the review, once nothing is left to correct. */
export const useReview = (form: FormStore, onRefused: () => void) => {
  const { current, goTo } = useFlow()
  const { check } = useReadiness(form, onRefused)
  return {
    nextText: `下一步：${reviewLabel}`,
    onNext: async () => {
      if (await check()) goTo(current, { review: true })
    }
  }
}
