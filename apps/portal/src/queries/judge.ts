/** The upload judge (上传预检): what is wrong with a file in words, '' when it passes; rejects where it is silent for so long, or cannot say. */
import { apiFailure } from './apiError.ts'
import { run } from './run.ts'

const patienceMs = 20_000

export const judgeUpload = async (file: File): Promise<string> => {
  const payload = new FormData()
  payload.set('allcheck', '1')
  payload.set('file', file, file.name)
  try {
    await run('oneThingMaterials', 'judge', { payload, signal: AbortSignal.timeout(patienceMs) })
    return ''
  } catch (error) {
    const { tag, message } = apiFailure(error)
    if (tag === 'Rejected') return message
    throw error
  }
}
