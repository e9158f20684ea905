import '@ljonething/ui/global'
import type { FormDescription } from '@ljonething/domain/form/FormDescription'
import { ConfirmProvider } from '@ljonething/ui/ConfirmProvider'
import { ToastProvider } from '@ljonething/ui/Toast'
import axe from 'axe-core'
import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import { CombinedForm } from '../CombinedForm.tsx'
import type { FormStart } from '../engine/createFormStore.ts'
import { createFormStore } from '../engine/createFormStore.ts'
import { FormErrorSummary } from '../FormErrorSummary.tsx'
import { MaterialSection } from '../MaterialSection.tsx'
import { exampleServices } from './exampleForm.ts'

/** Draws a form as the application does (测试渲染), with the providers its parts need. */
export const renderForm = async (
  description: FormDescription,
  { attempt = 1, ...start }: Partial<FormStart> & { readonly attempt?: number } = {}
) => {
  const store = createFormStore(description, { today: '2026-11-20', services: exampleServices(), ...start })
  const screen = await render(
    <Providers>
      <main style={{ padding: 16 }}>
        <h1>表单</h1>
        <FormErrorSummary store={store} attempt={attempt} />
        <CombinedForm store={store} />
        {description.allfile.length > 0 ? <MaterialSection store={store} /> : null}
      </main>
    </Providers>
  )
  return { store, screen }
}

export const Providers = ({ children }: { readonly children: ReactNode }) => (
  <ToastProvider>
    <ConfirmProvider>{children}</ConfirmProvider>
  </ToastProvider>
)

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What the accessibility checker finds on the page as it is now, or in a part of it; empty when nothing. */
export const accessibilityProblems = async (part: Element = document.body) => {
  document.documentElement.lang = 'zh-CN'
  document.title = '表单'
  await Promise.allSettled(document.getAnimations().map((animation) => animation.finished))
  const { violations } = await axe.run(part, { runOnly: { type: 'tag', values: levels }, resultTypes: ['violations'] })
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} ${node.failureSummary ?? ''}`))
}
