/**
 * Code that must not pass: where it would stand, what it says, and the lint rule that has to refuse it. One row per line of the table
 * "who may import whom" in docs/architecture.md. `fine` is code of the same place that must pass.
 */
export interface Violation {
  readonly promise: string
  readonly file: string
  readonly code: string
  readonly rule: string
}

const boundary = '@nx/enforce-module-boundaries'
const imports = 'no-restricted-imports'
const values = '@typescript-eslint/no-restricted-imports'
const globals = 'no-restricted-globals'
const properties = 'no-restricted-properties'
const syntax = 'no-restricted-syntax'

const using = (...modules: readonly string[]) =>
  `${modules.map((module, i) => `import * as x${i} from '${module}'`).join('\n')}\nexport const used = [${modules.map((_, i) => `x${i}`).join(', ')}]\n`

const row = (promise: string, file: string, code: string, rule: string): Violation => ({ promise, file, code, rule })

/** Frameworks and platforms in the libraries that are to know none. */
export const pureLibraries: readonly Violation[] = [
  row('validation uses the domain', 'libs/validation/src/Bad.ts', using('@ljonething/domain/codes/user'), boundary),
  row('validation uses Effect', 'libs/validation/src/Bad.ts', using('effect'), imports),
  row('validation uses React', 'libs/validation/src/Bad.ts', using('react'), imports),
  row('validation uses Node', 'libs/validation/src/Bad.ts', using('node:fs'), imports),
  row('validation touches the page', 'libs/validation/src/Bad.ts', 'export const title = document.title\n', globals),
  row('domain uses Effect', 'libs/domain/src/cases/Bad.ts', using('effect'), imports),
  row('domain uses React', 'libs/domain/src/cases/Bad.ts', using('react'), imports),
  row('domain uses Node', 'libs/domain/src/cases/Bad.ts', using('node:crypto'), imports),
  row('domain uses the API', 'libs/domain/src/cases/Bad.ts', using('@ljonething/api/Api'), boundary),
  row('domain uses crypto', 'libs/domain/src/cases/Bad.ts', using('@ljonething/crypto/Sm3'), boundary),
  row('domain calls HTTP', 'libs/domain/src/cases/Bad.ts', "export const load = () => fetch('/x')\n", globals),
  row('domain reads the clock', 'libs/domain/src/cases/Bad.ts', 'export const now = () => Date.now()\n', properties),
  row('domain makes the present date', 'libs/domain/src/cases/Bad.ts', 'export const now = () => new Date()\n', syntax),
  row('domain draws a chance', 'libs/domain/src/cases/Bad.ts', 'export const chance = () => Math.random()\n', properties),
  row('crypto uses the domain', 'libs/crypto/src/Bad.ts', using('@ljonething/domain/codes/user'), boundary),
  row('crypto uses Effect', 'libs/crypto/src/Bad.ts', using('effect'), imports)
]

/** Layers that may not reach up or sideways. */
export const layers: readonly Violation[] = [
  row('the contract uses React', 'libs/api/src/Bad.ts', using('react'), imports),
  row('the contract uses the design system', 'libs/api/src/Bad.ts', using('@ljonething/ui/Button'), boundary),
  row('the design system uses the domain', 'libs/ui/src/Bad/Bad.tsx', using('@ljonething/domain/codes/user'), boundary),
  row('the forms use the portal', 'libs/forms/src/Bad.tsx', using('../../../apps/portal/src/main'), boundary),
  row('the service uses the forms', 'apps/server/src/cases/Bad.ts', using('@ljonething/forms/CombinedForm'), boundary),
  row('the service uses React', 'apps/server/src/cases/Bad.ts', using('react'), imports),
  row('the service loads clients it never calls', 'apps/server/src/platform/http/Bad.ts', using('@effect/platform-node'), imports),
  row('the platform uses a capability', 'apps/server/src/platform/Bad.ts', using('../drafts/Drafts.ts'), imports),
  row('the platform uses the roof', 'apps/server/src/platform/Bad.ts', using('../app.ts'), imports),
  row('a room of the platform uses a capability', 'apps/server/src/platform/http/Bad.ts', using('../../drafts/Drafts.ts'), imports),
  row('a handler asks the database', 'apps/server/src/drafts/handlers.ts', using('effect/sql'), imports),
  row('a handler of another group asks the database', 'apps/server/src/sandbox/badHandlers.ts', using('effect/sql'), imports),
  row(
    'a handler ends an error of a service',
    'apps/server/src/drafts/handlers.ts',
    "import { Effect } from 'effect'\nexport const never = Effect.orDie(Effect.fail('x'))\n",
    syntax
  ),
  row('the portal uses the service', 'apps/portal/src/queries/Bad.ts', using('../../../server/src/app'), boundary),
  row(
    'a query loads a group of the contract at once',
    'apps/portal/src/queries/Bad.ts',
    using('@ljonething/api/oneThing/DraftsApi'),
    values
  ),
  row('a query loads Effect at once', 'apps/portal/src/queries/Bad.ts', using('effect'), values),
  row('a screen loads the cipher at once', 'apps/portal/src/features/Bad.tsx', using('@ljonething/crypto/BlockCipher'), imports)
]

/** Screens and widgets that call HTTP themselves. */
export const http: readonly Violation[] = [
  row('the design system uses the API', 'libs/ui/src/Bad/Bad.tsx', using('@ljonething/api/client/askGroup'), boundary),
  row('the design system calls fetch', 'libs/ui/src/Bad/Bad.tsx', "export const load = () => fetch('/x')\n", globals),
  row('the forms use the API', 'libs/forms/src/widgets/Bad/Bad.tsx', using('@ljonething/api/client/askGroup'), boundary),
  row('the forms call fetch', 'libs/forms/src/widgets/Bad/Bad.tsx', "export const load = () => fetch('/x')\n", globals),
  row('a form reaches into plain rows', 'libs/forms/src/form/Bad.tsx', using('./plain/createPlainRun'), imports),
  row('a widget is not drawn by React', 'libs/forms/src/widgets/Bad/Bad.tsx', using('@ljonething/ui/PlainField'), imports),
  row('a component of the design system is not drawn by React', 'libs/ui/src/Bad/Bad.tsx', using('../PlainField/plainField'), imports),
  row('a screen is not drawn by React', 'apps/portal/src/features/cases/Bad.tsx', using('@ljonething/ui/PlainField'), imports),
  row('a screen uses the API', 'apps/portal/src/features/cases/Bad.tsx', using('@ljonething/api/client/askGroup'), imports),
  row('a route uses the API', 'apps/portal/src/routes/Bad.tsx', using('@ljonething/api/client/askGroup'), imports),
  row('the session uses the API', 'apps/portal/src/session/Bad.ts', using('@ljonething/api/client/askGroup'), imports),
  row('a screen calls fetch', 'apps/portal/src/features/cases/Bad.tsx', "export const load = () => fetch('/x')\n", globals),
  row('a screen opens a request', 'apps/portal/src/features/cases/Bad.tsx', 'export const request = () => new XMLHttpRequest()\n', globals),
  row('a screen opens a window', 'apps/portal/src/features/cases/Bad.tsx', "export const leave = () => window.open('/x')\n", properties),
  row('a screen sends a beacon', 'apps/portal/src/features/cases/Bad.tsx', "export const tell = () => navigator.sendBeacon('/x')\n", properties),
  row('a query calls fetch', 'apps/portal/src/queries/Bad.ts', "export const load = () => fetch('/x')\n", globals)
]

const into = (write: string) => `export const show = (place: HTMLElement, html: string) => {\n  ${write}\n}\n`

/** HTML written into the page past the sanitiser. */
export const markup: readonly Violation[] = [
  row(
    'the design system hands HTML to React',
    'libs/ui/src/Bad/Bad.tsx',
    'export const Bad = ({ html }: { html: string }) => <p dangerouslySetInnerHTML={{ __html: html }} />\n',
    syntax
  ),
  row(
    'a screen hands HTML to React through props',
    'apps/portal/src/features/cases/Bad.tsx',
    'export const propsOf = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } })\n',
    syntax
  ),
  row('the forms write HTML into an element', 'libs/forms/src/widgets/Bad/Bad.tsx', into('place.innerHTML = html'), syntax),
  row('a screen replaces an element by HTML', 'apps/portal/src/features/cases/Bad.tsx', into("place['outerHTML'] = html"), syntax),
  row('the sanitiser itself writes HTML', 'libs/ui/src/RichText/Bad.ts', into('place.innerHTML += html'), syntax),
  row('the forms assign HTML among others', 'libs/forms/src/Bad.tsx', into('Object.assign(place, { innerHTML: html })'), syntax),
  row('the forms insert HTML', 'libs/forms/src/Bad.tsx', into("place.insertAdjacentHTML('beforeend', html)"), syntax),
  row(
    'the design system parses HTML in place',
    'libs/ui/src/Bad/Bad.tsx',
    into('place.append(document.createRange().createContextualFragment(html))'),
    syntax
  ),
  row(
    'a screen fills a frame with HTML',
    'apps/portal/src/features/cases/Bad.tsx',
    'export const Bad = ({ html }: { html: string }) => <iframe title="正文" srcDoc={html} />\n',
    syntax
  ),
  row('a screen writes the document', 'apps/portal/src/shell/Bad.tsx', into('document.write(html)'), syntax)
]

/** The same places, used as they are meant. */
export const allowed: readonly Omit<Violation, 'rule'>[] = [
  { promise: 'domain uses validation', file: 'libs/domain/src/cases/Good.ts', code: using('@ljonething/validation/numbers/CitizenId') },
  {
    promise: 'domain makes a date of a number',
    file: 'libs/domain/src/cases/Good.ts',
    code: 'export const at = (ms: number) => new Date(ms)\n'
  },
  { promise: 'the contract uses domain and Effect', file: 'libs/api/src/Good.ts', code: using('@ljonething/domain/scene/Scene', 'effect') },
  { promise: 'forms use the design system', file: 'libs/forms/src/Good.tsx', code: using('@ljonething/ui/Button', 'react') },
  { promise: 'a screen shows HTML sanitised', file: 'apps/portal/src/features/Good.tsx', code: using('@ljonething/ui/RichText') },
  {
    promise: 'a query names a call and loads its group when it is asked',
    file: 'apps/portal/src/queries/Good.ts',
    code: "import type { GroupName } from '@ljonething/api/client/Calls'\nexport const load = (_: GroupName) => import('@ljonething/api/oneThing/DraftsApi')\n"
  },
  { promise: 'a screen makes client ids', file: 'apps/portal/src/features/Good.tsx', code: using('@ljonething/crypto/ClientId') },
  {
    promise: 'a room of the platform uses the platform',
    file: 'apps/server/src/platform/http/Good.ts',
    code: using('../Config.ts', './health.ts')
  },
  { promise: 'the service uses the contract', file: 'apps/server/src/cases/Good.ts', code: using('@ljonething/api/Api', 'effect') }
]
