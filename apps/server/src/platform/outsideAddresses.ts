/**
 * Where outside systems are asked (外部系统地址), and with which credential: for one system `REGISTERS_MARKET_URL` and `REGISTERS_MARKET_TOKEN`, for all
 * that have no address of their own `REGISTERS_URL` and `REGISTERS_TOKEN`. A credential goes to the address it stands beside and to no other.
 */
import { outsideSystems } from '@ljonething/domain/registers/registers'
import type { System } from '@ljonething/domain/registers/registers'
import { Config, Option } from 'effect'
import type { Redacted } from 'effect'

export interface OutsideAddress {
  readonly url: string
  readonly token: Redacted.Redacted | undefined
}

/** Without a slash at its end. */
export const address = (name: string): Config.Config<string> => Config.URL(name).pipe(Config.map(({ href }) => href.replace(/\/+$/, '')))

/** `<NAME>_URL` with `<NAME>_TOKEN`; undefined without the first. */
export const addressUnder = (name: string): Config.Config<OutsideAddress | undefined> =>
  Config.all({ url: Config.option(address(`${name}_URL`)), token: Config.option(Config.Redacted(`${name}_TOKEN`)) }).pipe(
    Config.map(({ url, token }) => (Option.isNone(url) ? undefined : { url: url.value, token: Option.getOrUndefined(token) }))
  )

/** `socialSecurity` → `SOCIAL_SECURITY`. */
const shouted = (system: string): string => system.replace(/[A-Z]/g, '_$&').toUpperCase()

export const registerAddresses: Config.Config<(system: System) => OutsideAddress | undefined> = Config.all({
  all: addressUnder('REGISTERS'),
  own: Config.all(
    outsideSystems.map(({ system }) => Config.map(addressUnder(`REGISTERS_${shouted(system)}`), (own) => [system, own] as const))
  )
}).pipe(
  Config.map(({ all, own }) => {
    const owned = new Map(own)
    return (system) => owned.get(system) ?? all
  })
)
