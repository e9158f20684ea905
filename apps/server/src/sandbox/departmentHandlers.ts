import { Api } from '@ljonething/api/Api'
import { NotFound } from '@ljonething/api/errors/errors'
import { Effect, Option } from 'effect'
import { HttpServerResponse } from 'effect/http'
import { HttpApiBuilder } from 'effect/http-api'
import { attachment } from '../platform/http/attachment.ts'
import { ServiceConfig } from '../platform/Config.ts'
import { pageOf, pageWindow } from '../platform/paging.ts'
import { DepartmentCases } from './DepartmentCases.ts'

export const SandboxDepartmentHandlers = HttpApiBuilder.group(
  Api,
  'sandboxDepartments',
  Effect.fn(function* (handlers) {
    const { departmentUrl } = yield* ServiceConfig
    const desks = yield* DepartmentCases
    const isOn = Option.isNone(departmentUrl)
    const whenOn = <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, E | NotFound, R> =>
      isOn ? effect : Effect.fail(new NotFound({ msg: '沙箱部门未开启' }))
    return handlers.handleAll({
      queue: ({ query }) => {
        const window = pageWindow(query.page, query.size)
        return whenOn(
          Effect.map(desks.queue(query.deptCode, query.state === 'done', window), ({ rows, total }) => pageOf(window, rows, total))
        )
      },
      case: ({ query }) => whenOn(desks.get(query.caseNo)),
      file: ({ query }) =>
        whenOn(
          Effect.map(desks.file(query.caseNo, query.fileId), ({ file, bytes }) =>
            HttpServerResponse.stream(bytes, { contentType: 'application/octet-stream', headers: attachment(file.name) })
          )
        ),
      move: ({ payload }) => whenOn(desks.move(payload))
    })
  })
)
