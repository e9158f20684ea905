/**
 * What a screen opened by its address needs (预加载): the service names these files in the head of its answer, so that the
 * browser fetches them along with the page and not one after the other. Modules by the path below `/ljonething/`; a row counts for all paths below
 * its own. `preloads.json` of the build: the same paths with files.
 */
import type { Plugin, Rolldown } from 'vite'

const client = ['libs/api/src/client/askGroup.ts', 'libs/api/src/oneThing/SessionApi.ts']
const feature = (path: string) => `apps/portal/src/features/${path}Screen.tsx`

export const screenModules: Readonly<Record<string, readonly string[]>> = {
  themeWrapper: ['apps/portal/src/handling/ThemeWrapper.tsx', ...client],
  'themeWrapper/themeMiddle': [feature('introduction/Introduction')],
  'themeWrapper/smartGuide': [feature('guide/Guide')],
  'themeWrapper/themeNotice': [feature('notice/Notice')],
  'themeWrapper/conditionsPreCheck': [feature('preCheck/PreCheck')],
  'themeWrapper/resConditionPreCheck': [feature('preCheck/PreCheck')],
  'themeWrapper/newConditionPreCheck': [feature('preCheck/PreCheck')],
  'themeWrapper/themeForm': [feature('form/Form')],
  'themeWrapper/themeFormReset': [feature('form/Form')],
  'themeWrapper/themeMaterial': [feature('material/Material')],
  'themeWrapper/successfulHandling': [feature('submitted/Submitted')],
  'themeWrapper/newSuccessfulHandling': [feature('submitted/Submitted')],
  'themeWrapper/doThingAppraise': [feature('appraisal/Appraisal')],
  doThing: [...client, 'libs/api/src/oneThing/ApplicationsApi.ts'],
  'doThing/oneThingDetails': [feature('progress/Application')],
  'doThing/doThingProgress/oneThingList': [feature('progress/Applications')],
  'doThing/doThingProgress/draftBox': [feature('drafts/DraftBox')],
  'onething/loginJumpPage': [...client, feature('login/LoginJump')],
  'personal/redirectPage': [feature('login/PersonalRedirect')],
  'enterprise/redirectPage': [feature('login/EnterpriseRedirect')],
  sandbox: [...client, 'libs/api/src/sandbox/SandboxApi.ts'],
  'sandbox/login': [feature('sandbox/SandboxLogin')],
  'sandbox/realName': [feature('sandbox/SandboxRealName')]
}

const chunksOf = (bundle: Rolldown.OutputBundle) => Object.values(bundle).filter((file) => file.type === 'chunk')

const withImports = (chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle, all: Set<Rolldown.OutputChunk>) => {
  if (all.has(chunk)) return
  all.add(chunk)
  for (const name of chunk.imports) {
    const next = bundle[name]
    if (next?.type === 'chunk') withImports(next, bundle, all)
  }
}

/** The page's own files come first: they are what the first picture waits for. */
const filesOf = (bundle: Rolldown.OutputBundle, modules: readonly string[]): readonly string[] => {
  const needed = new Set<Rolldown.OutputChunk>()
  for (const chunk of chunksOf(bundle)) if (chunk.isEntry) withImports(chunk, bundle, needed)
  for (const name of modules) {
    const chunk = chunksOf(bundle).find(({ moduleIds }) => moduleIds.some((id) => id.replaceAll('\\', '/').endsWith(name)))
    if (chunk === undefined) throw new Error(`The build has no ${name}.`)
    withImports(chunk, bundle, needed)
  }
  const styles = [...needed].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
  return [...styles, ...[...needed].map(({ fileName }) => fileName)]
}

export const preloads = (): Plugin => ({
  name: 'preloads',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const rows = Object.entries(screenModules).map(([path, modules]) => [path, filesOf(bundle, modules)])
      this.emitFile({ type: 'asset', fileName: 'preloads.json', source: JSON.stringify(Object.fromEntries(rows)) })
    }
  }
})
