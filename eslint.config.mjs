import { createProjectGraphAsync, readCachedProjectGraph } from '@nx/devkit'
import nx from '@nx/eslint-plugin'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

/** Who may import whom (docs/architecture.md). Each project carries one `layer:` tag in its package.json. */
const layers = {
  validation: [],
  domain: ['validation'],
  crypto: [],
  ofd: ['validation', 'crypto'],
  api: ['domain', 'validation', 'crypto'],
  ui: [],
  forms: ['domain', 'validation', 'ui'],
  portal: ['domain', 'validation', 'crypto', 'ofd', 'api', 'ui', 'forms'],
  server: ['api', 'domain', 'validation', 'crypto', 'ofd'],
  tool: ['api', 'domain', 'validation', 'crypto', 'ofd', 'forms', 'ui', 'server', 'e2e'],
  e2e: ['e2e', 'tool', 'api', 'domain', 'crypto', 'ofd']
}

/** Without a project graph the boundaries rule would skip itself with a warning: it is made here when Nx has not made it yet. */
const readGraph = () => {
  try {
    return readCachedProjectGraph()
  } catch {
    return createProjectGraphAsync({ exitOnError: false })
  }
}

const untagged = Object.values((await readGraph()).nodes).filter(
  ({ data }) => (data.tags ?? []).filter((tag) => Object.hasOwn(layers, tag.replace('layer:', ''))).length !== 1
)
if (untagged.length > 0) throw new Error(`Without exactly one known layer tag: ${untagged.map(({ name }) => name).join(', ')}`)

const noGlobals = (...names) => ['error', ...names.map((name) => ({ name, message: 'This layer may not use it (docs/architecture.md).' }))]
/** A list of patterns, or one expression for the whole name. */
const noImports = (...groups) => [
  'error',
  { patterns: groups.map(([of, message]) => (typeof of === 'string' ? { regex: of, message } : { group: of, message })) }
]
const noValues = (group, message) => ['error', { patterns: [{ group, message, allowTypeImports: true }] }]

const browser = ['window', 'document', 'localStorage', 'sessionStorage', 'navigator', 'XMLHttpRequest', 'EventSource', 'WebSocket']
const ambient = [...browser, 'fetch', 'crypto', 'performance', 'process', 'Buffer', 'setTimeout', 'setInterval', 'queueMicrotask']
const effect = ['effect', 'effect/*', '@effect/*']
const react = ['react', 'react/*', 'react-dom', 'react-dom/*', 'radix-ui', '@tanstack/*']
const frameworks = [[...effect, ...react, 'node:*'], 'Pure libraries know no framework and no platform.']
const http = [['@ljonething/api', '@ljonething/api/*'], 'Only apps/portal/src/queries may call the API.']
const cipher = [['@ljonething/crypto/*', '!@ljonething/crypto/ClientId'], 'The cipher is loaded when first needed: import() it.']

const remote = [['@ljonething/api', '@ljonething/api/*', ...effect], 'Everything remote comes in through FormServices.']
const plainRows = [
  ['@ljonething/ui/PlainField', '**/PlainField/*', '**/plain/*', '!**/plain/PlainRun.tsx'],
  'What React does not draw stays in libs/forms/src/form/plain and leaves it by PlainRun.tsx.'
]

const noScreens = [react, 'The service draws no screens.']
const noClients = ['^@effect/platform-node$', 'Module by module: the whole loads clients that the service never calls.']
const groundFloor = 'The platform knows no capability: what it needs of one is handed to it.'

const noEnum = { selector: 'TSEnumDeclaration', message: 'Use a table and a derived type.' }
const now = 'Clocks are passed in.'
const noClock = [
  { selector: 'NewExpression[callee.name="Date"][arguments.length=0]', message: now },
  { selector: 'CallExpression[callee.name="Date"]', message: now },
  { selector: 'MemberExpression[object.name="Temporal"][property.name="Now"]', message: now }
]

const html = '/^((inner|outer)HTML|srcdoc)$/'
const writers = '/^(insertAdjacentHTML|createContextualFragment|(set|parse)HTML(Unsafe)?)$/'
const noMarkup = [
  ':matches(JSXIdentifier, Identifier)[name=/^(dangerouslySetInnerHTML|srcDoc)$/]',
  'Literal[value="dangerouslySetInnerHTML"]',
  `AssignmentExpression > MemberExpression.left:matches([property.name=${html}], [property.value=${html}])`,
  `Property[key.name=${html}]`,
  `MemberExpression:matches([property.name=${writers}], [property.value=${writers}])`,
  'MemberExpression[object.name="document"][property.name=/^write(ln)?$/]'
].map((selector) => ({ selector, message: 'HTML is shown by RichText, which sanitises it (libs/ui/src/RichText).' }))

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/coverage/**',
      '**/node_modules/**',
      '**/.data/**',
      '**/test-results/**',
      '**/playwright-report/**',
      '**/reports/**',
      '**/.stryker-tmp/**'
    ]
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  ...tseslint.configs.recommended,
  ...nx.configs['flat/base'],
  {
    files: ['**/*.{ts,tsx,mjs}'],
    rules: { 'max-len': ['error', { code: Infinity, comments: 150, ignoreUrls: true }] }
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-restricted-syntax': ['error', noEnum],
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
      'no-console': 'error',
      '@nx/enforce-module-boundaries': [
        'error',
        {
          enforceBuildableLibDependency: false,
          banTransitiveDependencies: false,
          allow: ['#platform/*'],
          checkDynamicDependenciesExceptions: ['@ljonething/crypto', '@ljonething/api'],
          depConstraints: Object.entries(layers).map(([layer, may]) => ({
            sourceTag: `layer:${layer}`,
            onlyDependOnLibsWithTags: may.length === 0 ? [`layer:${layer}`] : may.map((name) => `layer:${name}`)
          }))
        }
      ]
    }
  },
  {
    files: ['libs/{validation,domain,ofd}/src/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-globals': noGlobals(...ambient),
      'no-restricted-syntax': ['error', noEnum, ...noClock],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Randomness is passed in.' },
        { object: 'Date', property: 'now', message: now }
      ],
      'no-restricted-imports': noImports(frameworks)
    }
  },
  {
    files: ['libs/crypto/src/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-imports': noImports([[...effect, ...react, '@ljonething/*'], 'crypto stands alone.']) }
  },
  {
    files: ['libs/api/src/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-globals': noGlobals(...browser, 'process', 'Buffer'),
      'no-restricted-imports': noImports([[...react, 'node:*'], 'The contract runs in the browser and in the service.'])
    }
  },
  {
    files: ['apps/server/src/**/*.ts'],
    rules: { 'no-restricted-imports': noImports(noScreens, noClients) }
  },
  {
    files: ['apps/server/src/*/{handlers,*Handlers}.ts'],
    rules: {
      'no-restricted-imports': noImports(noScreens, noClients, [
        ['effect/sql', 'effect/sql/*'],
        'Handlers translate; services know the database.'
      ]),
      'no-restricted-syntax': [
        'error',
        noEnum,
        { selector: 'MemberExpression[object.name="Effect"][property.name=/^orDie/]', message: 'What fails ends at the service.' }
      ]
    }
  },
  {
    files: ['apps/server/src/platform/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-imports': noImports(noScreens, noClients, [['../*'], groundFloor]) }
  },
  {
    files: ['apps/server/src/platform/*/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-imports': noImports(noScreens, noClients, [['../../*'], groundFloor]) }
  },
  {
    files: ['libs/ui/src/**/*.{ts,tsx}', 'libs/forms/src/**/*.{ts,tsx}', 'apps/portal/src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      'jsx-a11y/no-autofocus': 'off',
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-syntax': ['error', noEnum, ...noMarkup],
      'no-restricted-globals': noGlobals('fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket')
    }
  },
  {
    files: ['libs/ui/src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': noImports([['@ljonething/*', ...effect], 'The design system knows no domain and no API.'], plainRows)
    }
  },
  {
    files: ['libs/forms/src/**/*.{ts,tsx}'],
    rules: { 'no-restricted-imports': noImports(remote, plainRows) }
  },
  {
    files: ['libs/forms/src/form/plain/*'],
    rules: { 'no-restricted-imports': noImports(remote) }
  },
  {
    files: ['apps/portal/src/**/*.{ts,tsx}'],
    ignores: ['apps/portal/src/queries/**', 'apps/portal/src/testing/**', '**/*.test.*'],
    rules: { 'no-restricted-imports': noImports(http, cipher, plainRows, [effect, 'Effect stays behind queries/.']) }
  },
  {
    files: ['apps/portal/src/**/*.{ts,tsx}', 'libs/{ui,forms}/src/**/*.{ts,tsx}'],
    ignores: ['apps/portal/src/shell/outgoing/openWindow.ts', 'apps/portal/src/shell/sessionGuard/SessionGuard.tsx', '**/*.test.*'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...['window', 'globalThis', 'self'].map((object) => ({ object, property: 'open', message: 'Windows open through useOutgoing.' })),
        { object: 'navigator', property: 'sendBeacon', message: 'Calls go through apps/portal/src/queries.' }
      ]
    }
  },
  {
    files: ['apps/portal/src/queries/**/*.{ts,tsx}'],
    ignores: ['**/*.test.*', 'apps/portal/src/queries/{client,stepCalls,formCalls,materialCalls}.ts'],
    rules: {
      'no-restricted-imports': noImports(cipher),
      '@typescript-eslint/no-restricted-imports': noValues(
        ['@ljonething/api', '@ljonething/api/*', ...effect],
        'The contract loads with the first call to it: import type, or import() it (apps/portal/src/queries/groups.ts).'
      )
    }
  },
  {
    files: ['{tools,bench,e2e}/**/*.{ts,mjs}', 'apps/server/src/main.ts', '**/*.config.{ts,mjs}', 'libs/*/*.mjs', 'apps/portal/size/*.ts'],
    rules: { 'no-console': 'off' }
  }
)
