import '@ljonething/ui/global'
import { Card } from '@ljonething/ui/Card'
import { ConfirmProvider } from '@ljonething/ui/ConfirmProvider'
import { Panel } from '@ljonething/ui/Panel'
import { themeNames } from '@ljonething/ui/themeNames'
import { ToastProvider } from '@ljonething/ui/Toast'
import { createRoot } from 'react-dom/client'
import { CombinedForm } from '../src/CombinedForm.tsx'
import { createFormStore } from '../src/engine/createFormStore.ts'
import { FormErrorSummary } from '../src/FormErrorSummary.tsx'
import { MaterialSection } from '../src/MaterialSection.tsx'
import { exampleForm, exampleServices, exampleValues, someFile } from '../src/testing/exampleForm.ts'
import { page } from './gallery.css.ts'

/** The example form (控件陈列): `?theme=large-type`, `?check=1` shows what is wrong. */
const query = new URLSearchParams(location.search)
const theme = themeNames.find((each) => each === query.get('theme'))
if (theme !== undefined) document.documentElement.dataset['theme'] = theme

const store = createFormStore(exampleForm, {
  today: '2026-11-20',
  services: exampleServices(),
  values: exampleValues,
  files: { CL01: [someFile({ id: 'f1', name: '结婚证.jpg', fileType: 'jpg', isReuse: true })] }
})
if (query.get('check') !== null) {
  store.setValue('T1001^babyName', '')
  store.setValue('T2001^motherIdCard', '230199199304120021')
  await store.validateAll()
}

const root = document.getElementById('root')
if (root === null) throw new Error('#root is missing')
createRoot(root).render(
  <ToastProvider>
    <ConfirmProvider>
      <main className={page}>
        <h1>表单控件</h1>
        <FormErrorSummary store={store} attempt={1} />
        <Card>
          <CombinedForm store={store} sourceOf={(id) => (id.startsWith('T2') && id.includes('Name') ? '来自实名认证' : undefined)} />
        </Card>
        <Panel title="材料">
          <MaterialSection store={store} matterNames={{ M01: '《出生医学证明》首次签发', M03: '出生登记（申报户口）' }} />
        </Panel>
      </main>
    </ConfirmProvider>
  </ToastProvider>
)
