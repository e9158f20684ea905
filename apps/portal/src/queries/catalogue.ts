/** Scenes and regions (主题目录). */
import type { SceneSummary } from '@ljonething/api/shapes/SceneSummary'
import { provinceCode } from '@ljonething/domain/region/regionCode'
import { queryOptions } from '@tanstack/react-query'
import { warnOf } from './failures.ts'
import { firstAnswer } from './firstData.ts'
import { keyOf } from './keys.ts'
import { run } from './run.ts'

export type { SceneSummary }

export const scenesQuery = (filter: { readonly objectType?: string; readonly region?: string; readonly name?: string }) =>
  queryOptions({
    queryKey: keyOf('scenes', filter),
    staleTime: 5 * 60_000,
    initialData: () => (Object.keys(filter).length === 0 ? (firstAnswer('middleScenes', 'scenes') ?? undefined) : undefined),
    initialDataUpdatedAt: performance.timeOrigin,
    queryFn: ({ signal }) => run('middleScenes', 'scenes', { query: filter, signal })
  })

const firstScene = (code: string) => {
  const scene = firstAnswer('oneThingGuide', 'getGuideScene')
  return scene?.sceneCode === code ? scene : undefined
}

/** The whole scene, for planning in the browser. */
export const sceneQuery = (code: string) =>
  queryOptions({
    queryKey: keyOf('scene', code),
    staleTime: Number.POSITIVE_INFINITY,
    initialData: () => firstScene(code),
    queryFn: ({ signal }) => run('oneThingGuide', 'getGuideScene', { query: { code }, signal })
  })

/** Rows of the region tree under a parent code. */
export const regionChildrenQuery = (parentCode: string) =>
  queryOptions({
    queryKey: keyOf('regions', parentCode),
    staleTime: Number.POSITIVE_INFINITY,
    initialData: () => (parentCode === provinceCode ? (firstAnswer('spaceDictionary', 'dictionary') ?? undefined) : undefined),
    queryFn: async ({ signal }) => {
      const rows = await run('spaceDictionary', 'dictionary', { payload: { rootCode: 'SH00XZQH', parentcode: parentCode }, signal })
      if (rows.length === 0 && parentCode === provinceCode) warnOf('no region data')
      return rows
    }
  })

/** The first regions below a parent whose name holds the keyword, each with what leads to it. */
export const searchRegions = (parentcode: string, name: string, signal: AbortSignal) =>
  run('spaceDictionary', 'dictionary', { payload: { rootCode: 'SH00XZQH', parentcode, name }, signal })

/** A whole dictionary as the text of its tree, asked for once. */
export const treeTextQuery = (rootCode: string) =>
  queryOptions({
    queryKey: keyOf('treeText', rootCode),
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => run('spaceDictionary', 'treeText', { query: { rootCode }, signal })
  })

/** One region by its code; null where there is none. */
export const regionQuery = (code: string) =>
  queryOptions({
    queryKey: keyOf('region', code),
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const rows = await run('spaceDictionary', 'dictionary', { payload: { rootCode: 'SH00XZQH', code }, signal })
      return rows.find((row) => row.code === code) ?? null
    }
  })
