/** Whose a login ticket, a session or a sandbox identity is (用户信息), as kept in `login_ticket`, `session` and `sandbox_person`. */
import { UserInfo } from '@ljonething/api/session/UserInfo'
import { storedAs } from '../../platform/stored.ts'

export const storedUser = storedAs('user', 0, UserInfo)
