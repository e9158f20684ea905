import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { spawnSync } from 'node:child_process'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readScene } from '@ljonething/api/scene/readScene'
import { planScene } from '@ljonething/domain/plan/planScene'
import type { Answers, Question, Scene } from '@ljonething/domain/scene/Scene'
import { explorePaths } from './explorePaths.ts'

const content = resolve(import.meta.dirname, '../../../content')
const run = (folder: string) =>
  spawnSync(process.execPath, ['--conditions=@ljonething/source', join(import.meta.dirname, 'main.ts'), folder], { encoding: 'utf8' })

describe('exploring', () => {
  it.each([
    ['brings matters', '06-schooling.yaml'],
    ['takes matters away', '10-flexible-employment.yaml']
  ])('the paths that exploring merges are the paths that planning walks, in a guide that %s', (_, file) => {
    const parsed = readScene(parse(readFileSync(join(content, 'scenes', file), 'utf8')))
    if (!parsed.ok) throw new Error('the scene is not readable')
    const { scene } = parsed
    const projection = { matters: scene.matters.map((matter) => matter.code), materials: scene.materials.map((one) => one.code) }
    const explored = explorePaths(scene, projection)
    const walked = walkAll(scene)
    expect(explored.paths).toBe(walked.length)
    const ends = new Set(
      explored.ends.map(({ standing }) =>
        Array.from(standing)
          .filter((name) => name.startsWith('matters:'))
          .toSorted()
          .join()
      )
    )
    const planned = new Set(
      walked.map((plan) =>
        plan.matters
          .map((line) => `matters:${line.matter.code}`)
          .toSorted()
          .join()
      )
    )
    expect(planned).toEqual(ends)
  })
})

/** Every complete path, one plan each: answers the first open question in every way until none is open. */
function walkAll(scene: Scene) {
  const context = { region: scene.region, userType: '0', today: '2026-11-20' }
  const undecided = (questions: readonly Question[]): readonly Question[] =>
    questions.map(({ defaultChoice: _, ...question }) => ({
      ...question,
      choices: question.choices.map((choice) => ({
        ...choice,
        ...(choice.questions === undefined ? {} : { questions: undecided(choice.questions) })
      }))
    }))
  const open: Scene = { ...scene, guide: { title: '', questions: undecided(scene.guide?.questions ?? []) } }
  const walk = (answers: Answers): readonly ReturnType<typeof planScene>[] => {
    const plan = planScene(open, answers, context)
    if (plan.blocks.length > 0) return []
    const next = plan.questions.find((line) => line.selected.length === 0)
    if (next === undefined) return [plan]
    return next.question.choices.flatMap((choice) => walk({ ...answers, [next.question.code]: choice.value }))
  }
  return walk({})
}

/** That it finds nothing in the content as it is, is what its stage proves; here it is given two scenes of it. */
describe('the command', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'content-'))
    cpSync(content, folder, { recursive: true, filter: (path) => !/scenes\/(?!01-|15-)/.test(path) })
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('prints file, line and message and exits 1 when something is', () => {
    const path = join(folder, 'scenes/01-newborn.yaml')
    const lines = readFileSync(path, 'utf8').split('\n')
    const at = lines.findIndex((line) => line.includes('addMaterials: [CL03]'))
    writeFileSync(path, lines.with(at, (lines[at] ?? '').replace('CL03', 'CL33')).join('\n'))
    writeFileSync(join(folder, 'scenes/16-copy.yaml'), readFileSync(join(folder, 'scenes/15-oversize-transport.yaml')))
    const { status, stdout, stderr } = run(folder)
    expect(stderr).toContain(`scenes/01-newborn.yaml:${at + 1}: NB_Q02-1: unknown material CL33`)
    expect(stderr).toMatch(/scenes\/16-copy\.yaml:\d+: slug oversize-transport is also in .*15-oversize-transport\.yaml/)
    expect(stdout).toMatch(/problems\n$/)
    expect(status).toBe(1)
  })

  it('a missing file is a problem, not a crash', () => {
    rmSync(join(folder, 'rule-fns.json'))
    const { status, stderr } = run(folder)
    expect(stderr).toMatch(/rule-fns\.json:1: the file cannot be read/)
    expect(status).toBe(1)
  })
})
