import type { Material } from '@ljonething/domain/form/FormDescription'
import { Button } from '@ljonething/ui/Button'
import { useCallback, useEffect, useId, useState } from 'react'
import type { FileServices, ReusableFile } from '../engine/FileServices.ts'
import * as styles from './MaterialSection.css.ts'

export interface ReuseOffersProps {
  readonly services: FileServices
  readonly material: Material
  readonly onTake: (id: string) => Promise<void>
}

type Asked = 'asking' | 'failed' | readonly ReusableFile[]

/** What the person has already for a material (可复用的材料), each with the button that takes it; nothing where there is none. */
export default function ReuseOffers({ services, material, onTake }: ReuseOffersProps) {
  const [asked, setAsked] = useState<Asked>('asking')
  const [attempt, setAttempt] = useState(0)
  const headingId = useId()
  useEffect(() => {
    let isCurrent = true
    services.reuse?.offers(material).then(
      (offers) => isCurrent && setAsked(offers),
      () => isCurrent && setAsked('failed')
    )
    return () => {
      isCurrent = false
    }
  }, [services, material, attempt])
  const again = useCallback(() => {
    setAsked('asking')
    setAttempt((before) => before + 1)
  }, [])
  if (asked === 'asking') {
    return (
      <p role="status" className={styles.asking}>
        正在查询您已有的证照…
      </p>
    )
  }
  if (asked === 'failed') {
    return (
      <div role="status" className={styles.asking}>
        暂时查不到您已有的证照，可以直接上传，或
        <Button variant="quiet" size="small" onClick={again}>
          重新查询
        </Button>
      </div>
    )
  }
  if (asked.length === 0) return null
  const preview = services.reuse?.preview
  return (
    <div className={styles.offers}>
      <div id={headingId} className={styles.offersTitle}>
        {asked.every(({ refusal }) => refusal !== '') ? '您已有的证照不能复用，请上传材料' : '您已有这些材料，可以直接使用，不用上传'}
      </div>
      <ul aria-labelledby={headingId} className={styles.offerList}>
        {asked.map((offer) => {
          const { id, title, facts, refusal, isCertificate } = offer
          return (
            <li key={id} className={styles.offer}>
              <div className={styles.offerText}>
                <strong>{title}</strong>
                <div>{facts.join('　')}</div>
                {refusal === '' ? null : <div className={styles.refused}>{refusal}</div>}
              </div>
              {isCertificate === true && preview !== undefined ? (
                <Button aria-label={`预览 ${title}`} onClick={() => preview(material, offer)}>
                  预览
                </Button>
              ) : null}
              {refusal === '' ? (
                <Button variant="primary" busyText="正在复用…" aria-label={`复用 ${title}`} onClick={() => onTake(id)}>
                  复用
                </Button>
              ) : null}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
