/** What became of the check of each seal (验章结果), above the pages: in words, never by a colour alone. */
import type { SealCheck, SealStatus } from '@ljonething/ofd/seals/checkSeals'
import { formatDate } from '@ljonething/domain/display/dateTime'
import { Notice } from '@ljonething/ui/Notice'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { sealAuthoritiesQuery } from '../../queries/results.ts'
import { checkedSeals } from './checkedSeals.ts'
import { namedPart } from './namedPart.ts'

interface SealNoticesProps {
  readonly bytes: Uint8Array<ArrayBuffer>
}

const results: Readonly<
  Record<SealStatus, { readonly tone: 'success' | 'warning' | 'danger'; readonly title: string; readonly text: string }>
> = {
  valid: { tone: 'success', title: '印章有效', text: '文件盖章后没有被修改。' },
  partial: { tone: 'warning', title: '印章没有保护全部内容', text: '受印章保护的内容盖章后没有被修改，其余内容请向签发部门核实。' },
  changed: { tone: 'danger', title: '文件盖章后被修改', text: '内容与盖章时不一致，请勿采信，并向签发部门核实。' },
  forged: { tone: 'danger', title: '印章无效', text: '签名不正确，或者签章人无权使用该印章，请勿采信，并向签发部门核实。' },
  expired: { tone: 'warning', title: '印章不在有效期内', text: '盖章时印章或者证书不在有效期内，请向签发部门核实。' },
  untrusted: { tone: 'warning', title: '无法核实签章人', text: '受印章保护的内容与盖章时一致，但不认识签发证书的机构，请向签发部门核实。' },
  unknown: { tone: 'warning', title: '无法验证印章', text: '印章格式或者算法不支持在线验证，请下载后用 OFD 阅读软件验证。' }
}

const mostNamed = 5

/** `没有受保护的内容：文件入口（OFD.xml）。` */
const leftOut = (names: readonly string[]) => {
  const more = names.length > mostNamed ? ` 等 ${names.length} 个文件` : ''
  return names.length === 0 ? '' : `没有受保护的内容：${names.slice(0, mostNamed).map(namedPart).join('、')}${more}。`
}

const Sealed = ({ check: { status, name, signer, issuer, signedAt, unprotected } }: { readonly check: SealCheck }) => {
  const { tone, title, text } = results[status]
  const facts = [
    ...(signer === '' ? [] : [`签章人 ${signer}`]),
    ...(signedAt === undefined ? [] : [`盖章时间 ${formatDate(signedAt, 'datetimeNoSeconds')}`]),
    ...(issuer === '' ? [] : [`证书签发 ${issuer}`])
  ]
  return (
    <Notice tone={tone} title={name === '' ? title : `${title}：${name}`} role="status">
      <p>
        {text}
        {leftOut(unprotected)}
        {facts.length === 0 ? '' : facts.join('，') + '。'}
      </p>
    </Notice>
  )
}

/** Where the authorities cannot be asked, nobody is trusted, and that is what it says. */
export const SealNotices = ({ bytes }: SealNoticesProps) => {
  const { data: authorities, isError } = useQuery(sealAuthoritiesQuery)
  const [checks, setChecks] = useState<readonly SealCheck[]>()
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (authorities === undefined && !isError) return undefined
    const closing = new AbortController()
    void checkedSeals({ bytes, trusted: authorities ?? [] }, closing.signal).then((found) => {
      if (closing.signal.aborted) return
      setChecks(found)
      setLate(found === undefined)
    })
    return () => closing.abort()
  }, [bytes, authorities, isError])
  if (isLate)
    return (
      <Notice tone="warning" title="印章验证超时">
        请下载后用 OFD 阅读软件验证。
      </Notice>
    )
  return checks?.map((check, index) => <Sealed key={index} check={check} />)
}
