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

/** Whatever names something of the real world, alone or in parts. */
const real: readonly Record<string, string>[] = [
  centre,
  { IDENTITY_LOGIN_URL: centre.IDENTITY_LOGIN_URL },
  { IDENTITY_URL: centre.IDENTITY_URL },
  { IDENTITY_REAL_NAME_URL: 'https://login.example/real-name' },
  { TRUSTED_PROXIES: '10.0.0.7' },
  { DATABASE_URL: 'postgres://portal@db.example/portal' },
  { DEPARTMENT_URL: 'https://departments.example' },
  { DEPARTMENT_SEAL_TRUST: 'departments.pem' },
  { FACE_URL: 'https://faces.example' },
  { REGISTERS_URL: 'https://registers.example' },
  { REGISTERS_MARKET_URL: 'https://market.example' },
  { SEAL_URL: 'https://seals.example' },
  { SEAL_TRUST: 'seals.pem' },
  { MOBILE_URL: 'https://m.example' },
  { PROVINCIAL_PORTAL_URL: 'https://portal.example' }
]

/** Every one alone, every two together, all, none. */
const sets = [{}, ...real.flatMap((one, at) => real.slice(at).map((other) => ({ ...one, ...other }))), Object.assign({}, ...real)]
const loopbacks = [undefined, '127.0.0.1', '127.3.4.5', 'localhost', '::1']
const open = ['0.0.0.0', '::', '10.1.2.3', 'portal.example']
const said = [undefined, 'true', 'false']

const combinations = [...loopbacks, ...open].flatMap((host) =>
  said.flatMap((word) =>
    sets.map((set): Record<string, string> => ({
      ...set,
      ...(host === undefined ? {} : { HOST: host }),
      ...(word === undefined ? {} : { SANDBOX: word })
    }))
  )
)

const isOpen = ({ HOST = '127.0.0.1' }: Record<string, string>) => open.includes(HOST)
const hasCentre = (settings: Record<string, string>) => 'IDENTITY_LOGIN_URL' in settings && 'IDENTITY_URL' in settings
const isRefused = (settings: Record<string, string>) => settings['SANDBOX'] !== 'true' && isOpen(settings) && !hasCentre(settings)

describe('the sandbox', () => {
  it.each([
    ['of a bare start', {}, true],
    ['of a bare start, by another name of this computer', { HOST: 'localhost' }, true],
    ['switched off', { SANDBOX: 'false' }, false],
    ['beside one real thing', { DATABASE_URL: 'postgres://portal@db.example/portal' }, false],
    ['behind a proxy', { TRUSTED_PROXIES: '127.0.0.1' }, false],
    ['beside a list of proxies that names none', { TRUSTED_PROXIES: ' , ' }, true],
    ['said aloud beside an identity centre', { ...centre, SANDBOX: 'true' }, true],
    ['said aloud where others reach it', { HOST: '0.0.0.0', SANDBOX: 'true' }, true],
    ['not said where others reach it', { HOST: '0.0.0.0', ...centre }, false]
  ])('%s', async (_, settings, on) => {
    expect(await sandboxWith(settings)).toBe(on)
  })

  it('is off in every combination with something real unless it is said aloud', async () => {
    const wrong: unknown[] = []
    for (const settings of combinations.filter((each) => !isRefused(each))) {
      const { HOST: _host, SANDBOX: word, ...rest } = settings
      const on = word === 'true' || (word === undefined && Object.keys(rest).length === 0)
      if ((await sandboxWith(settings)) !== on) wrong.push(settings)
    }
    expect(wrong).toEqual([])
  })

  it('is no way in by accident: where others reach the service and nobody is told apart it refuses to start and says what to set', async () => {
    const refused = combinations.filter(isRefused)
    expect(refused.length).toBeGreaterThan(100)
    for (const settings of refused) {
      const words = String(await sandboxWith(settings))
      for (const word of [String(settings['HOST']), 'IDENTITY_LOGIN_URL', 'SANDBOX=true']) expect(words).toContain(word)
    }
  })
})

it.each([
  ['127.0.0.1', true],
  ['127.1.2.3', true],
  ['127.evil.example', false],
  ['0.0.0.0', false],
  ['192.168.0.1', false],
  ['localhost.example', false]
])('%s is this computer alone: %s', (host, alone) => expect(isLoopback(host)).toBe(alone))
