import { soundDescription } from '@ljonething/domain/form/sound/soundDescription'
import fc from 'fast-check'
import { createFormStore } from './engine/createFormStore.ts'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CombinedForm } from './CombinedForm.tsx'
import { FormErrorSummary } from './FormErrorSummary.tsx'
import { MaterialSection } from './MaterialSection.tsx'
import { oddForm } from './testing/oddForms.ts'
import type { OddForm } from './testing/oddForms.ts'
import { Providers } from './testing/renderForm.tsx'
import { someServices } from './testing/someServices.ts'

/** How many: few and always the same with all other tests, thousands at random by `VITE_ODD_FORMS=5000`, which also asks for an answer within 2 s. */
const wanted = Number(import.meta.env['VITE_ODD_FORMS'] ?? 0)
const longestMs = 2_000

const said = vi.fn<(...what: readonly unknown[]) => void>()
const fail = (event: Event) => said(event.type, event instanceof ErrorEvent ? event.error : event)

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(said)
  vi.spyOn(console, 'warn').mockImplementation(said)
  vi.spyOn(window, 'alert').mockImplementation(said)
  addEventListener('error', fail)
  addEventListener('unhandledrejection', fail)
})
afterEach(() => {
  removeEventListener('error', fail)
  removeEventListener('unhandledrejection', fail)
  vi.restoreAllMocks()
})

const frame = () => new Promise(requestAnimationFrame)

/** Draws the form, mended as where it is received, types into every field, checks it, and takes it away. */
const fill = async ({ description: given, values }: OddForm) => {
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  const start = performance.now()
  const { description } = soundDescription(given)
  const store = createFormStore(description, { today: '2026-11-20', services: someServices(), values })
  for (const { code } of store.description.allfield) store.setGroupOpen(code, true)
  flushSync(() =>
    root.render(
      <Providers>
        <FormErrorSummary store={store} attempt={1} />
        <CombinedForm store={store} />
        <MaterialSection store={store} />
      </Providers>
    )
  )
  place.getBoundingClientRect()
  const drawn = performance.now()
  const fields = store.description.allfield.flatMap(({ fieldList }) => fieldList)
  for (const { id } of fields) {
    store.setValue(id, '1')
    store.blur(id)
  }
  await store.validateAll()
  await frame()
  place.getBoundingClientRect()
  const shown = place.querySelectorAll('[data-field]').length
  const visible = fields.filter(({ id }) => store.field(id).visible).length
  const took = Math.max(drawn - start, performance.now() - drawn)
  root.unmount()
  place.remove()
  return { shown, visible, took }
}

/** Whoever took long once may have had to wait for others. */
const again = async (odd: OddForm, took: number): Promise<readonly number[]> =>
  took < longestMs ? [] : [(await fill(odd)).took, (await fill(odd)).took]

it(
  'a form can be made of any description: each field is there, nothing is said on the console and no script runs',
  async () => {
    let slowest = 0
    let count = 0
    await fc.assert(
      fc.asyncProperty(oddForm, async (odd) => {
        said.mockClear()
        const { shown, visible, took } = await fill(odd as OddForm)
        slowest = Math.max(slowest, took)
        count += 1
        // eslint-disable-next-line no-console -- what a long run is told by
        if (wanted > 0 && count % 50 === 0) console.info(`${count} forms, the slowest ${Math.round(slowest)} ms`)
        expect(said.mock.calls).toEqual([])
        expect(Reflect.get(window, 'harmed')).toBeUndefined()
        expect(shown).toBe(visible)
        if (wanted > 0) expect(Math.min(took, ...(await again(odd as OddForm, took)))).toBeLessThan(longestMs)
      }),
      wanted > 0 ? { numRuns: wanted } : { numRuns: 200, seed: 20_261_123, interruptAfterTimeLimit: 15_000 }
    )
  },
  wanted > 0 ? 3_600_000 : undefined
)
