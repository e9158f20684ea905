import { capability } from '../platform/Capability.ts'
import { departmentSealMigrations } from './migrations.ts'
import { DepartmentSeals } from './DepartmentSeals.ts'

/** 部门电子印章: the seals of the sandbox's departments. */
export const departmentSeals = capability({ services: DepartmentSeals.layer, migrations: departmentSealMigrations })
