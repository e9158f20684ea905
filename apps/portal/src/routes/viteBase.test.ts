import { basePath } from '@ljonething/domain/navigation/portalPath'
import { expect, it } from 'vitest'
import config from '../../vite.config.ts'

it('[R-9-08] the portal is built for the base that the router stands under, /ljonething/', () => {
  expect(config.base).toBe('/ljonething/')
  expect(`${basePath}/`).toBe(config.base)
})
