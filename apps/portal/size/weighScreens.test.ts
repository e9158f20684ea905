import { describe, expect, it } from 'vitest'
import type { Manifest } from './weighScreens.ts'
import { client, frame, overBudget, weighScreens } from './weighScreens.ts'

const form = 'src/features/form/FormScreen.tsx'
const drafts = 'src/features/drafts/DraftBoxScreen.tsx'

const manifest: Manifest = {
  'index.html': { file: 'index.js', imports: ['_react.js'], css: ['index.css'] },
  'index.css': { file: 'index.css' },
  '_react.js': { file: 'react.js' },
  '_effect.js': { file: 'effect.js' },
  '_shared.js': { file: 'shared.js', imports: ['_react.js'], css: ['shared.css'] },
  [client]: { file: 'client.js', isDynamicEntry: true, imports: ['_effect.js'] },
  [frame]: { file: 'frame.js', isDynamicEntry: true, imports: ['_shared.js', 'index.html'] },
  [form]: { file: 'form.js', isDynamicEntry: true, imports: ['_shared.js', '_effect.js'], css: ['form.css'] },
  [drafts]: { file: 'drafts.js', isDynamicEntry: true, imports: ['_shared.js'] },
  'src/viewer/PdfView.tsx': { file: 'pdf.js', isDynamicEntry: true }
}

const sizes: Readonly<Record<string, number>> = {
  'index.js': 10,
  'react.js': 20,
  'index.css': 1,
  'effect.js': 40,
  'client.js': 5,
  'shared.js': 100,
  'shared.css': 2,
  'frame.js': 200,
  'form.js': 400,
  'form.css': 3,
  'drafts.js': 800
}

const page = '<script src="/ljonething/index.js"></script><link href="/ljonething/index.css">'
const weigh = () => weighScreens(manifest, page, (file) => sizes[file] ?? Number.NaN)

describe('the weight of screens', () => {
  it('home is what the page names and what that needs', () => {
    expect(weigh().home).toEqual({ name: 'home', script: 30, style: 1, files: 3 })
  })

  it('others count what they bring beyond home and the client, steps with their frame', () => {
    expect(weigh().others).toEqual([
      { name: 'client of the contract', script: 45, style: 0, files: 2 },
      { name: 'drafts/DraftBoxScreen.tsx', script: 900, style: 2, files: 3 },
      { name: 'form/FormScreen.tsx', script: 700, style: 5, files: 5 }
    ])
  })

  it('a build without what is weighed fails', () => {
    const { [frame]: _gone, ...rest } = manifest
    expect(() => weighScreens(rest, page, () => 1)).toThrow(`The build has no ${frame}.`)
    expect(() => weighScreens(manifest, '', () => 1)).toThrow('The page names no file of the build.')
  })

  it.each([
    [{ script: 30, style: 1, files: 3 }, []],
    [{ script: 29, style: 1, files: 3 }, ['home: 30 bytes of JavaScript, 1 too many']],
    [{ script: 30, style: 0, files: 3 }, ['home: 1 bytes of style sheets, 1 too many']],
    [{ script: 30, style: 1, files: 2 }, ['home: 3 files, 1 too many']]
  ])('within %j: %j', (budget, problems) => {
    expect(overBudget(weigh().home, budget)).toEqual(problems)
  })
})
