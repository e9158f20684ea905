import { describe, expect, it } from 'vitest'
import { assetsFolder, sandboxFaults } from '../sandboxApart.ts'

const screen = '/work/apps/portal/src/features/sandbox/SandboxScreen.tsx'
const contract = '/work/libs/api/src/sandbox/SandboxApi.ts'
const home = '/work/apps/portal/src/features/home/HomeScreen.tsx'
const chunk = (fileName: string, moduleIds: readonly string[], imports: readonly string[] = []) => ({
  fileName,
  moduleIds: [...moduleIds],
  imports: [...imports]
})
const apart = chunk('assets/sandbox/console.js', [screen, contract], ['assets/home.js'])

describe('the sandbox in a build', () => {
  it.each([
    [[screen], 'assets/sandbox'],
    [[home, contract], 'assets/sandbox'],
    [[home], 'assets'],
    [[home, `${screen.replace('.tsx', '.css.ts')}.vanilla.css`], 'assets']
  ])('%j stands in %s', (moduleIds, folder) => {
    expect(assetsFolder({ moduleIds })).toBe(folder)
  })

  it('stands apart where no other file holds or needs a part of it', () => {
    expect(sandboxFaults([apart, chunk('assets/home.js', [home])])).toEqual([])
  })

  it('does not where another file holds a screen, or needs a file of its at once, or where nothing is apart', () => {
    expect(sandboxFaults([apart, chunk('assets/home.js', [home, screen])])).toEqual([`assets/home.js holds ${screen}`])
    expect(sandboxFaults([apart, chunk('assets/home.js', [home], [apart.fileName])])).toEqual([
      'assets/home.js needs assets/sandbox/console.js'
    ])
    expect(sandboxFaults([chunk('assets/home.js', [home])])).toEqual(['no file of the sandbox'])
  })
})
