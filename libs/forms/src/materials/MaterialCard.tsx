import { isIdentityCard } from '@ljonething/domain/form/fileLimits'
import type { Material } from '@ljonething/domain/form/FormDescription'
import { Button } from '@ljonething/ui/Button'
import { Card } from '@ljonething/ui/Card'
import { FilePicker } from '@ljonething/ui/FilePicker'
import { LoadingOverlay } from '@ljonething/ui/LoadingOverlay'
import { Skeleton } from '@ljonething/ui/Skeleton'
import { Tag } from '@ljonething/ui/Tag'
import { UploadZone } from '@ljonething/ui/UploadZone'
import { VisuallyHidden } from '@ljonething/ui/VisuallyHidden'
import { CircleAlert, Upload } from 'lucide-react'
import { lazy, memo, Suspense, useState } from 'react'
import { controlId } from '../engine/controlId.ts'
import type { FormStore } from '../engine/FormStore.ts'
import { filesOf } from '../engine/openFile.ts'
import { remarkOf } from '../remarks/remarkOf.tsx'
import { useMaterial } from '../hooks/useMaterial.ts'
import { HandedInFile } from './HandedInFile.tsx'
import { isSatisfied } from '../engine/isSatisfied.ts'
import { limitsText } from './limitsText.ts'
import * as styles from './MaterialSection.css.ts'
import { sourceText } from './sourceText.ts'
import { uploadButtons } from './uploadButtons.ts'
import { UploadingFile } from './UploadingFile.tsx'
import { useMaterialFiles } from './useMaterialFiles.ts'

const IdentityCardFaces = lazy(() => import('./IdentityCardFaces.tsx'))
const ReuseOffers = lazy(() => import('./ReuseOffers.tsx'))
const Guidance = lazy(() => import('./Guidance.tsx'))
const ReviewPoints = lazy(() => import('./ReviewPoints.tsx'))

export interface MaterialCardProps {
  readonly store: FormStore
  readonly material: Material
  readonly matterName: (code: string) => string
  readonly readOnly: boolean
}

/** One material (材料): what it is, its files, and the ways to hand them in; one that is there when the page opens is a line that opens. */
export const MaterialCard = memo(({ store, material, matterName, readOnly }: MaterialCardProps) => {
  const { files, issue, visible, required } = useMaterial(store, material.id)
  const actions = useMaterialFiles(store, material)
  const services = filesOf(store)
  const id = controlId(material.id)
  const show = uploadButtons(material, services)
  const source = sourceText(material, show)
  const satisfied = isSatisfied(material, files) && issue === undefined && actions.uploads.length === 0 && actions.refusal === ''
  const [isOpen, setOpen] = useState(() => readOnly || !satisfied)
  // What was refused or taken away stays open when it is handed in again.
  if (!satisfied && !isOpen) setOpen(true)
  const folded = satisfied && !isOpen
  const isReused = files.some((file) => file.isReuse)
  const full = !material.isApplicationForm && material.fileLimits.fileNum > 0 && files.length >= material.fileLimits.fileNum
  const accept = material.fileLimits.fileTypes.map((type) => `.${type}`).join(',')
  const invalid = issue !== undefined || actions.refusal !== ''
  const samples = services.sampleFile === undefined ? '' : material.emptyfile + material.examplefile
  /** What is reused is whole as it is. */
  const hasFaces = show.upload && isIdentityCard(material) && !isReused
  const signed = material.needSign && !readOnly ? files.find((file) => file.isApplyForm) : undefined
  if (!visible) return null
  const others = (
    <>
      {show.generate ? (
        <Button variant="primary" disabled={files.some((file) => file.isApplyForm)} busy={actions.generating} onClick={actions.generate}>
          生成申请表并预览
        </Button>
      ) : null}
      {show.scan ? <Button onClick={actions.scan}>手机扫码上传</Button> : null}
    </>
  )
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.header}>
        <h3 id={`${id}-label`} className={styles.title}>
          <span>
            {material.label}
            {required ? (
              <>
                <span aria-hidden="true" className={styles.required}>
                  *
                </span>
                <VisuallyHidden>（必填）</VisuallyHidden>
              </>
            ) : null}
          </span>
          {material.isFree ? <Tag tone="success">免提交</Tag> : null}
          {material.needSign ? <Tag tone="info">需在线签名</Tag> : null}
          {satisfied ? <Tag tone="success">已交 {files.length} 个文件</Tag> : null}
        </h3>
        <div className={styles.ways}>
          {satisfied && !readOnly ? (
            <Button
              id={folded ? id : undefined}
              variant="quiet"
              size="small"
              aria-expanded={!folded}
              aria-label={`${folded ? '查看或更换' : '收起'} ${material.label}`}
              onClick={() => setOpen(folded)}
            >
              {folded ? '查看或更换' : '收起'}
            </Button>
          ) : null}
          {!folded && material.hasCheckPoint ? (
            <Suspense>
              <ReviewPoints material={material} />
            </Suspense>
          ) : null}
        </div>
      </div>
      {signed === undefined || services.Signatures === undefined ? null : (
        <Suspense>
          <services.Signatures
            material={material}
            file={signed}
            onOpen={() => void actions.open(signed)}
            onGenerate={() => void actions.generate()}
          />
        </Suspense>
      )}
      {folded ? null : (
        <>
          <div className={styles.facts}>
            {source === '' ? null : <div>{source}</div>}
            {material.matters.length === 0 ? null : <div>用于：{material.matters.map(matterName).join('、')}</div>}
            {remarkOf(material.remark)}
          </div>
          {material.reviewPoints.length === 0 && samples === '' ? null : (
            <Suspense>
              <Guidance material={material} services={services} />
            </Suspense>
          )}
          {readOnly || !show.reuse || isReused ? null : (
            <Suspense>
              <ReuseOffers services={services} material={material} onTake={actions.reuse} />
            </Suspense>
          )}
          {readOnly ? null : show.upload && !hasFaces ? (
            <UploadZone
              id={id}
              label={material.label}
              accept={accept}
              multiple={material.fileLimits.fileNum !== 1}
              disabled={full}
              invalid={invalid}
              hint={full ? `已上传 ${files.length} 个文件，删除后可以重新上传` : limitsText(material)}
              actions={others}
              isSecond={show.generate}
              onFiles={actions.upload}
            />
          ) : (
            <div id={hasFaces ? undefined : id} className={styles.buttons}>
              {hasFaces && !full ? (
                <FilePicker
                  id={id}
                  text="上传材料"
                  icon={Upload}
                  variant="secondary"
                  accept={accept}
                  multiple
                  aria-label={`上传材料：${material.label}`}
                  aria-invalid={invalid || undefined}
                  onPicked={actions.upload}
                />
              ) : null}
              {others}
              {hasFaces && !full ? <div className={styles.limits}>{limitsText(material)}，两张可以一起选</div> : null}
            </div>
          )}
          {[issue?.message ?? '', actions.refusal]
            .filter((message) => message !== '')
            .map((message) => (
              <div key={message} className={styles.error}>
                <CircleAlert aria-hidden="true" size={18} />
                <span>
                  <VisuallyHidden>错误：</VisuallyHidden>
                  {message}
                </span>
              </div>
            ))}
          {hasFaces ? (
            <Suspense fallback={<Skeleton height={160} />}>
              <IdentityCardFaces {...{ material, files, actions, readOnly, accept, invalid }} />
            </Suspense>
          ) : files.length + actions.uploads.length === 0 ? null : (
            <ul className={styles.files} aria-label={`${material.label}的文件`}>
              {files.map((file) => (
                <li key={file.id}>
                  <HandedInFile file={file} actions={actions} readOnly={readOnly} accept={accept} />
                </li>
              ))}
              {actions.uploads.map((upload) => (
                <li key={`upload-${upload.key}`}>
                  <UploadingFile upload={upload} actions={actions} />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
      <LoadingOverlay active={actions.generating} scope="page" text="正在生成申请表，请稍候" />
    </Card>
  )
})
MaterialCard.displayName = 'MaterialCard'
