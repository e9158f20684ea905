import type { Material } from '@ljonething/domain/form/FormDescription'
import { Button } from '@ljonething/ui/Button'
import { Card } from '@ljonething/ui/Card'
import { FileRow } from '@ljonething/ui/FileRow'
import { LoadingOverlay } from '@ljonething/ui/LoadingOverlay'
import { Tag } from '@ljonething/ui/Tag'
import { UploadZone } from '@ljonething/ui/UploadZone'
import { VisuallyHidden } from '@ljonething/ui/VisuallyHidden'
import { CircleAlert } from 'lucide-react'
import { memo, useState } from 'react'
import { controlId } from '../engine/controlId.ts'
import type { FormStore } from '../engine/FormStore.ts'
import { isPreviewable } from '../engine/openFile.ts'
import { remarkOf } from '../form/remarkOf.tsx'
import { useMaterial } from '../hooks/useMaterial.ts'
import { isSatisfied } from './isSatisfied.ts'
import { limitsText } from './limitsText.ts'
import * as styles from './MaterialSection.css.ts'
import { ReuseOffers } from './ReuseOffers.tsx'
import { ReviewPoints } from './ReviewPoints.tsx'
import { sourceText } from './sourceText.ts'
import { uploadButtons } from './uploadButtons.ts'
import { useMaterialFiles } from './useMaterialFiles.ts'

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
  const { services } = store
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
              variant="quiet"
              size="small"
              aria-expanded={!folded}
              aria-label={`${folded ? '查看或更换' : '收起'} ${material.label}`}
              onClick={() => setOpen(folded)}
            >
              {folded ? '查看或更换' : '收起'}
            </Button>
          ) : null}
          {!folded && material.emptyfile !== '' && services.downloadTemplate ? (
            <Button variant="quiet" size="small" onClick={() => services.downloadTemplate?.(material, 'empty')}>
              下载空白模板
            </Button>
          ) : null}
          {!folded && material.examplefile !== '' && services.downloadTemplate ? (
            <Button variant="quiet" size="small" onClick={() => services.downloadTemplate?.(material, 'example')}>
              查看示例
            </Button>
          ) : null}
          {!folded && material.hasCheckPoint ? <ReviewPoints material={material} /> : null}
        </div>
      </div>
      {folded ? null : (
        <>
          <div className={styles.facts}>
            {source === '' ? null : <div>{source}</div>}
            {material.matters.length === 0 ? null : <div>用于：{material.matters.map(matterName).join('、')}</div>}
            {remarkOf(material.remark)}
          </div>
          {readOnly || !show.reuse || isReused ? null : <ReuseOffers services={services} material={material} onTake={actions.reuse} />}
          {readOnly ? null : show.upload ? (
            <UploadZone
              id={id}
              label={material.label}
              accept={material.fileLimits.fileTypes.map((type) => `.${type}`).join(',')}
              multiple={material.fileLimits.fileNum !== 1}
              disabled={full}
              invalid={issue !== undefined || actions.refusal !== ''}
              hint={full ? `已上传 ${files.length} 个文件，删除后可以重新上传` : limitsText(material)}
              actions={others}
              isSecond={show.generate}
              onFiles={actions.upload}
            />
          ) : (
            <div id={id} className={styles.buttons}>
              {others}
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
          {files.length + actions.uploads.length === 0 ? null : (
            <ul className={styles.files} aria-label={`${material.label}的文件`}>
              {files.map((file) => (
                <li key={file.id}>
                  <FileRow
                    name={file.name}
                    size={file.size}
                    note={file.isReuse ? '该材料为复用材料' : undefined}
                    onPreview={isPreviewable(file.fileType) ? () => actions.open(file) : undefined}
                    onDownload={() => actions.download(file)}
                    onRemove={readOnly ? undefined : () => actions.remove(file)}
                    removeText={file.isReuse ? '撤销复用' : undefined}
                    removing={actions.removing === file.id}
                  />
                </li>
              ))}
              {actions.uploads.map((upload) => (
                <li key={`upload-${upload.key}`}>
                  <FileRow
                    name={upload.file.name}
                    size={upload.file.size}
                    state={upload.paused ? 'paused' : upload.failure === undefined ? 'uploading' : 'failed'}
                    progress={upload.progress === 0 ? undefined : upload.progress}
                    message={upload.failure}
                    onRetry={upload.failure === undefined ? undefined : () => actions.retry(upload)}
                    onPause={services.isPausable?.(upload.file) === true ? () => actions.pause(upload.key) : undefined}
                    onResume={() => actions.retry(upload)}
                    onRemove={() => actions.cancel(upload.key)}
                  />
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
