/** The combined form and what it asks while one types (表单与查询). */
import type { SourceOption } from '@ljonething/api/oneThing/RegistersApi'
import type { PreCheckStatus } from '@ljonething/domain/codes/preCheck'
import type { FoundValues } from '@ljonething/domain/registers/RegisteredValue'
import type { Answers } from '@ljonething/domain/scene/Scene'
import { queryOptions } from '@tanstack/react-query'
import { encodeForm } from './encodeForm.ts'
import { keyOf } from './keys.ts'
import { received } from './received.ts'
import { run } from './run.ts'

export const formQuery = (request: {
  readonly sceneCode: string
  readonly matterCodes: readonly string[]
  readonly answers: Answers
  readonly region: string
}) =>
  queryOptions({
    queryKey: keyOf('form', request),
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const payload = {
        sceneid: request.sceneCode,
        sxIds: request.matterCodes.join(','),
        guideRules: encodeURIComponent(JSON.stringify(request.answers)),
        region: request.region
      }
      return received(run('oneThingForms', 'getSxForm', { payload, signal }))
    }
  })

/** Values the province already holds of the caller, by field name. */
export const prefillQuery = (sceneCode: string) =>
  queryOptions({
    queryKey: keyOf('prefill', sceneCode),
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => run('oneThingForms', 'queryListForOneThing', { payload: { sceneid: sceneCode }, signal })
  })

export interface PreCheckAnswer {
  /** "1" passed, "0" failed, "-1" unknown. */
  readonly status: PreCheckStatus
  readonly message: string
  /** What the register says besides, by field name, and when. */
  readonly known?: FoundValues
}

export const runPreCheck = async (sceneCode: string, code: string, params: Readonly<Record<string, string>>): Promise<PreCheckAnswer> => {
  const checkCondition = await encodeForm(JSON.stringify(params))
  return run('spaceRegisters', 'checkYb', { payload: { sceneid: sceneCode, checkType: code, checkCondition } })
}

/** Values of a register for a linkage lookup of a scene; undefined when it knows nothing. */
export const lookup = async (sceneid: string, api: string, params: Readonly<Record<string, string>>): Promise<FoundValues | undefined> => {
  const {
    found,
    source = '',
    at = '',
    values
  } = await run('spaceRegisters', 'jsLinkage', {
    payload: { interfacename: api, params: await encodeForm(JSON.stringify(params)), sceneid }
  })
  return found ? { source, at, values } : undefined
}

const searchedAtOnce = 20

/** A page of what a source offers: at one level where nothing is typed, else all that fits inside it. */
export const searchOptions = async (
  { source, keyword, page, parent, values }: OptionSearch,
  signal?: AbortSignal
): Promise<{ readonly options: readonly SourceOption[]; readonly hasMore: boolean }> => {
  const payload = { source, keyword, page, size: searchedAtOnce, parent, values }
  const answer = await run('oneThingRegisters', 'remoteSearch', { payload, signal })
  return 'content' in answer ? { options: answer.content, hasMore: answer.number < answer.totalPages } : { options: answer, hasMore: false }
}

interface OptionSearch {
  readonly source: string
  readonly keyword: string
  readonly page: number
  readonly parent: string
  readonly values: Readonly<Record<string, string>>
}

/** Characters outside the general standard list; empty when there are none. */
export const rareWords = async (value: string): Promise<string> =>
  (await run('oneThingForms', 'checkIsExistRareWord', { payload: { value: await encodeForm(value) } })).rareWords
