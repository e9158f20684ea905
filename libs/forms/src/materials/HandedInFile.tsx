import type { FileItem } from '@ljonething/domain/form/FormDescription'
import { FileRow } from '@ljonething/ui/FileRow'
import type { MaterialActions } from './useMaterialFiles.ts'
import type { Judgement } from './useJudge.ts'

interface HandedInFileProps {
  readonly file: FileItem
  readonly actions: MaterialActions
  readonly readOnly: boolean
  /** As for <input accept>. */
  readonly accept: string
  /** Instead of what replacing does otherwise. */
  readonly onReplace?: ((files: readonly File[]) => void) | undefined
}

const notes: Readonly<Record<Judgement['state'], string | undefined>> = {
  asking: '正在预检…',
  passed: '预检通过',
  unknown: '预检没有结果，请自己核对，不影响提交',
  wrong: undefined
}

/** A file that is there (已交文件), with what the judge says of it and the ways to look at it, change it and take it back. */
export const HandedInFile = ({ file, actions, readOnly, accept, onReplace }: HandedInFileProps) => {
  const judged = actions.judged(file)
  const canReplace = !readOnly && !file.isReuse && !file.isApplyForm
  return (
    <FileRow
      name={file.name}
      size={file.size}
      note={file.isReuse ? '该材料为复用材料' : judged && notes[judged.state]}
      message={judged?.state === 'wrong' ? `预检发现：${judged.text}` : undefined}
      replace={canReplace ? { accept, onPicked: onReplace ?? ((files) => void actions.replace(file, files)) } : undefined}
      onPreview={actions.isPreviewable(file) ? () => actions.open(file) : undefined}
      onDownload={() => actions.download(file)}
      onRemove={readOnly ? undefined : () => actions.remove(file)}
      removeText={file.isReuse ? '撤销复用' : undefined}
      removing={actions.removing === file.id}
    />
  )
}
