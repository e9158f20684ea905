import '@ljonething/ui/global'
import { ConfirmProvider } from '@ljonething/ui/ConfirmProvider'
import { themeNames } from '@ljonething/ui/themeNames'
import { ToastProvider } from '@ljonething/ui/Toast'
import { createRoot } from 'react-dom/client'
import { galleryPages } from '../src/testing/galleryPages.ts'
import { page } from './gallery.css.ts'
import { GalleryPage, sectionStore } from './GalleryPage.tsx'

/** The gallery (控件陈列): `?page=date&theme=large-type`; without a page it lists them. */
const query = new URLSearchParams(location.search)
const theme = themeNames.find((each) => each === query.get('theme'))
if (theme !== undefined) document.documentElement.dataset['theme'] = theme

const name = query.get('page') ?? ''
const sections = galleryPages.get(name)?.() ?? []
const shown = await Promise.all(sections.map(async (section) => ({ section, store: await sectionStore(section) })))

const root = document.getElementById('root')
if (root === null) throw new Error('#root is missing')
createRoot(root).render(
  <ToastProvider>
    <ConfirmProvider>
      {shown.length > 0 ? (
        <GalleryPage name={name} shown={shown} />
      ) : (
        <main className={page}>
          <h1>表单控件</h1>
          <ul>
            {Array.from(galleryPages.keys(), (each) => (
              <li key={each}>
                <a href={`?page=${each}&theme=${theme ?? 'standard'}`}>{each}</a>
              </li>
            ))}
          </ul>
        </main>
      )}
    </ConfirmProvider>
  </ToastProvider>
)
