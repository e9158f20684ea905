import { apiFailure } from '../queries/apiError.ts'

/** An answer whose failure carries the Chinese text to show (可读错误). */
export const readable = async <A>(work: Promise<A>): Promise<A> => {
  try {
    return await work
  } catch (error) {
    throw new Error(apiFailure(error).message, { cause: error })
  }
}
