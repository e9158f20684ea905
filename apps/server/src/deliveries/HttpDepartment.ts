/**
 * Departments over HTTP (部门接口): one address for all of them, `DEPARTMENT_URL`. A case is put under its number and deleted when the
 * applicant takes it back; a case that the department does not know is taken back already. Any other answer than 2xx is a failure.
 *   PUT    <DEPARTMENT_URL>/departments/GAT/cases/<case number>   the part as JSON
 *   PUT    <DEPARTMENT_URL>/departments/GAT/cases/<case number>/urges/2026-11-24   the applicant urged on that day
 *   DELETE <DEPARTMENT_URL>/departments/GAT/cases/<case number>
 *   GET    <DEPARTMENT_URL>/departments/GAT/cases/<case number>   {"moves":[{"key":"…","to":2,"at":"2026-11-20T04:00:00Z","note":"…"}]}
 *   GET    <DEPARTMENT_URL>/departments/GAT/cases/<case number>/certificate.pdf   the certificate it issued, .ofd and .png too
 * A move names its status, or step and outcome as departments write them ("step":"audit","outcome":"4"). One to 6 may carry what is to be corrected,
 *   "request":{"until":"2026-12-04","fields":[{"id":"motherMobile","reason":"…"}],"materials":[{"code":"CL01","reason":"…"}]}
 * and one to 15 the certificate, as the locker has it: "certificate":{"certId":"…","certCode":"…","certType":"…","number":"…", …}
 * With its decision it gives the numbers that other matters need ("given":[{"value":"citizenId","text":"…"}]), each by the rule of its kind.
 * No redirect is followed: what applicants gave goes nowhere else.
 */
import { Effect, Layer } from 'effect'
import { HttpClient, HttpClientRequest } from 'effect/http'
import { answerTo, isDone, OutsideClient, readAs } from '../platform/http/outsideAnswers.ts'
import { Department, DepartmentUnreachable } from './Department.ts'
import { movesTold, ToldMoves } from './toldMoves.ts'

/** A certificate of several pages with seals has less. */
const mostCertificateBytes = 20 * 1_048_576
/** All that happened to one case. */
const mostMovesBytes = 1_048_576

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
      const urlOf = (deptCode: string, caseNo: string) =>
        `${address}/departments/${encodeURIComponent(deptCode)}/cases/${encodeURIComponent(caseNo)}`
      return Department.of({
        deliver: (caseNo, part) =>
          send(part.deptCode, HttpClientRequest.put(urlOf(part.deptCode, caseNo)).pipe(HttpClientRequest.bodyJsonUnsafe(part)), isDone),
        movesOf: (caseNo, deptCode) =>
          answerTo(client, HttpClientRequest.get(urlOf(deptCode, caseNo)), mostMovesBytes).pipe(
            Effect.flatMap(readAs(ToldMoves)),
            Effect.mapError(() => new DepartmentUnreachable({ deptCode, reason: '部门系统没有答复进度' })),
            Effect.flatMap(({ moves }) =>
              Effect.forEach(moves, (move) => {
                const actions = movesTold(move)
                return actions === undefined
                  ? Effect.fail(new DepartmentUnreachable({ deptCode, reason: '部门系统答复了未知的办理结果或时间' }))
                  : Effect.succeed(actions)
              })
            ),
            Effect.map((actions) => actions.flat()),
            Effect.scoped
          ),
        certificateFile: (caseNo, deptCode, format) =>
          Effect.gen(function* () {
            const unreachable = (reason: string) => new DepartmentUnreachable({ deptCode, reason })
            const request = HttpClientRequest.get(`${urlOf(deptCode, caseNo)}/certificate.${format}`)
            const { status, bytes } = yield* answerTo(client, request, mostCertificateBytes).pipe(
              Effect.catchTags({
                HttpClientError: () => Effect.fail(unreachable('部门系统没有答复证照文件')),
                UnusableAnswer: () => Effect.fail(unreachable('部门系统答复的证照文件过大'))
              })
            )
            return isDone(status) ? bytes : yield* unreachable(`部门系统答复 ${status}`)
          }).pipe(Effect.scoped),
        urge: (caseNo, deptCode, onDay) => send(deptCode, HttpClientRequest.put(`${urlOf(deptCode, caseNo)}/urges/${onDay}`), isDone),
        withdraw: (caseNo, deptCode) =>
          send(deptCode, HttpClientRequest.delete(urlOf(deptCode, caseNo)), (status) => isDone(status) || status === 404)
      })
    })
  ).pipe(Layer.provide(OutsideClient))
