/** The sandbox (沙箱): people to log in as, movable clock, department behaviour. */
import type { SandboxState } from '@ljonething/api/sandbox/SandboxApi'
import { queryOptions } from '@tanstack/react-query'
import { firstAnswer } from './firstData.ts'
import { keyOf } from './keys.ts'
import { run } from './run.ts'

export type { SandboxPerson, SandboxState } from '@ljonething/api/sandbox/SandboxApi'

export const sandboxPeopleQuery = queryOptions({
  queryKey: keyOf('sandboxPeople'),
  retry: false,
  queryFn: ({ signal }) => run('sandbox', 'people', { signal })
})

export const sandboxStateQuery = queryOptions({
  queryKey: keyOf('sandboxState'),
  initialData: () => firstAnswer('sandbox', 'state') ?? undefined,
  retry: false,
  staleTime: 0,
  queryFn: ({ signal }) => run('sandbox', 'state', { signal })
})

/** The page already says that there is no sandbox. */
export const isSandboxOff = (): boolean => firstAnswer('sandbox', 'state') === null

/** One-time ticket of a sandbox person. */
export const sandboxLogin = async (id: string): Promise<string> => (await run('sandbox', 'login', { payload: { id } })).ticket

/** One-time ticket of the caller with a higher real-name level. */
export const sandboxRaiseLevel = async (): Promise<string> => (await run('sandbox', 'raiseLevel')).ticket

export const advanceClock = (minutes: number): Promise<SandboxState> => run('sandbox', 'advance', { payload: { minutes } })

export const setDepartmentMode = (deptCode: string, mode: SandboxState['departments'][number]['mode']): Promise<SandboxState> =>
  run('sandbox', 'department', { payload: { deptCode, mode } })

export const setSystemMode = (system: string, mode: SandboxState['systems'][number]['mode']): Promise<SandboxState> =>
  run('sandbox', 'system', { payload: { system, mode } })

export const resetSystems = (): Promise<SandboxState> => run('sandbox', 'resetSystems')
