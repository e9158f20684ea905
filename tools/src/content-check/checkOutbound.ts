/**
 * Links to other systems (对外链接): over https, with a ticket only to a system of `outbound-hosts.json`, each of which is a host name, given once. What
 * is handled there has its address in the portal, under its own code.
 */
import { needsTicket, outgoingObstacle } from '@ljonething/domain/navigation/outgoingLink'
import { outerPath } from '@ljonething/domain/navigation/sceneEntries'
import { userType } from '@ljonething/domain/codes/user'
import { isRecord } from '@ljonething/domain/values/wireShape'
import type { ContentTables } from './ContentTables.ts'
import type { PathProblem } from './Problem.ts'
import type { SceneIndex } from './sceneIndex.ts'

export const outboundHosts = (content: unknown): readonly string[] =>
  isRecord(content) && Array.isArray(content['items'])
    ? content['items'].map((item: unknown) => (isRecord(item) ? String(item['host']) : ''))
    : []

export function checkOutboundHosts(content: unknown): readonly PathProblem[] {
  const hosts = outboundHosts(content)
  if (hosts.length === 0) return [{ path: 'items', message: 'no system is listed' }]
  return hosts.flatMap((host, at) => [
    ...(/^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/u.test(host)
      ? []
      : [{ path: `items[${at}].host`, message: `${host} is no host name` }]),
    ...(hosts.indexOf(host) < at ? [{ path: `items[${at}].host`, message: `${host} is given twice` }] : [])
  ])
}

const checkAddress = (sceneCode: string, address: string): readonly PathProblem[] =>
  address === outerPath(sceneCode) ? [] : [{ path: 'thirdParty.baseInfo.address', message: `${address} is not ${outerPath(sceneCode)}` }]

export function checkOutbound({ scene: { sceneCode, thirdParty } }: SceneIndex, tables: ContentTables): readonly PathProblem[] {
  if (thirdParty === undefined) return []
  const { doUrl, address } = thirdParty.baseInfo
  return [...checkAddress(sceneCode, address), ...checkDoUrl(doUrl, tables)]
}

function checkDoUrl(doUrl: string, tables: ContentTables): readonly PathProblem[] {
  const problem = (message: string): readonly PathProblem[] => [{ path: 'thirdParty.baseInfo.doUrl', message }]
  const host = URL.parse(doUrl)?.hostname
  if (host === undefined || outgoingObstacle({ href: doUrl }, { userType: userType.code.personal }) !== undefined)
    return problem(`${doUrl} cannot be followed`)
  return needsTicket(doUrl) && !tables.hasOutboundHost(host) ? problem(`${host} may be handed no ticket`) : []
}
