/** The row of a material file (材料文件), and the file it stands for. */
import { Unavailable } from '@ljonething/api/errors/errors'
import type { FileItem } from '@ljonething/domain/form/FormDescription'
import { fileUrl } from '@ljonething/domain/files/fileUrl'

/** Of what a file is a copy (复用): files of one reuse are a group; of a certificate which, and as it stood when it was taken. */
export interface Reused {
  readonly group: string
  readonly certId?: string
  readonly edition?: string
}

export interface MaterialPlace {
  readonly sceneCode: string
  readonly materialId: string
}

export interface MaterialFile extends FileItem, MaterialPlace {
  readonly reuse: Reused | undefined
  readonly applyNo: string | null
  readonly sha256: string
  readonly objectKey: string
}

export const fileColumns = [
  ...['file_id', 'scene_code', 'material_id', 'name', 'file_type', 'size', 'sha256', 'object_key', 'is_apply_form', 'apply_no'],
  ...['reuse_group', 'cert_id', 'cert_edition']
]

export interface FileRow {
  readonly fileId: string
  readonly sceneCode: string
  readonly materialId: string
  readonly name: string
  readonly fileType: string
  readonly size: string | number | bigint
  readonly sha256: string
  readonly objectKey: string
  readonly isApplyForm: boolean
  readonly applyNo: string | null
  readonly reuseGroup: string | null
  readonly certId: string | null
  readonly certEdition: string | null
}

export const toFile = ({ fileId, size, reuseGroup, certId, certEdition, ...row }: FileRow): MaterialFile => ({
  ...row,
  id: fileId,
  size: Number(size),
  url: fileUrl(fileId, row.name),
  isReuse: reuseGroup !== null,
  reuse:
    reuseGroup === null
      ? undefined
      : { group: reuseGroup, ...(certId === null ? {} : { certId }), ...(certEdition === null ? {} : { edition: certEdition }) }
})

/** Only what the contract shows of a file. */
export const fileItem = ({ id, name, fileType, size, url, isApplyForm, isReuse, sha256 }: MaterialFile) => ({
  id,
  name,
  fileType,
  size,
  url,
  isApplyForm,
  isReuse,
  digest: sha256.slice(0, 16)
})

export const filesUnavailable = () => new Unavailable({ msg: '文件服务暂不可用，请稍后再试' })
