import type { FileItem, Material } from '@ljonething/domain/form/FormDescription'
import { filesOf, isPreviewable, openFile } from '@ljonething/forms/engine/openFile'
import type { FormStore } from '@ljonething/forms/engine/FormStore'
import { FileRow } from '@ljonething/ui/FileRow'
import { Tag } from '@ljonething/ui/Tag'
import { useToast } from '@ljonething/ui/Toast'
import { Suspense } from 'react'
import { useHandling } from '../../handling/HandlingContext.ts'
import { useFlow } from '../../handling/steps/FlowContext.ts'
import * as styles from './Review.css.ts'
import { ReviewSection } from './ReviewSection.tsx'

interface ReviewedMaterialProps {
  readonly form: FormStore
  readonly material: Material
}

/** Of application forms a material has one. */
const replaceIn = (form: FormStore, material: Material) => (signed: FileItem) => form.setFiles(material.id, [signed])

/** Who signs it and who has: from here it is signed as from its card. */
const Signed = ({ form, material, file }: ReviewedMaterialProps & { readonly file: FileItem }) => {
  const { goTo } = useFlow()
  const { Signatures, previewApplicationForm } = filesOf(form)
  return Signatures === undefined ? null : (
    <Suspense>
      <Signatures
        material={material}
        file={file}
        onOpen={() => previewApplicationForm(material, file, replaceIn(form, material))}
        onGenerate={() => goTo('themeMaterial', { focus: material.id, from: 'review-materials' })}
      />
    </Suspense>
  )
}

const ReviewedMaterial = ({ form, material }: ReviewedMaterialProps) => {
  const toast = useToast()
  const open = (file: FileItem) =>
    void openFile(filesOf(form), material, file, replaceIn(form, material)).catch(() => toast.error('文件打开失败，请下载查看'))
  const { files, required } = form.material(material.id)
  const signed = material.needSign ? files.find((file) => file.isApplyForm) : undefined
  return (
    <li className={styles.material}>
      <h3 className={styles.name}>
        {material.label}
        <Tag tone={files.length > 0 ? 'success' : required ? 'danger' : 'neutral'}>
          {files.length > 0 ? `${files.length} 个文件` : required ? '还没有上传' : '没有提交（选交）'}
        </Tag>
      </h3>
      {signed === undefined ? null : <Signed form={form} material={material} file={signed} />}
      {files.length === 0 ? null : (
        <ul className={styles.files} aria-label={`${material.label}的文件`}>
          {files.map((file) => (
            <li key={file.id}>
              <FileRow
                name={file.name}
                size={file.size}
                note={file.isReuse ? '该材料为复用材料' : undefined}
                onPreview={isPreviewable(file.fileType) ? () => open(file) : undefined}
                onDownload={() => filesOf(form).downloadFile(file)}
              />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** The materials with their files (核对材料). */
export const ReviewedMaterials = ({ form }: { readonly form: FormStore }) => {
  useHandling(({ state }) => state.files)
  const materials = form.description.allfile.filter(({ id }) => form.material(id).visible)
  return materials.length === 0 ? null : (
    <ReviewSection id="materials" title="申请材料" step="themeMaterial">
      <ul className={styles.materials}>
        {materials.map((material) => (
          <ReviewedMaterial key={material.id} form={form} material={material} />
        ))}
      </ul>
    </ReviewSection>
  )
}
