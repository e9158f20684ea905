import { isOn } from '@ljonething/domain/codes/flag'
import type { PlannedMaterial } from '@ljonething/domain/plan/Plan'
import { Tag } from '@ljonething/ui/Tag'
import type { Tone } from '@ljonething/ui/Tag'
import { lineReason } from './lineReason.ts'
import * as styles from './PlanLines.css.ts'

interface LineTag {
  readonly text: string
  readonly tone: Tone
}

const tagsOf = ({ material, certainty }: PlannedMaterial): readonly LineTag[] => [
  ...(certainty === 'maybe' ? [{ text: '也许', tone: 'warning' as const }] : []),
  { text: material.required ? '必交' : '选交', tone: 'neutral' },
  ...(isOn(material.filereuse) ? [{ text: '可复用', tone: 'info' as const }] : []),
  ...(isOn(material.signFlag) ? [{ text: '需签名', tone: 'success' as const }] : [])
]

/** The materials of a plan (申请材料): required, reusable, to be signed, and why. */
export const PlanMaterials = ({ materials }: { readonly materials: readonly PlannedMaterial[] }) =>
  materials.length === 0 ? (
    <p className={styles.empty}>不需要提交材料</p>
  ) : (
    <ul className={styles.list}>
      {materials.map((line) => (
        <li key={line.material.code} className={styles.line}>
          <div className={styles.text}>
            <div className={styles.name}>{line.material.label}</div>
            <div className={styles.reason}>{lineReason(line, '各种情形都适用')}</div>
          </div>
          <div className={styles.tags}>
            {tagsOf(line).map(({ text, tone }) => (
              <Tag key={text} tone={tone}>
                {text}
              </Tag>
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
