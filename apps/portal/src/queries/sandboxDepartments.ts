/** The desks of the sandbox departments (沙箱部门案头): queue, one case, its files, and the moves made by hand. */
import type { DeskCase } from '@ljonething/api/sandbox/DepartmentsApi'
import { queryOptions } from '@tanstack/react-query'
import { keyOf } from './keys.ts'
import type { RequestOf } from '@ljonething/api/client/Calls'
import { run } from './run.ts'

export type { DeskCase } from '@ljonething/api/sandbox/DepartmentsApi'

export type DeskMove = RequestOf<'sandboxDepartments', 'move'>['payload']

type DeskQueueRequest = RequestOf<'sandboxDepartments', 'queue'>['query']

export const deskQueueQuery = (query: DeskQueueRequest) =>
  queryOptions({
    queryKey: keyOf('deskQueue', query),
    queryFn: ({ signal }) => run('sandboxDepartments', 'queue', { query, signal })
  })

export const deskCaseQuery = (caseNo: string) =>
  queryOptions({
    queryKey: keyOf('deskCase', caseNo),
    retry: false,
    queryFn: ({ signal }) => run('sandboxDepartments', 'case', { query: { caseNo }, signal })
  })

export const moveDeskCase = (payload: DeskMove): Promise<DeskCase> => run('sandboxDepartments', 'move', { payload })

export const readDeskFile = (caseNo: string, fileId: string): Promise<Uint8Array<ArrayBuffer>> =>
  run('sandboxDepartments', 'file', { query: { caseNo, fileId } })
