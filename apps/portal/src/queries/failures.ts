/**
 * What becomes of a call that fails (接口异常, spec §8). By default it is only written to the console as a warning, with the name of the call and
 * the kind of failure and none of its values; the screen that asked decides what to show. Where the service had no words of its own, a call
 * in the table is told in its own.
 */
import { apiFailure } from './apiError.ts'

const wordless = new Set(['Unexpected', 'UnrecognisableJson'])

const ownWords: Readonly<Record<string, string>> = {
  'oneThingDrafts.saveThingInfo': '暂存失败，请稍后再试',
  'oneThingDrafts.queryThingInfo': '未获取到暂存数据'
}

export const warnOf = (text: string): void => {
  // eslint-disable-next-line no-console -- where the specification wants it (spec §8)
  console.warn(text)
}

/** The failure to pass on. */
export const failureOf = (call: string, error: unknown): unknown => {
  const { tag } = apiFailure(error)
  warnOf(`接口异常 ${call} ${tag}`)
  const words = Object.hasOwn(ownWords, call) ? ownWords[call] : undefined
  return words === undefined || !wordless.has(tag) ? error : Object.assign(new Error(words, { cause: error }), { _tag: tag, msg: words })
}
