import type { FileItem } from '@ljonething/domain/form/FormDescription'
import { useEffect, useRef, useState } from 'react'

export interface Upload {
  readonly key: number
  readonly file: File
  /** 0 to 100. */
  readonly progress: number
  /** Why it failed; undefined while under way. */
  readonly failure: string | undefined
  readonly paused: boolean
  /** The file it takes the place of. */
  readonly replaces: FileItem | undefined
}

export type SendFile = (file: File, onProgress: (fraction: number) => void, signal: AbortSignal) => Promise<FileItem>

/** Uploads under way for one material (上传进度); leaving the page stops them. */
export const useUploads = (send: SendFile, onDone: (file: FileItem, upload: Upload) => void) => {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const done = useRef(onDone)
  const stops = useRef(new Map<number, AbortController>())
  const nextKey = useRef(0)
  useEffect(() => {
    done.current = onDone
  })
  useEffect(() => {
    const running = stops.current
    return () => running.forEach((stop) => stop.abort())
  }, [])
  const change = (key: number, part: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)))
  const remove = (key: number) => {
    stops.current.get(key)?.abort('dropped')
    stops.current.delete(key)
    setUploads((all) => all.filter((upload) => upload.key !== key))
  }
  const run = async (upload: Upload) => {
    const { key, file } = upload
    const stop = stops.current.get(key)
    if (stop === undefined) return
    try {
      const item = await send(file, (fraction) => change(key, { progress: Math.round(fraction * 100) }), stop.signal)
      if (stop.signal.aborted) return
      remove(key)
      done.current(item, upload)
    } catch (error) {
      const failure = error instanceof Error && error.message !== '' ? error.message : '上传失败，请重新上传'
      if (!stop.signal.aborted) change(key, { failure })
    }
  }
  /** One after another, so that files keep the order they were picked in. */
  const start = async (files: readonly File[], replaces?: FileItem) => {
    const waiting = files.map((file) => ({ key: nextKey.current++, file, progress: 0, failure: undefined, paused: false, replaces }))
    for (const { key } of waiting) stops.current.set(key, new AbortController())
    setUploads((all) => [...all, ...waiting])
    for (const upload of waiting) await run(upload)
  }
  /** From where it was left, as far as it is sent in parts. */
  const retry = (upload: Upload) => {
    const { key } = upload
    stops.current.set(key, new AbortController())
    change(key, { failure: undefined, paused: false })
    void run(upload)
  }
  const pause = (key: number) => {
    stops.current.get(key)?.abort('paused')
    change(key, { paused: true })
  }
  return { uploads, start, retry, pause, remove }
}
