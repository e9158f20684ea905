/** Console of the sandbox (沙箱控制台): its clock, and how outside systems and departments behave. */
import { Breadcrumb } from '@ljonething/ui/Breadcrumb'
import { Card } from '@ljonething/ui/Card'
import { ErrorState } from '@ljonething/ui/ErrorState'
import { PageHeader } from '@ljonething/ui/PageHeader'
import { Skeleton } from '@ljonething/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { apiFailure } from '../../queries/apiError.ts'
import { sandboxStateQuery } from '../../queries/sandbox.ts'
import { DepartmentTable } from './DepartmentTable.tsx'
import { SandboxClock } from './SandboxClock.tsx'
import * as styles from './SandboxScreen.css.ts'
import { SystemTable } from './SystemTable.tsx'

const pollMs = 5_000

export const SandboxScreen = () => {
  const state = useQuery({ ...sandboxStateQuery, refetchInterval: pollMs })
  return (
    <div className={styles.page}>
      <Breadcrumb links={[<Link to="/onethingSpecialColumn">首页</Link>]} current="沙箱控制台" />
      <Card>
        <PageHeader title="沙箱控制台" description="沙箱代替真实的部门系统与时钟，用来演示和验收。所有人员、证照和部门都是虚构的。" />
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
      ) : (
        <>
          <SandboxClock state={state.data} />
          <SystemTable state={state.data} />
          <DepartmentTable state={state.data} />
        </>
      )}
    </div>
  )
}
