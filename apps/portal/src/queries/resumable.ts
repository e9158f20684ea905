/**
 * Large files in parts (大文件分段上传): begun where the same file was left, sent by tus-js-client, which tries again while the line is cut, and made
 * a file of the material at the end. Stopped with the reason `dropped` the upload is gone, with any other it waits to be gone on with.
 */
import type { FileItem } from '@ljonething/domain/form/FormDescription'
import { clientType } from '../browser/clientType.ts'
import { getToken } from '../session/token.ts'
import { run } from './run.ts'

const partBytes = 4 * 1_048_576
const headBytes = 65_536
/** Milliseconds. */
const pauses = [500, 1_500, 4_000, 10_000]

/** Why an upload was stopped for good. */
const dropped = 'dropped'

/** The same for the same file, also after the page was loaded anew. */
const keyOfFile = async (file: File): Promise<string> => {
  const head = await crypto.subtle.digest('SHA-256', await file.slice(0, headBytes).arrayBuffer())
  const text = Array.from(new Uint8Array(head, 0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${text}-${file.size}-${file.lastModified}`
}

const connectionLost = { _tag: 'Transport', msg: '网络中断，已保留进度，请检查网络后继续上传' }

/** What the service says, else that the line is cut. */
const failureIn = (error: unknown): Error => {
  const response = error instanceof Error && 'originalResponse' in error ? error.originalResponse : null
  const text =
    typeof response === 'object' && response !== null && 'getBody' in response
      ? String(Reflect.apply(response.getBody as () => unknown, response, []))
      : ''
  return Object.assign(new Error('upload in parts', { cause: error }), readRefusal(text) ?? connectionLost)
}

const readRefusal = (text: string): { readonly _tag: string; readonly msg: string } | undefined => {
  try {
    const read: unknown = JSON.parse(text)
    const isRefusal = typeof read === 'object' && read !== null && '_tag' in read && 'msg' in read
    return isRefusal ? { _tag: String(read._tag), msg: String(read.msg) } : undefined
  } catch {
    return undefined
  }
}

const sendParts = async (address: string, file: File, onProgress: (fraction: number) => void, signal: AbortSignal): Promise<void> => {
  const [{ Upload }, { clientTypeHeader, tokenHeader }] = await Promise.all([
    import('tus-js-client'),
    import('@ljonething/api/session/Session')
  ])
  await new Promise<void>((resolve, reject) => {
    const upload = new Upload(file, {
      uploadUrl: address,
      chunkSize: partBytes,
      retryDelays: pauses,
      storeFingerprintForResuming: false,
      onBeforeRequest: (request) => {
        request.setHeader(tokenHeader, getToken() ?? '')
        request.setHeader(clientTypeHeader, clientType())
      },
      onProgress: (sent, total) => onProgress(sent / total),
      onSuccess: () => resolve(),
      onError: (error) => reject(failureIn(error))
    })
    signal.addEventListener('abort', () => void upload.abort().then(() => reject(new Error('stopped'))), { once: true })
    if (!signal.aborted) upload.start()
  })
}

export const uploadInParts = async (
  sceneid: string,
  formId: string,
  file: File,
  onProgress: (fraction: number) => void,
  signal: AbortSignal
): Promise<FileItem> => {
  const payload = { clientKey: await keyOfFile(file), sceneid, formId, name: file.name, size: file.size }
  const { uploadId, address, offset } = await run('oneThingResumable', 'begin', { payload, signal })
  const drop = () => void run('oneThingResumable', 'drop', { payload: { uploadId } }).catch(() => undefined)
  signal.addEventListener('abort', () => (signal.reason === dropped ? drop() : undefined), { once: true })
  onProgress(offset / file.size)
  if (offset < file.size) await sendParts(address, file, onProgress, signal)
  return run('oneThingResumable', 'finish', { payload: { uploadId }, signal })
}
