/**
 * The mobile address (移动端地址): where the portal sends phones (`MOBILE_URL`, spec §2.3): an absolute https address without login, query and hash, kept
 * without its last slash. Plain http is taken for this machine alone, for trying out.
 *   https://m.zwfw.hlj.gov.cn/app/ → https://m.zwfw.hlj.gov.cn/app     http://127.0.0.1:5174 → as it is
 *   m.zwfw.hlj.gov.cn, http://m.zwfw.hlj.gov.cn, https://a:b@m.zwfw.hlj.gov.cn, https://m.zwfw.hlj.gov.cn?a=1 fail
 */
import { Schema, SchemaGetter } from 'effect'

const absolute = /^https?:\/\/[^\s\\?#]+$/i
const thisMachine = new Set(['127.0.0.1', 'localhost'])

const isMobileUrl = (text: string): boolean => {
  if (!absolute.test(text) || !URL.canParse(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  return username === '' && password === '' && (protocol === 'https:' || thisMachine.has(hostname))
}

export const PortalMobileUrl = Schema.String.pipe(
  Schema.check(Schema.makeFilter(isMobileUrl)),
  Schema.decodeTo(Schema.String, {
    decode: SchemaGetter.transform((text) => new URL(text).href.replace(/\/+$/, '')),
    encode: SchemaGetter.transform((text) => text)
  })
)
