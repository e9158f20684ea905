/**
 * A path (AbbreviatedData): `S`/`M` begin, `L` line, `Q` quadratic, `B` cubic, `A` arc, `C` closes. Arcs become cubics. Reading ends at the first
 * thing that is not understood. At most a million numbers. Source: GB/T 33190-2016 §9.1, table 35.
 */
import { OfdRefused } from '../archive/OfdRefused.ts'
import type { PathData } from './Drawing.ts'
import { numberOf } from './numbers.ts'

const mostNumbers = 1_000_000

const countOf: ReadonlyMap<string, number> = new Map(Object.entries({ S: 2, M: 2, L: 2, Q: 4, B: 6, A: 7, C: 0 }))

/** An arc of an ellipse as cubics of at most a quarter turn each; the numbers of each. Source: SVG 1.1, appendix F.6. */
const arc = (x0: number, y0: number, rx: number, ry: number, angle: number, large: boolean, sweep: boolean, x: number, y: number) => {
  const turn = (angle * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const [halfX, halfY] = [(x0 - x) / 2, (y0 - y) / 2]
  const [ux, uy] = [cos * halfX + sin * halfY, cos * halfY - sin * halfX]
  const reach = Math.sqrt((ux / rx) ** 2 + (uy / ry) ** 2)
  const [a, b] = reach > 1 ? [rx * reach, ry * reach] : [rx, ry]
  const rest = (a * b) ** 2 / ((a * uy) ** 2 + (b * ux) ** 2) - 1
  const factor = (large === sweep ? -1 : 1) * Math.sqrt(Math.max(0, rest))
  const [vx, vy] = [(factor * a * uy) / b, (-factor * b * ux) / a]
  const [centreX, centreY] = [cos * vx - sin * vy + (x0 + x) / 2, sin * vx + cos * vy + (y0 + y) / 2]
  const from = Math.atan2((uy - vy) / b, (ux - vx) / a)
  const raw = Math.atan2((-uy - vy) / b, (-ux - vx) / a) - from
  const way = sweep ? (raw < 0 ? raw + 2 * Math.PI : raw) : raw > 0 ? raw - 2 * Math.PI : raw
  const count = Math.max(1, Math.ceil(Math.abs(way) / (Math.PI / 2) - 1e-9))
  const step = way / count
  const reachOf = (4 / 3) * Math.tan(step / 4)
  const place = (p: number, q: number) => [centreX + a * p * cos - b * q * sin, centreY + a * p * sin + b * q * cos]
  return Array.from({ length: count }, (_, index) => {
    const [s, e] = [from + index * step, from + (index + 1) * step]
    return [
      ...place(Math.cos(s) - reachOf * Math.sin(s), Math.sin(s) + reachOf * Math.cos(s)),
      ...place(Math.cos(e) + reachOf * Math.sin(e), Math.sin(e) - reachOf * Math.cos(e)),
      ...place(Math.cos(e), Math.sin(e))
    ]
  })
}

export const readPath = (data: string): PathData => {
  const steps: string[] = []
  const values: number[] = []
  const parts = /\S+/g
  const next = () => parts.exec(data)?.[0]
  let [x, y, startX, startY] = [0, 0, 0, 0]
  for (let step = next(); step !== undefined; step = next()) {
    const count = countOf.get(step)
    if (count === undefined) break
    const read = Array.from({ length: count }, () => numberOf(next()))
    if (read.includes(undefined)) break
    const numbers = read as readonly number[]
    if (values.length + numbers.length > mostNumbers) throw new OfdRefused('tooLarge')
    if (step === 'C') {
      steps.push('Z')
      ;[x, y] = [startX, startY]
      continue
    }
    const [endX = 0, endY = 0] = numbers.slice(-2)
    if (step === 'A') {
      const [rx = 0, ry = 0, angle = 0, large = 0, sweep = 0] = numbers
      if (rx === 0 || ry === 0) {
        steps.push('L')
        values.push(endX, endY)
      } else if (endX !== x || endY !== y) {
        for (const cubic of arc(x, y, Math.abs(rx), Math.abs(ry), angle, large === 1, sweep === 1, endX, endY)) {
          steps.push('B')
          values.push(...cubic)
        }
      }
    } else {
      steps.push(step === 'S' ? 'M' : step)
      values.push(...numbers)
    }
    ;[x, y] = [endX, endY]
    if (step === 'S' || step === 'M') [startX, startY] = [x, y]
  }
  return { steps: steps.join(''), values }
}

export const boxPath = (width: number, height: number): PathData => ({
  steps: 'MLLLZ',
  values: [0, 0, width, 0, width, height, 0, height]
})
