import { Card } from '@ljonething/ui/Card'
import { Panel } from '@ljonething/ui/Panel'
import { useState } from 'react'
import { CombinedForm } from '../src/CombinedForm.tsx'
import { createFormStore } from '../src/engine/createFormStore.ts'
import { FormErrorSummary } from '../src/FormErrorSummary.tsx'
import { MaterialSection } from '../src/MaterialSection.tsx'
import { exampleServices } from '../src/testing/exampleForm.ts'
import type { GallerySection } from '../src/testing/galleryPages.ts'
import { today } from '../src/testing/sceneForm.ts'
import { page, summary } from './gallery.css.ts'

/** The store of a section, with what is wrong shown where it asks for it. */
export const sectionStore = async ({ description, start, checked = false }: GallerySection) => {
  const store = createFormStore(description, { today, services: exampleServices(), ...start })
  if (checked) await store.validateAll()
  return store
}

interface GalleryPageProps {
  readonly name: string
  readonly shown: readonly { readonly section: GallerySection; readonly store: Awaited<ReturnType<typeof sectionStore>> }[]
}

/** One page of the gallery (陈列页): its sections one below the other. */
export const GalleryPage = ({ name, shown }: GalleryPageProps) => {
  const [attempt] = useState(1)
  return (
    <main className={page}>
      <h1>{name}</h1>
      {shown.map(({ section, store }) => (
        <Panel key={section.title} title={section.title}>
          <Card>
            <div className={summary}>
              <FormErrorSummary store={store} attempt={attempt} />
            </div>
            <CombinedForm store={store} sourceOf={(id) => (id.startsWith('T2') && id.includes('Name') ? '来自实名认证' : undefined)} />
            {section.description.allfile.length === 0 ? null : <MaterialSection store={store} readOnly={section.readOnly} />}
          </Card>
        </Panel>
      ))}
    </main>
  )
}
