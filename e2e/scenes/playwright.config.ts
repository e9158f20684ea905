/**
 * Every own scene, on a product and data of their own (全部主题): which way they are filled in says `SCENE_SET`, `example` or `most`. Two browsers
 * share the product: one is drawn while the other waits.
 */
import { defineConfig } from '@playwright/test'
import journeys from '../playwright.config.ts'

export default defineConfig(journeys, {
  testDir: '.',
  testIgnore: [],
  workers: 2,
  fullyParallel: true,
  outputDir: '../test-results-scenes',
  reporter: [['list'], ['../pageSaid.ts'], ['json', { outputFile: '../reports/scenes.json' }]],
  use: { trace: 'off', screenshot: 'only-on-failure' }
})
