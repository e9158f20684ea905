/** The sandbox (沙箱): its console, and a page in place of the provincial identity centre's. */
import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '../shell/lazyScreen.tsx'
import { onlyInSandbox } from './onlyInSandbox.ts'
import { rootRoute } from './root.tsx'
import { gotoSearch, textParam } from './searchParams.ts'

const consoleRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'sandbox',
  beforeLoad: onlyInSandbox,
  staticData: { name: 'sandbox', title: '沙箱控制台' },
  component: lazyScreen(() => import('../features/sandbox/SandboxScreen.tsx'), 'SandboxScreen')
})

interface DeskSearch {
  /** Code of the department. */
  readonly dept?: string
  readonly caseNo?: string
  /** What the department is done with, in place of what lies on its desk. */
  readonly state?: 'done'
}

const departmentsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'sandbox/departments',
  beforeLoad: onlyInSandbox,
  staticData: { name: 'sandboxDepartments', title: '部门案头（沙箱）' },
  validateSearch: (search): DeskSearch => {
    const [dept, caseNo] = [textParam(search['dept']), textParam(search['caseNo'])]
    return {
      ...(dept === undefined ? {} : { dept }),
      ...(caseNo === undefined ? {} : { caseNo }),
      ...(search['state'] === 'done' ? { state: 'done' as const } : {})
    }
  },
  component: lazyScreen(() => import('../features/sandbox/DepartmentDeskScreen.tsx'), 'DepartmentDeskScreen')
})

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'sandbox/login',
  beforeLoad: onlyInSandbox,
  staticData: { name: 'sandboxLogin', title: '统一身份认证（沙箱）' },
  validateSearch: gotoSearch,
  component: lazyScreen(() => import('../features/sandbox/SandboxLoginScreen.tsx'), 'SandboxLoginScreen')
})

const realNameRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'sandbox/realName',
  beforeLoad: onlyInSandbox,
  staticData: { name: 'sandboxRealName', title: '实名认证（沙箱）' },
  validateSearch: gotoSearch,
  component: lazyScreen(() => import('../features/sandbox/SandboxRealNameScreen.tsx'), 'SandboxRealNameScreen')
})

const sealsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'sandbox/seals',
  beforeLoad: onlyInSandbox,
  staticData: { name: 'sandboxSeals', title: '签章平台（沙箱）' },
  component: lazyScreen(() => import('../features/sandbox/SealScreen.tsx'), 'SealScreen')
})

export const sandboxRoutes = [consoleRoute, departmentsRoute, loginRoute, realNameRoute, sealsRoute] as const
