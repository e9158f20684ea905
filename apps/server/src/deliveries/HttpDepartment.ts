/**
 * Departments over HTTP (部门接口): one address for all of them, `DEPARTMENT_URL`. A case is put under its number and deleted when the
 * applicant takes it back; a case that the department does not know is taken back already. Any other answer than 2xx is a failure.
 *   PUT    <DEPARTMENT_URL>/departments/GAT/cases/<case number>   the part as JSON
 *   PUT    <DEPARTMENT_URL>/departments/GAT/cases/<case number>/urges/2026-11-24   the applicant urged on that day
 *   DELETE <DEPARTMENT_URL>/departments/GAT/cases/<case number>
 *   GET    <DEPARTMENT_URL>/departments/GAT/cases/<case number>   {"moves":[{"key":"…","to":2,"at":"2026-11-20T04:00:00Z","note":"…"}]}
 * A move names its status, or step and outcome as departments write them ("step":"audit","outcome":"4"); with its decision the department gives the
 * numbers that other matters need ("given":[{"value":"citizenId","text":"…"}]), each by the rule of its kind.
 */
import { Code, Key, listOf, Text } from '@ljonething/api/schema/texts'
import { caseStatusCodes } from '@ljonething/domain/cases/caseStatus'
import { afterOutcome, departmentSteps } from '@ljonething/domain/cases/departmentOutcome'
import { resultValueKeys, resultValues } from '@ljonething/domain/cases/resultValues'
import { readMoment } from '@ljonething/domain/display/dateTime'
import { Effect, Layer, Schema } from 'effect'
import { FetchHttpClient, HttpClient, HttpClientRequest, HttpClientResponse } from 'effect/http'
import { Department, DepartmentUnreachable } from './Department.ts'
import type { DepartmentMove } from './Department.ts'

/** A moment that names its zone, so that it is the same one everywhere. */
const zoned = /T.+(?:Z|[+-]\d\d:\d\d)$/
const Given = Schema.Struct({ value: Schema.Literals(resultValueKeys), text: Code }).check(
  Schema.makeFilter(({ value, text }) => resultValues[value].isValid(text))
)
const told = {
  key: Key,
  at: Key.check(Schema.isPattern(zoned)),
  note: Schema.optionalKey(Text),
  given: Schema.optionalKey(listOf(Given))
}
const Moves = Schema.Struct({
  moves: Schema.Array(
    Schema.Union([
      Schema.Struct({ ...told, to: Schema.Literals(caseStatusCodes) }),
      Schema.Struct({ ...told, step: Schema.Literals(departmentSteps), outcome: Code })
    ])
  )
})
type ToldMove = (typeof Moves.Type)['moves'][number]

/** None where an outcome leaves the case where it stands; undefined where there is no such outcome, or no such moment. */
const movesFrom = (move: ToldMove): readonly DepartmentMove[] | undefined => {
  const moment = readMoment(move.at)
  if (moment === undefined) return undefined
  const to = 'to' in move ? move.to : afterOutcome(move.step, move.outcome)
  if (to === undefined || to === 'none') return to && []
  const { key, note, given } = move
  return [
    {
      ...{ kind: 'move', by: 'department', to, key, at: new Date(moment).toISOString() },
      ...(note === undefined ? {} : { note }),
      ...(given === undefined ? {} : { given })
    }
  ]
}

export const HttpDepartment = (address: string) =>
  Layer.effect(
    Department,
    Effect.gen(function* () {
      const client = yield* HttpClient.HttpClient
      const send = (deptCode: string, request: HttpClientRequest.HttpClientRequest, accepts: (status: number) => boolean) =>
        client.execute(request).pipe(
          Effect.mapError(() => new DepartmentUnreachable({ deptCode, reason: '部门系统无法连接' })),
          Effect.flatMap(({ status }) =>
            accepts(status) ? Effect.void : Effect.fail(new DepartmentUnreachable({ deptCode, reason: `部门系统答复 ${status}` }))
          ),
          Effect.scoped
        )
      const isDone = (status: number) => status >= 200 && status < 300
      const urlOf = (deptCode: string, caseNo: string) =>
        `${address}/departments/${encodeURIComponent(deptCode)}/cases/${encodeURIComponent(caseNo)}`
      return Department.of({
        deliver: (caseNo, part) =>
          send(part.deptCode, HttpClientRequest.put(urlOf(part.deptCode, caseNo)).pipe(HttpClientRequest.bodyJsonUnsafe(part)), isDone),
        movesOf: (caseNo, deptCode) =>
          client.get(urlOf(deptCode, caseNo)).pipe(
            Effect.flatMap(HttpClientResponse.filterStatusOk),
            Effect.flatMap(HttpClientResponse.schemaBodyJson(Moves)),
            Effect.mapError(() => new DepartmentUnreachable({ deptCode, reason: '部门系统没有答复进度' })),
            Effect.flatMap(({ moves }) =>
              Effect.forEach(moves, (move) => {
                const actions = movesFrom(move)
                return actions === undefined
                  ? Effect.fail(new DepartmentUnreachable({ deptCode, reason: '部门系统答复了未知的办理结果或时间' }))
                  : Effect.succeed(actions)
              })
            ),
            Effect.map((actions) => actions.flat()),
            Effect.scoped
          ),
        urge: (caseNo, deptCode, onDay) => send(deptCode, HttpClientRequest.put(`${urlOf(deptCode, caseNo)}/urges/${onDay}`), isDone),
        withdraw: (caseNo, deptCode) =>
          send(deptCode, HttpClientRequest.delete(urlOf(deptCode, caseNo)), (status) => isDone(status) || status === 404)
      })
    })
  ).pipe(Layer.provide(FetchHttpClient.layer))
