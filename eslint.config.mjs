import nx from '@nx/eslint-plugin'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

/** Who may import whom (docs/architecture.md). Each project carries one `layer:` tag in its package.json. */
const layers = {
  validation: [],
  domain: ['validation'],
  crypto: [],
  api: ['domain', 'validation', 'crypto'],
  ui: [],
  forms: ['domain', 'validation', 'ui'],
  portal: ['domain', 'validation', 'crypto', 'api', 'ui', 'forms'],
  server: ['api', 'domain', 'validation', 'crypto'],
  tool: ['api', 'domain', 'validation', 'crypto', 'forms', 'ui', 'server'],
  e2e: []
}

const noGlobals = (...names) => ['error', ...names.map((name) => ({ name, message: 'This layer may not use it (docs/architecture.md).' }))]
const noImports = (...groups) => ['error', { patterns: groups.map(([group, message]) => ({ group, message })) }]

const ambient = ['window', 'document', 'localStorage', 'sessionStorage', 'navigator', 'fetch', 'XMLHttpRequest', 'process', 'Buffer', 'setTimeout', 'setInterval']
const frameworks = [['effect', 'effect/*', '@effect/*', 'react', 'react/*', 'react-dom', 'node:*'], 'Pure libraries know no framework and no platform.']
const http = [['@ljonething/api', '@ljonething/api/*'], 'Only apps/portal/src/queries and src/session may call the API.']

export default tseslint.config(
  { ignores: ['**/dist/**', '**/coverage/**', '**/node_modules/**', '**/.data/**', '**/test-results/**', '**/playwright-report/**', '**/reports/**', '**/.stryker-tmp/**'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  ...tseslint.configs.recommended,
  ...nx.configs['flat/base'],
  {
    files: ['**/*.ts', '**/*.tsx'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-restricted-syntax': ['error', { selector: 'TSEnumDeclaration', message: 'Use a table and a derived type.' }],
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
          depConstraints: Object.entries(layers).map(([layer, may]) => ({
            sourceTag: `layer:${layer}`,
            onlyDependOnLibsWithTags: may.length === 0 ? [`layer:${layer}`] : may.map((name) => `layer:${name}`)
          }))
        }
      ]
    }
  },
  {
    files: ['libs/validation/src/**/*.ts', 'libs/domain/src/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-globals': noGlobals(...ambient, 'crypto'),
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Randomness is passed in.' },
        { object: 'Date', property: 'now', message: 'Clocks are passed in.' }
      ],
      'no-restricted-imports': noImports(frameworks)
    }
  },
  {
    files: ['libs/crypto/src/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-imports': noImports([['effect', 'effect/*', 'react', 'react-dom', '@ljonething/*'], 'crypto stands alone.']) }
  },
  {
    files: ['libs/ui/src/**/*.{ts,tsx}', 'libs/forms/src/**/*.{ts,tsx}', 'apps/portal/src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      'jsx-a11y/no-autofocus': 'off',
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-globals': noGlobals('fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket')
    }
  },
  {
    files: ['libs/ui/src/**/*.{ts,tsx}'],
    rules: { 'no-restricted-imports': noImports([['@ljonething/*', 'effect', 'effect/*'], 'The design system knows no domain and no API.']) }
  },
  {
    files: ['libs/forms/src/**/*.{ts,tsx}'],
    rules: { 'no-restricted-imports': noImports([['@ljonething/api/*', 'effect', 'effect/*'], 'Everything remote comes in through FormServices.']) }
  },
  {
    files: ['apps/portal/src/**/*.{ts,tsx}'],
    ignores: ['apps/portal/src/queries/**', 'apps/portal/src/session/**', 'apps/portal/src/testing/**', '**/*.test.*'],
    rules: { 'no-restricted-imports': noImports(http, [['effect', 'effect/*'], 'Effect stays behind queries/ and session/.']) }
  },
  {
    files: ['tools/**', 'bench/**', 'e2e/**', 'apps/server/src/main.ts', '**/*.config.*'],
    rules: { 'no-console': 'off' }
  }
)
