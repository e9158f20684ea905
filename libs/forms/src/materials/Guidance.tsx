import type { Material } from '@ljonething/domain/form/FormDescription'
import { Button } from '@ljonething/ui/Button'
import { useToast } from '@ljonething/ui/Toast'
import type { FileServices } from '../engine/FileServices.ts'
import * as styles from './Guidance.css.ts'

interface GuidanceProps {
  readonly material: Material
  readonly services: Pick<FileServices, 'sampleFile' | 'fillBlank' | 'previewFile'>
}

/**
 * What helps to make a material (材料指引): what it is looked at for, 空白样表 to fill in by hand, or printed with what is filled in already, and 示例样表
 * to follow.
 */
export default function Guidance({ material, services: { sampleFile, fillBlank, previewFile } }: GuidanceProps) {
  const toast = useToast()
  const { label, emptyfile, examplefile, reviewPoints } = material
  const samples = [
    { kind: '空白样表', fileName: emptyfile },
    { kind: '示例样表', fileName: examplefile }
  ].filter(({ fileName }) => fileName !== '' && sampleFile !== undefined)
  const print = (fill: NonNullable<FileServices['fillBlank']>) =>
    fill(material).then(previewFile, (error: unknown) => toast.error(error instanceof Error ? error.message : '表格没有生成，请稍后再试'))
  return (
    <>
      {reviewPoints.length === 0 ? null : (
        <div className={styles.points}>
          审查时主要看：
          <ul className={styles.list}>
            {reviewPoints.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
      )}
      {samples.length === 0 ? null : (
        <ul className={styles.samples} aria-label={`${label}的样表`}>
          {samples.map(({ kind, fileName }) => {
            const sample = { name: `${label}（${kind}）`, fileName }
            return (
              <li key={kind} className={styles.sample}>
                {kind}
                <Button variant="quiet" size="small" aria-label={`预览 ${sample.name}`} onClick={() => sampleFile?.(sample, 'preview')}>
                  预览
                </Button>
                <Button variant="quiet" size="small" aria-label={`下载 ${sample.name}`} onClick={() => sampleFile?.(sample, 'download')}>
                  下载
                </Button>
              </li>
            )
          })}
          {emptyfile === '' || fillBlank === undefined ? null : (
            <li>
              <Button variant="quiet" size="small" aria-label={`打印已填信息的表 ${label}`} onClick={() => print(fillBlank)}>
                打印已填信息的表
              </Button>
            </li>
          )}
        </ul>
      )}
    </>
  )
}
