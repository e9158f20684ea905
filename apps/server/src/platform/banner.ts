/**
 * The banner (启动横幅): the address and, with the sandbox on, the people one may log in as; the sandbox provides them as `BannerPeople`. Where settings
 * turned the sandbox off, which ones.
 */
import { Context, Effect } from 'effect'

export interface BannerPerson {
  readonly name: string
  readonly note: string
}

/** `Layer.effect(BannerPeople, …)` in a capability fills the list. */
export const BannerPeople = Context.Reference<Effect.Effect<readonly BannerPerson[]>>('@ljonething/server/platform/BannerPeople', {
  defaultValue: () => Effect.succeed([])
})

export const banner = (address: string, people: readonly BannerPerson[], sandboxOffBy: readonly string[]): string => {
  const names = people.map(({ name, note }) => `    ${name}  ${note}`)
  const list = names.length > 0 ? ['', '  沙箱登录人员：', ...names] : []
  const off = sandboxOffBy.length > 0 ? ['', `  已配置 ${sandboxOffBy.join('、')}，沙箱不开启；仅作演示时可设置 SANDBOX=true。`] : []
  return ['', '  龙江一件事 已就绪', '', `  ${address}`, ...list, ...off, '', '  按 Ctrl-C 停止', ''].join('\n')
}
