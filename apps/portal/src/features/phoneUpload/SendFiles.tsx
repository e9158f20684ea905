import { createClientId } from '@ljonething/crypto/ClientId'
import type { FileItem } from '@ljonething/domain/form/FormDescription'
import { fileIssues } from '@ljonething/domain/form/fileIssues'
import { limitRules } from '@ljonething/domain/form/fileLimits'
import { fileFacts } from '@ljonething/forms/materials/fileFacts'
import { limitsText } from '@ljonething/forms/materials/limitsText'
import { useUploads } from '@ljonething/forms/materials/useUploads'
import { useConfirm } from '@ljonething/ui/ConfirmProvider'
import { FileRow } from '@ljonething/ui/FileRow'
import { Notice } from '@ljonething/ui/Notice'
import { UploadZone } from '@ljonething/ui/UploadZone'
import { useState } from 'react'
import { today } from '../../browser/serverDate.ts'
import { readable } from '../../filling/readable.ts'
import { apiFailure } from '../../queries/apiError.ts'
import type { SentByPhone } from '../../queries/phoneUpload.ts'
import { removeFromPhone, sendFromPhone } from '../../queries/phoneUpload.ts'
import { fitPhoto } from './fitPhoto.ts'
import * as styles from './PhoneUploadScreen.css.ts'

interface SendFilesProps extends SentByPhone {
  readonly uploadKey: string
}

/** Photos and files of the phone (拍照与选择文件), and what it has sent, which it can take back. */
export const SendFiles = ({ uploadKey, material, files: sentBefore }: SendFilesProps) => {
  const confirm = useConfirm()
  const [files, setFiles] = useState(sentBefore)
  const [refusal, setRefusal] = useState('')
  /** A file that is sent again is the same file. */
  const [clientKeys] = useState(() => new WeakMap<File, string>())
  const { label, fileTypes, mostBytes, mostFiles, isIdentityCard } = material
  const limits = { fileTypes, fileSize: mostBytes / 1_048_576, fileNum: mostFiles }
  const { uploads, start, retry, remove } = useUploads(
    (file, _onProgress, signal) => {
      const clientKey = clientKeys.get(file) ?? createClientId()
      clientKeys.set(file, clientKey)
      return readable(sendFromPhone(uploadKey, clientKey, file, signal))
    },
    (file) => setFiles((all) => [...all, file])
  )
  const isFull = mostFiles > 0 && files.length + uploads.length >= mostFiles
  const pick = async (picked: readonly File[]) => {
    const fitted = await Promise.all(picked.map((file) => fitPhoto(file, material)))
    const facts = await Promise.all(fitted.map(fileFacts))
    const present = [...files, ...uploads.map(({ file }) => file)].map(({ name, size }) => ({ name, size }))
    const rules = limitRules(limits).filter(({ fn, param }) => fn !== '_checkFileNum' || param !== '0')
    const issues = fileIssues({ label, rules, limits, today: today() }, [...present, ...facts])
    setRefusal([...new Set(issues.map(({ message }) => message))].join('；'))
    if (issues.length === 0) await start(fitted)
  }
  const takeBack = async (file: FileItem) => {
    if (!(await confirm({ message: `确定删除“${file.name}”吗？`, confirmText: '删除', tone: 'danger' }))) return
    try {
      await removeFromPhone(uploadKey, file.id)
      setFiles((all) => all.filter(({ id }) => id !== file.id))
    } catch (error) {
      setRefusal(apiFailure(error).message)
    }
  }
  return (
    <div className={styles.body}>
      <UploadZone
        camera={fileTypes.some((type) => /^(?:jpe?g|png)$/.test(type))}
        buttonText="选择文件"
        label={label}
        accept={fileTypes.map((type) => `.${type}`).join()}
        multiple={mostFiles !== 1}
        disabled={isFull}
        invalid={refusal !== ''}
        hint={
          isFull
            ? `已有 ${files.length} 个文件，删除后可以重新上传`
            : limitsText({ fileLimits: limits, extField: isIdentityCard ? { idCardUpload: '1' } : {} })
        }
        onFiles={(picked) => void pick(picked)}
      />
      {refusal === '' ? null : (
        <Notice tone="danger" role="alert" title="没有完成">
          {refusal}
        </Notice>
      )}
      <ul className={styles.files} aria-label="已传的文件">
        {files.map((file) => (
          <li key={file.id}>
            <FileRow name={file.name} size={file.size} onRemove={() => takeBack(file)} />
          </li>
        ))}
        {uploads.map((upload) => (
          <li key={upload.key}>
            <FileRow
              name={upload.file.name}
              size={upload.file.size}
              state={upload.failure === undefined ? 'uploading' : 'failed'}
              message={upload.failure}
              onRetry={upload.failure === undefined ? undefined : () => retry(upload)}
              onRemove={() => remove(upload.key)}
            />
          </li>
        ))}
      </ul>
      <p role="status" className={styles.note}>
        {files.length === 0 ? '传好的文件会马上出现在电脑上。' : `已传 ${files.length} 个文件，请在电脑上核对后继续办理，本页可以关闭。`}
      </p>
    </div>
  )
}
