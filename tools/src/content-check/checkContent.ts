/**
 * Checks the whole content folder (内容检查): dictionaries, regions, rule functions, the sandbox's people, every scene, and names that scenes share.
 * Reads files only; what it finds are problems with file and line. A file that is missing is a problem of line 1.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dictionariesOf } from '@ljonething/domain/form/dictionaries'
import { parseRegions } from '@ljonething/domain/region/parseRegions'
import { checkDictionaries, dictionaryRows } from './checkDictionaries.ts'
import { sampleRegisters } from '@ljonething/server/sandbox/sampleRegisters'
import { checkEligibility } from './checkEligibility.ts'
import { checkEntries } from './checkEntries.ts'
import { checkFilling } from './checkFilling.ts'
import { checkIssues } from './checkIssues.ts'
import { checkOutboundHosts, outboundHosts } from './checkOutbound.ts'
import { checkRegionRows, regionCodes } from './checkRegionRows.ts'
import { checkResults } from './checkResults.ts'
import { checkRuleTable } from './checkRuleTable.ts'
import { checkSandbox } from './checkSandbox.ts'
import { checkExample } from './checkSample.ts'
import { checkScene } from './checkScene.ts'
import { contentTables } from './ContentTables.ts'
import { checkWording } from './checkWording.ts'
import type { PathProblem, Problem } from './Problem.ts'
import { readSource } from './SourceFile.ts'
import type { SourceFile } from './SourceFile.ts'

export interface ContentReport {
  readonly problems: readonly Problem[]
  readonly scenes: number
  readonly questions: number
  readonly fields: number
  readonly materials: number
  /** Complete guide paths over all scenes. */
  readonly paths: number
}

const sharedNames = ['sceneCode', 'slug', 'name'] as const

function repeatedNames(sources: readonly SourceFile[]): readonly Problem[] {
  const seen = new Map<string, string>()
  return sources.flatMap((source) =>
    sharedNames.flatMap((key): Problem[] => {
      const value: unknown =
        typeof source.value === 'object' && source.value !== null ? new Map(Object.entries(source.value)).get(key) : undefined
      const name = `${key} ${String(value)}`
      const earlier = seen.get(name)
      if (earlier === undefined) seen.set(name, source.file)
      return earlier === undefined || value === undefined
        ? []
        : [{ file: source.file, line: source.lineOf(key), message: `${name} is also in ${earlier}` }]
    })
  )
}

/** `shownAs` is how the folder is written in problems. */
export function checkContent(folder: string, shownAs = 'content'): ContentReport {
  const missing: Problem[] = []
  const textOf = (path: string): string => {
    try {
      return readFileSync(join(folder, path), 'utf8')
    } catch {
      missing.push({ file: `${shownAs}/${path}`, line: 1, message: 'the file cannot be read' })
      return ''
    }
  }
  const sourceOf = (path: string): SourceFile => readSource(`${shownAs}/${path}`, textOf(path))
  const inSource = (source: SourceFile, problems: readonly PathProblem[]): readonly Problem[] => [
    ...source.syntax,
    ...problems.map(({ path, message }) => ({ file: source.file, line: source.lineOf(path), message }))
  ]

  const dictionaries = sourceOf('dictionaries.json')
  const ruleTable = sourceOf('rule-fns.json')
  const sandbox = sourceOf('registry-sample.json')
  const outbound = sourceOf('outbound-hosts.json')
  const regions = textOf('regions-heilongjiang.csv')
  const rows = dictionaryRows(dictionaries.value)
  const tables = contentTables(
    rows,
    regionCodes(regions),
    new Set(outboundHosts(outbound.value)),
    new Set(readdirSync(join(folder, 'samples')))
  )
  const files = readdirSync(join(folder, 'scenes'))
    .filter((file) => file.endsWith('.yaml'))
    .toSorted()
  const sources = files.map((file) => sourceOf(`scenes/${file}`))
  const checked = sources.map((source) => checkScene(source, tables, dictionariesOf(rows)))
  const indexes = checked.flatMap(({ index }) => (index === undefined ? [] : [index]))
  const read = ['articles', 'institutions', 'messages', 'policies', 'policy-projects', 'qa', 'services', 'space-menus'].map((name) =>
    sourceOf(`${name}.json`)
  )
  const holdings = {
    dictionaryRows: (root: string) => rows.filter(({ rootCode }) => rootCode === root),
    regions: parseRegions(regions),
    scenes: indexes
  }
  const registers = sandbox.syntax.length > 0 ? undefined : sampleRegisters(textOf('registry-sample.json'), holdings)
  const eligibility = checked.flatMap(({ index, problems }, at) => {
    const source = sources[at]
    if (index === undefined || source === undefined || registers === undefined || problems.length > 0) return []
    return inSource({ ...source, syntax: [] }, [
      ...checkExample(index, registers),
      ...checkEligibility(index, dictionariesOf(rows), registers),
      ...checkFilling(index, dictionariesOf(rows), registers)
    ])
  })
  const problems = [
    ...inSource(dictionaries, [...checkDictionaries(dictionaries.value), ...checkWording(dictionaries.value)]),
    ...read.flatMap((source) => inSource(source, checkWording(source.value))),
    ...inSource(sandbox, checkSandbox(sandbox.value, tables)),
    ...inSource({ ...sandbox, syntax: [] }, checkEntries(sandbox.value, indexes)),
    ...inSource({ ...sandbox, syntax: [] }, checkIssues(sandbox.value, indexes)),
    ...inSource({ ...sandbox, syntax: [] }, checkResults(sandbox.value, indexes)),
    ...inSource(outbound, checkOutboundHosts(outbound.value)),
    ...inSource(ruleTable, checkRuleTable(ruleTable.value)),
    ...checkRegionRows(regions).map((problem) => ({ file: `${shownAs}/regions-heilongjiang.csv`, ...problem })),
    ...checked.flatMap((scene) => scene.problems),
    ...eligibility,
    ...repeatedNames(sources)
  ]
  return {
    problems: [...missing, ...problems],
    scenes: files.length,
    questions: indexes.reduce((sum, index) => sum + index.questions.length, 0),
    fields: indexes.reduce((sum, index) => sum + index.fields.length, 0),
    materials: indexes.reduce((sum, index) => sum + index.scene.materials.length, 0),
    paths: checked.reduce((sum, scene) => sum + scene.paths, 0)
  }
}
