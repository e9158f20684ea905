/**
 * What matters need of each other's results (事项依赖): each names another matter of the scene that gives it, none twice, none waits for itself by way of
 * others, and what a matter gives is needed by one.
 */
import type { Matter } from '@ljonething/domain/scene/Scene'
import type { PathProblem } from './Problem.ts'
import type { SceneIndex } from './sceneIndex.ts'

/** The way from the matter back to itself; none where there is none. */
const circleFrom = (matters: readonly Matter[], start: string): readonly string[] => {
  const walk = (code: string, way: readonly string[]): readonly string[] => {
    if (way.includes(code)) return code === start ? [...way, code] : []
    const needs = matters.find((matter) => matter.code === code)?.needs ?? []
    return needs.map(({ matter }) => walk(matter, [...way, code])).find((found) => found.length > 0) ?? []
  }
  return walk(start, [])
}

export function checkNeeds({ scene: { matters } }: SceneIndex): readonly PathProblem[] {
  const needed = new Set(matters.flatMap(({ needs = [] }) => needs.map(({ matter, value }) => `${matter} ${value}`)))
  return matters.flatMap(({ code, gives = [], needs = [] }, at): readonly PathProblem[] => {
    const circle = circleFrom(matters, code)
    return [
      ...needs.flatMap(({ matter, value }, place): readonly PathProblem[] => {
        const problem = (message: string) => ({ path: `matters[${at}].needs[${place}]`, message: `${code} ${message}` })
        const other = matters.find((one) => one.code === matter)
        if (other === undefined) return [problem(`needs the unknown matter ${matter}`)]
        const isTwice = needs.findIndex((one) => one.matter === matter && one.value === value) < place
        return [
          ...(isTwice ? [problem(`needs ${value} of ${matter} twice`)] : []),
          ...(other.gives?.includes(value) === true ? [] : [problem(`needs ${value} of ${matter}, which does not give it`)])
        ]
      }),
      ...(circle.length === 0 ? [] : [{ path: `matters[${at}].needs`, message: `matters wait for each other: ${circle.join(' → ')}` }]),
      ...gives.flatMap((value, place) =>
        needed.has(`${code} ${value}`)
          ? []
          : [{ path: `matters[${at}].gives[${place}]`, message: `${code} gives ${value}, which none needs` }]
      )
    ]
  })
}
