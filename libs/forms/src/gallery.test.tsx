import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { GalleryPage, sectionStore } from '../gallery/GalleryPage.tsx'
import { fieldsOf, galleryPages } from './testing/galleryPages.ts'
import { accessibilityProblems, Providers } from './testing/renderForm.tsx'

/** From so many on they are made alike: one group of them is checked. */
const manyFields = 200

it.each([...galleryPages.keys()])(
  'the page %s of the gallery draws every visible field and has no accessibility violations',
  async (name) => {
    const sections = galleryPages.get(name)?.() ?? []
    const shown = await Promise.all(sections.map(async (section) => ({ section, store: await sectionStore(section) })))
    const screen = await render(
      <Providers>
        <GalleryPage name={name} shown={shown} />
      </Providers>
    )
    await expect.poll(() => screen.container.querySelector('[data-placeholder]')).toBeNull()
    const visible = shown.flatMap(({ store, section }) => fieldsOf(section.description).filter(({ id }) => store.field(id).visible))
    expect(screen.container.querySelectorAll('[data-field]')).toHaveLength(visible.length)
    const group = screen.container.querySelector('[data-field]')?.closest('section') ?? undefined
    expect(await accessibilityProblems(visible.length > manyFields ? group : undefined)).toEqual([])
  }
)
