import { isOn } from '@ljonething/domain/codes/flag'
import type { PlannedMaterial } from '@ljonething/domain/plan/Plan'
import type { MaterialTemplate } from '@ljonething/domain/scene/FormTemplate'
import { Tag } from '@ljonething/ui/Tag'
import type { Tone } from '@ljonething/ui/Tag'
import { useQuery } from '@tanstack/react-query'
import { ownCertificatesQuery } from '../../queries/reuse.ts'
import { sessionQuery } from '../../queries/session.ts'
import { lineReason } from './lineReason.ts'
import * as styles from './PlanLines.css.ts'

interface LineTag {
  readonly text: string
  readonly tone: Tone
}

/**
 * Of a material that a certificate stands for: whether the person has it. Whose it has to be says the form where it is not their own; that, and
 * what a visitor has, is not known yet.
 */
const certificateTag = (
  { filereuse, reusableCertificate: linked }: MaterialTemplate,
  own: readonly string[] | undefined
): readonly LineTag[] => {
  if (!isOn(filereuse) || linked === undefined) return []
  if (own === undefined || linked.holder !== undefined) return [{ text: '可用电子证照', tone: 'neutral' }]
  return own.includes(linked.certCode) ? [{ text: '可复用', tone: 'info' }] : []
}

const tagsOf = ({ material, certainty }: PlannedMaterial, own: readonly string[] | undefined): readonly LineTag[] => [
  ...(certainty === 'maybe' ? [{ text: '也许', tone: 'warning' as const }] : []),
  { text: material.required ? '必交' : '选交', tone: 'neutral' },
  ...certificateTag(material, own),
  ...(isOn(material.signFlag) ? [{ text: '需签名', tone: 'success' as const }] : [])
]

/** The materials of a plan (申请材料): required, reusable, to be signed, and why. */
export const PlanMaterials = ({ materials }: { readonly materials: readonly PlannedMaterial[] }) => {
  const { data: session } = useQuery(sessionQuery)
  const linked = materials.flatMap(({ material }) => material.reusableCertificate?.certCode ?? [])
  const { data: own } = useQuery({
    ...ownCertificatesQuery([...new Set(linked)]),
    enabled: session?.user !== undefined && linked.length > 0
  })
  if (materials.length === 0) return <p className={styles.empty}>不需要提交材料</p>
  return (
    <ul className={styles.list}>
      {materials.map((line) => (
        <li key={line.material.code} className={styles.line}>
          <div className={styles.text}>
            <div className={styles.name}>{line.material.label}</div>
            <div className={styles.reason}>{lineReason(line, '各种情形都适用')}</div>
          </div>
          <div className={styles.tags}>
            {tagsOf(line, own).map(({ text, tone }) => (
              <Tag key={text} tone={tone}>
                {text}
              </Tag>
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}
