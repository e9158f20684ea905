/** 订阅服务: a service a person can keep among their own; `pictture` is the published spelling. Source: spec §3.4. Example: `readSubscribedService({ rawId: 'SV0001', subscribe: '1' })?.subscribe` → true. */
import { flag, shape, text } from '../values/wireShape.ts'
import type { Shaped } from '../values/wireShape.ts'

const serviceShape = shape({ rawId: text, servicesUrl: text, pictture: text, name: text, subscribe: flag, myServices: flag })

export type SubscribedService = Shaped<typeof serviceShape>

export function readSubscribedService(value: unknown): SubscribedService | undefined {
  const service = serviceShape.read(value)
  return service?.rawId === '' ? undefined : service
}
