/** The banner (启动横幅): the address and, with the sandbox on, the people one may log in as; the sandbox provides them as `BannerPeople`. */
import { Context, Effect } from 'effect'

export interface BannerPerson {
  readonly name: string
  readonly note: string
}

/** `Layer.effect(BannerPeople, …)` in a capability fills the list. */
export const BannerPeople = Context.Reference<Effect.Effect<readonly BannerPerson[]>>('@ljonething/server/platform/BannerPeople', {
  defaultValue: () => Effect.succeed([])
})

export const banner = (address: string, people: readonly BannerPerson[]): string => {
  const names = people.map(({ name, note }) => `    ${name}  ${note}`)
  const list = names.length > 0 ? ['', '  沙箱登录人员：', ...names] : []
  return ['', '  龙江一件事 已就绪', '', `  ${address}`, ...list, '', '  按 Ctrl-C 停止', ''].join('\n')
}
