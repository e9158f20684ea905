/**
 * The way a submit came (提交来源), all of it by its data source system: the channel it is filed under, whether on line, and what departments read.
 * A browser that says PC stands on a desk at home or at a window of a hall; every other client says its system by itself.
 * Source: spec §3.1, §3.3. Example: client 5 (WeChat) → '2'; '4' (terminal) → channel '3', on line; '3' (hall) → off line, acceptance '7'.
 */
import { acceptanceSource, dataSource, formChannel, onlineMode } from '../codes/channel.ts'
import type { DataSource } from '../codes/channel.ts'
import type { CodeOf } from '../codes/codeTable.ts'
import { scenePhase, sceneUnionType } from '../codes/scene.ts'
import { clientType } from '../codes/user.ts'

/** How it was handed in, as a department reads it. */
export interface PartOrigin {
  readonly source: CodeOf<typeof formChannel>
  /** Of the SL list. */
  readonly infoSource: CodeOf<typeof acceptanceSource>
  readonly onlineFlag: CodeOf<typeof onlineMode>
  readonly phase: CodeOf<typeof scenePhase>
}

const { network, mobile, hall, terminal } = dataSource.code

const sources: Readonly<Record<CodeOf<typeof clientType>, readonly [usual: DataSource, ...others: DataSource[]]>> = {
  [clientType.code.pc]: [network, hall],
  [clientType.code.soundBox]: [network],
  [clientType.code.terminal]: [terminal],
  [clientType.code.robot]: [network],
  [clientType.code.wechat]: [mobile],
  [clientType.code.app]: [mobile],
  [clientType.code.wechatMini]: [mobile],
  [clientType.code.alipayMini]: [mobile]
}
const sourcesOf = (client: string) => sources[clientType.parse(client) ?? clientType.code.pc]

const channels: Readonly<Record<DataSource, PartOrigin['source']>> = {
  [network]: formChannel.code.portal,
  [mobile]: formChannel.code.mobile,
  [hall]: formChannel.code.hall,
  [terminal]: formChannel.code.hall
}
const accepted: Readonly<Record<DataSource, PartOrigin['infoSource']>> = {
  [network]: acceptanceSource.code.network,
  [mobile]: acceptanceSource.code.mobile,
  [hall]: acceptanceSource.code.hall,
  [terminal]: acceptanceSource.code.terminal
}

export const channelOf = (source: DataSource) => channels[source]

export const onlineModeOf = (source: DataSource) => (source === hall ? onlineMode.code.offline : onlineMode.code.online)

/** What a client submits as, unless it says otherwise. */
export const usualSource = (client: string): DataSource => sourcesOf(client)[0]

/** The data source system that was said; undefined where it is none, or not one of this client, or the channel is not the one of it. */
export const saidSource = (client: string, said: { readonly infoSource: string; readonly source: string }): DataSource | undefined =>
  sourcesOf(client).find((source) => source === said.infoSource && channels[source] === said.source)

export const partOrigin = (source: DataSource, unionType: string): PartOrigin => ({
  source: channels[source],
  infoSource: accepted[source],
  onlineFlag: onlineModeOf(source),
  phase: unionType === sceneUnionType.code.selfBuiltPhaseTwo ? scenePhase.code.two : scenePhase.code.one
})

/** For people: 互联网门户 · 线上. */
export const originText = (source: DataSource): string =>
  `${formChannel.labelOf(channels[source])} · ${onlineMode.labelOf(onlineModeOf(source))}`
