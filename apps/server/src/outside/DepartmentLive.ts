/** Departments (部门接口): over HTTP where `DEPARTMENT_URL` is set, otherwise those of the sandbox, otherwise none. The only place that chooses. */
import { Effect, Layer, Option } from 'effect'
import { ServiceConfig } from '../platform/Config.ts'
import { SandboxDepartment } from '../sandbox/SandboxDepartments.ts'
import { Department, DepartmentUnreachable } from '../deliveries/Department.ts'
import { HttpDepartment } from '../deliveries/HttpDepartment.ts'

const unconfigured = (deptCode: string) => Effect.fail(new DepartmentUnreachable({ deptCode, reason: '部门接口未配置' }))

const NoDepartment = Layer.succeed(Department, {
  deliver: (_caseNo, { deptCode }) => unconfigured(deptCode),
  certificateFile: (_caseNo, deptCode) => unconfigured(deptCode),
  urge: (_caseNo, deptCode) => unconfigured(deptCode),
  withdraw: (_caseNo, deptCode) => unconfigured(deptCode),
  movesOf: (_caseNo, deptCode) => unconfigured(deptCode)
})

export const DepartmentLive = Layer.unwrap(
  Effect.map(ServiceConfig, ({ departmentUrl, sandbox }) =>
    Option.match(departmentUrl, { onSome: HttpDepartment, onNone: () => (sandbox ? SandboxDepartment : NoDepartment) })
  )
)
