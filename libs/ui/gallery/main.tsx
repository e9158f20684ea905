import '../src/theme/global.css.ts'
import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { Panel } from '../src/Panel/Panel.tsx'
import { SkipLink } from '../src/SkipLink/SkipLink.tsx'
import type { Examples } from '../src/testing/Examples.ts'
import { themeNames } from '../src/theme/themeNames.ts'
import { example, name, page, stack } from './gallery.css.ts'
import { FormScreen } from './screens/FormScreen.tsx'
import { GuideScreen } from './screens/GuideScreen.tsx'
import { ProgressScreen } from './screens/ProgressScreen.tsx'

const examplesByFile = import.meta.glob<Examples>('../src/*/*.examples.tsx', { eager: true, import: 'examples' })

/** They cover the page as soon as they are drawn: shown alone with `?only=`. */
const covering = ['ConfirmDialog', 'Dialog']

const components = Object.entries(examplesByFile).map(([path, examples]) => ({ component: path.split('/').at(-2) ?? path, examples }))

const screens: Readonly<Record<string, ComponentType>> = { form: FormScreen, guide: GuideScreen, progress: ProgressScreen }

const query = new URLSearchParams(location.search)
const theme = themeNames.find((each) => each === query.get('theme'))
if (theme !== undefined) document.documentElement.dataset['theme'] = theme

const only = query.get('only')
const Screen = screens[query.get('screen') ?? '']

/** Every example of every component (组件陈列): `?theme=`, `?only=Button`, `?screen=form`. */
const Gallery = () => (
  <main id="main" className={stack}>
    <h1>界面组件</h1>
    {components
      .filter(({ component }) => (only === null ? !covering.includes(component) : component === only))
      .map(({ component, examples }) => (
        <Panel key={component} title={component}>
          {Object.entries(examples).map(([title, Show]) => (
            <div key={title} className={example}>
              <div className={name}>{title}</div>
              <Show />
            </div>
          ))}
        </Panel>
      ))}
  </main>
)

const root = document.getElementById('root')
if (root === null) throw new Error('#root is missing')
createRoot(root).render(
  <div className={page}>
    <SkipLink target="main" />
    {Screen ? <Screen /> : <Gallery />}
  </div>
)
