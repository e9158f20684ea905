import type { FileItem, Material } from '@ljonething/domain/form/FormDescription'
import { useConfirm } from '@ljonething/ui/ConfirmProvider'
import { useToast } from '@ljonething/ui/Toast'
import { useState } from 'react'
import type { FormStore } from '../engine/FormStore.ts'
import { filesOf, isPreviewable, openFile } from '../engine/openFile.ts'
import { fileFacts } from './fileFacts.ts'
import { useJudge } from './useJudge.ts'
import { useUploads } from './useUploads.ts'

const textOf = (error: unknown, fallback: string) => (error instanceof Error && error.message !== '' ? error.message : fallback)

export type MaterialActions = ReturnType<typeof useMaterialFiles>

/**
 * What can be done with the files of one material (材料操作): check, upload, replace, reuse, generate, open, delete. Of an application form only the
 * last file is kept, and a new one asks before it replaces another (spec §4.2).
 */
export const useMaterialFiles = (store: FormStore, material: Material) => {
  const services = filesOf(store)
  const confirm = useConfirm()
  const toast = useToast()
  const [generating, setGenerating] = useState(false)
  const [removing, setRemoving] = useState<string>()
  const [refusal, setRefusal] = useState('')
  const current = () => store.files()[material.id] ?? []
  const keep = (files: readonly FileItem[]) => store.setFiles(material.id, material.isApplicationForm ? files.slice(-1) : files)
  const replace = (before: FileItem) => (after: FileItem) => keep(current().map((file) => (file.id === before.id ? after : file)))
  const { judged, judge } = useJudge(store)
  const { uploads, start, retry, pause, remove } = useUploads(
    (file, onProgress, signal) => services.uploadFile(material, file, onProgress, signal),
    (file, { file: sent, replaces }) => {
      const isThere = replaces !== undefined && current().some(({ id }) => id === replaces.id)
      if (isThere) {
        replace(replaces)(file)
        void services.deleteFile(material, replaces).catch(() => undefined)
      } else keep([...current(), file])
      judge(file, sent)
    }
  )

  /** What the phone sent is kept, what it took back is gone. */
  const echo = () => {
    let before: readonly FileItem[] = []
    return (sent: readonly FileItem[]) => {
      const isIn = (files: readonly FileItem[], { id }: FileItem) => files.some((file) => file.id === id)
      const left = current().filter((file) => !isIn(before, file) || isIn(sent, file))
      const added = sent.filter((file) => !isIn(before, file) && !isIn(left, file))
      before = sent
      if (added.length > 0 || left.length < current().length) keep([...left, ...added])
    }
  }
  const mayReplace = async () => {
    if (!material.isApplicationForm || current().length === 0) return true
    return confirm({ title: '提示信息', message: '是否覆盖已有申请表？' })
  }
  const passes = async (files: readonly File[], instead?: FileItem) => {
    const present = material.isApplicationForm
      ? []
      : current()
          .filter(({ id }) => id !== instead?.id)
          .map(({ name, size }) => ({ name, size }))
    const waiting = uploads.filter((upload) => upload.failure === undefined).map(({ file }) => ({ name: file.name, size: file.size }))
    const issues = store.checkFiles(material.id, [...present, ...waiting, ...(await Promise.all(files.map(fileFacts)))])
    const messages = [...new Set(issues.map((issue) => issue.message))].join('；')
    setRefusal(messages === '' ? '' : `${files.map((file) => file.name).join('、')}没有上传：${messages}`)
    if (issues.length === 0) return true
    await confirm({
      title: '提示信息',
      message: [...new Set(issues.map((issue) => issue.text))].join('\n'),
      cancelText: null
    })
    return false
  }
  const attempt = async (work: () => Promise<void>, failure: string) => {
    try {
      await work()
    } catch (error) {
      toast.error(textOf(error, failure))
    }
  }
  const generated = async () => {
    const byTemplate = await services.generateApplicationForm?.(material, 'template').catch(() => undefined)
    return byTemplate ?? (await services.generateApplicationForm?.(material, 'original'))
  }
  return {
    uploads,
    judged,
    /** Why the files picked last were not taken; empty when they were. */
    refusal,
    generating,
    removing,
    retry,
    pause,
    isPausable: (file: File) => services.isPausable?.(file) === true,
    cancel: remove,
    upload: async (files: readonly File[]) => {
      if ((await passes(files)) && (await mayReplace())) await start(files)
    },
    /** One file, instead of the one that is there. */
    replace: async (before: FileItem | undefined, files: readonly File[]) => {
      const [file] = files
      if (file !== undefined && (await passes([file], before))) await start([file], before)
    },
    reuse: (id: string) =>
      attempt(async () => {
        if (!(await mayReplace())) return
        const files = (await services.reuse?.take(material, id)) ?? []
        if (files.length > 0) keep([...current(), ...files])
      }, '复用材料失败，请稍后再试'),
    scan: () =>
      attempt(async () => {
        if (!(await mayReplace())) return
        await services.scanUpload?.(material, echo())
      }, '扫码上传失败，请稍后再试'),
    generate: async () => {
      setGenerating(true)
      try {
        const file = await generated()
        if (!file) throw new Error('生成申请表失败')
        const form = { ...file, isApplyForm: true }
        keep([...current(), form])
        services.previewApplicationForm(material, form, replace(form))
      } catch {
        toast.error('生成申请表失败')
      } finally {
        setGenerating(false)
      }
    },
    isPreviewable: (file: FileItem) => isPreviewable(file.fileType),
    open: (file: FileItem) =>
      attempt(async () => {
        await openFile(services, material, file, replace(file))
      }, '文件打开失败，请下载查看'),
    download: (file: FileItem) => services.downloadFile(file),
    remove: async (file: FileItem) => {
      const { name, isReuse } = file
      const question = isReuse
        ? { message: `确定撤销复用“${name}”吗？撤销后可以重新选择或上传。`, confirmText: '撤销复用' }
        : { message: `确定删除“${name}”吗？`, confirmText: '删除' }
      if (!(await confirm({ ...question, tone: 'danger' }))) return
      setRemoving(file.id)
      await attempt(async () => {
        await services.deleteFile(material, file)
        // What is reused came together and goes together.
        keep(current().filter((each) => each.id !== file.id && !(isReuse && each.isReuse)))
      }, '删除失败，请稍后再试')
      setRemoving(undefined)
    }
  }
}
