/** The desk of a sandbox department (部门案头): where a tester is the department: its queue, one case of it, and every move that the lifecycle allows. */
import { Breadcrumb } from '@ljonething/ui/Breadcrumb'
import { Card } from '@ljonething/ui/Card'
import { ErrorState } from '@ljonething/ui/ErrorState'
import { Field } from '@ljonething/ui/Field'
import { PageHeader } from '@ljonething/ui/PageHeader'
import { Select } from '@ljonething/ui/Select'
import { Skeleton } from '@ljonething/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { apiFailure } from '../../queries/apiError.ts'
import { sandboxStateQuery } from '../../queries/sandbox.ts'
import { DeskCasePanels } from './DeskCasePanels.tsx'
import { DeskMode } from './DeskMode.tsx'
import { DeskQueue } from './DeskQueue.tsx'
import * as styles from './SandboxScreen.css.ts'

const route = getRouteApi('/sandbox/departments')

export const DepartmentDeskScreen = () => {
  const { dept, caseNo, state: lying } = route.useSearch()
  const navigate = route.useNavigate()
  const state = useQuery(sandboxStateQuery)
  const departments = state.data?.departments.toSorted((one, other) => other.waiting - one.waiting) ?? []
  const chosen = departments.find(({ deptCode }) => deptCode === dept) ?? departments[0]
  const ways = [<Link to="/onethingSpecialColumn">首页</Link>, <Link to="/sandbox">沙箱控制台</Link>]
  return (
    <div className={styles.page}>
      <Breadcrumb
        links={
          caseNo === undefined
            ? ways
            : [
                ...ways,
                <Link
                  to="/sandbox/departments"
                  search={{ ...(dept === undefined ? {} : { dept }), ...(lying === undefined ? {} : { state: lying }) }}
                >
                  部门案头
                </Link>
              ]
        }
        current={caseNo === undefined ? '部门案头' : '办件'}
      />
      <Card>
        <PageHeader title="部门案头" description="在这里代替部门办理沙箱办件：看到送达本部门的部分，并作出办理流程允许的每一种决定。" />
      </Card>
      {state.isPending ? (
        <Card>
          <Skeleton lines={6} />
        </Card>
      ) : state.isError ? (
        <ErrorState
          {...(apiFailure(state.error).tag === 'NotFound'
            ? { kind: 'missing' as const, title: '沙箱没有开启' }
            : { onRetry: () => state.refetch() })}
        />
      ) : chosen === undefined ? null : (
        <>
          {caseNo === undefined ? (
            <Card>
              <Field label="部门">
                <Select
                  placeholder={null}
                  options={departments.map(({ deptCode, department, waiting }) => ({
                    value: deptCode,
                    label: `${department}（在办 ${waiting} 件）`
                  }))}
                  value={chosen.deptCode}
                  onValueChange={(next) => void navigate({ to: '.', search: { dept: next }, replace: true })}
                />
              </Field>
            </Card>
          ) : null}
          <DeskMode department={chosen} />
          {caseNo === undefined ? (
            <DeskQueue
              key={`${chosen.deptCode} ${lying ?? ''}`}
              department={chosen}
              isDone={lying === 'done'}
              onShow={(isDone) =>
                void navigate({ to: '.', search: { dept: chosen.deptCode, ...(isDone ? { state: 'done' } : {}) }, replace: true })
              }
            />
          ) : (
            <DeskCasePanels key={caseNo} caseNo={caseNo} />
          )}
        </>
      )}
    </div>
  )
}
