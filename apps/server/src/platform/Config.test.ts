import { ConfigProvider, Effect, Layer } from 'effect'
import { describe, expect, it } from 'vitest'
import { ServiceConfig } from './Config.ts'
import { isLoopback } from './loopback.ts'

const sandboxWith = (settings: Record<string, string>) =>
  Effect.runPromise(
    Effect.map(ServiceConfig, ({ sandbox }) => sandbox).pipe(
      Effect.provide(ServiceConfig.layer.pipe(Layer.provide(ConfigProvider.layer(ConfigProvider.fromUnknown(settings))))),
      Effect.catch((error) => Effect.succeed(error instanceof Error ? error.message : String(error)))
    )
  )

const centre = { IDENTITY_LOGIN_URL: 'https://login.example/', IDENTITY_URL: 'https://login.example/api' }

describe('the sandbox', () => {
  it.each([
    ['on this computer alone', {}, true],
    ['on this computer, by another name', { HOST: 'localhost' }, true],
    ['on this computer, over IPv6', { HOST: '::1' }, true],
    ['switched off', { SANDBOX: 'false' }, false],
    ['switched off where others reach it', { HOST: '0.0.0.0', SANDBOX: 'false' }, false],
    ['asked for where others reach it', { HOST: '0.0.0.0', SANDBOX: 'true' }, true],
    ['not asked for where others reach it', { HOST: '0.0.0.0', ...centre }, false]
  ])('%s', async (_, settings, on) => {
    expect(await sandboxWith(settings)).toBe(on)
  })

  it.each([{ HOST: '0.0.0.0' }, { HOST: '10.1.2.3' }, { HOST: '::' }, { HOST: '0.0.0.0', IDENTITY_URL: centre.IDENTITY_URL }])(
    'is no way in by accident: %j refuses to start and says what to set',
    async (settings) => {
      const said = await sandboxWith(settings as Record<string, string>)
      for (const word of [String(settings.HOST), 'IDENTITY_LOGIN_URL', 'SANDBOX=true']) expect(said).toContain(word)
    }
  )
})

it.each([
  ['127.0.0.1', true],
  ['127.1.2.3', true],
  ['127.evil.example', false],
  ['0.0.0.0', false],
  ['192.168.0.1', false],
  ['localhost.example', false]
])('%s is this computer alone: %s', (host, alone) => expect(isLoopback(host)).toBe(alone))
