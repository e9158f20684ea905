import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { describe, expect, it } from 'vitest'

const entry = fileURLToPath(new URL('testPage.tsx', import.meta.url))

/** What Vite makes of the route's file in a build mode, without what it imports. */
const builtIn = async (mode: string): Promise<string> => {
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    mode,
    build: {
      write: false,
      minify: false,
      lib: { entry, formats: ['es'], fileName: 'testPage' },
      rolldownOptions: { external: (id) => id !== entry }
    }
  })
  return [made]
    .flat()
    .flatMap((result) => ('output' in result ? result.output : []))
    .map((part) => ('code' in part ? part.code : ''))
    .join('\n')
}

describe('the page for engineers', () => {
  it('[R-2.3-17] [R-9-10] is not in what is built for production: neither its route nor its screen', async () => {
    const code = await builtIn('production')
    expect(code).toContain('testRoutes')
    for (const trace of ['TestPage', 'RouteListScreen', 'createRoute', 'import(']) expect(code).not.toContain(trace)
  })

  it.each(['development', 'staging'])('[R-2.3-17] is in what is built for %s', async (mode) => {
    const code = await builtIn(mode)
    for (const part of ['TestPage', 'RouteListScreen']) expect(code).toContain(part)
  })
})
