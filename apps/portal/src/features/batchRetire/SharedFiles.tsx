import { useUploads } from '@ljonething/forms/materials/useUploads'
import { Field } from '@ljonething/ui/Field'
import { FileRow } from '@ljonething/ui/FileRow'
import { UploadZone } from '@ljonething/ui/UploadZone'
import { apiFailure } from '../../queries/apiError.ts'
import { deleteMaterial, uploadMaterial } from '../../queries/materials.ts'
import * as styles from './BatchRetire.css.ts'
import type { PreparedFile } from './preparedBatch.ts'

const most = 2

interface SharedFilesProps {
  readonly sceneCode: string
  readonly material: string
  readonly files: readonly PreparedFile[]
  readonly error: string | undefined
  readonly onChange: (change: (now: readonly PreparedFile[]) => readonly PreparedFile[]) => void
}

/** The paper that is the same for everybody in the list (退休公示情况证明). */
export const SharedFiles = ({ sceneCode, material, files, error, onChange }: SharedFilesProps) => {
  const send = async (file: File, _onProgress: (fraction: number) => void, signal: AbortSignal) => {
    try {
      return await uploadMaterial(sceneCode, material, file, signal)
    } catch (cause) {
      throw new Error(apiFailure(cause).message, { cause })
    }
  }
  const { uploads, start, retry, remove } = useUploads(send, ({ id, name, size }) => onChange((now) => [...now, { id, name, size }]))
  const room = most - files.length - uploads.length
  const drop = (id: string) => {
    onChange((now) => now.filter((file) => file.id !== id))
    void deleteMaterial({ id, isReuse: false }).catch(() => undefined)
  }
  return (
    <Field
      id="batch-files"
      label="退休公示情况证明"
      required
      error={error}
      hint="名单里的职工都要在公示范围内。公示有几页的，请合成一个 PDF。"
    >
      <div className={styles.stack}>
        {files.map(({ id, name, size }) => (
          <FileRow key={id} name={name} size={size} onRemove={() => drop(id)} />
        ))}
        {uploads.map((upload) => (
          <FileRow
            key={upload.key}
            name={upload.file.name}
            size={upload.file.size}
            state={upload.failure === undefined ? 'uploading' : 'failed'}
            message={upload.failure}
            onRemove={() => remove(upload.key)}
            {...(upload.failure === undefined ? {} : { onRetry: () => retry(upload) })}
          />
        ))}
        {room > 0 ? (
          <UploadZone
            label="退休公示情况证明"
            accept=".pdf,.jpg,.jpeg,.png,.ofd"
            hint={`支持 pdf、jpg、png、ofd，单个不超过 10 MB，最多 ${most} 个。`}
            onFiles={(picked) => void start(picked.slice(0, room))}
          />
        ) : null}
      </div>
    </Field>
  )
}
