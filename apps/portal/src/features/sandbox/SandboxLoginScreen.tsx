/** Stands in for the page of the provincial identity centre (统一身份认证), and says that it does. */
import { basePath, portalPath } from '@ljonething/domain/navigation/portalPath'
import { ErrorState } from '@ljonething/ui/ErrorState'
import { Notice } from '@ljonething/ui/Notice'
import { Skeleton } from '@ljonething/ui/Skeleton'
import { Tabs } from '@ljonething/ui/Tabs'
import { useToast } from '@ljonething/ui/Toast'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { ShieldCheck } from 'lucide-react'
import { apiFailure } from '../../queries/apiError.ts'
import type { SandboxPerson } from '../../queries/sandbox.ts'
import { sandboxLogin, sandboxPeopleQuery } from '../../queries/sandbox.ts'
import { PersonButton } from './PersonButton.tsx'
import * as styles from './SandboxLoginScreen.css.ts'

const route = getRouteApi('/sandbox/login')

export const SandboxLoginScreen = () => {
  const { goto } = route.useSearch()
  const people = useQuery(sandboxPeopleQuery)
  const toast = useToast()
  const choose = async ({ id }: SandboxPerson) => {
    try {
      const query = new URLSearchParams({ ticket: await sandboxLogin(id), goto: portalPath(goto) })
      window.location.assign(`${basePath}/onething/loginJumpPage?${query}`)
    } catch (error) {
      toast.error(apiFailure(error).message)
    }
  }
  const list = (userType: SandboxPerson['userType']) => (
    <ul className={styles.people}>
      {(people.data ?? [])
        .filter((person) => person.userType === userType)
        .map((person) => (
          <li key={person.id}>
            <PersonButton person={person} onChoose={() => choose(person)} />
          </li>
        ))}
    </ul>
  )
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <ShieldCheck size={40} aria-hidden="true" />
        <div>
          <h1 id="page-title" tabIndex={-1} className={styles.title}>
            统一身份认证
          </h1>
          <p>黑龙江省一体化政务服务</p>
        </div>
      </div>
      <div className={styles.body}>
        <Notice tone="warning" title="这是沙箱的登录页">
          这里代替省统一身份认证平台，人员均为虚构，不需要密码。请选择一个身份登录。
        </Notice>
        {people.isPending ? (
          <Skeleton lines={6} />
        ) : people.isError ? (
          <ErrorState
            {...(apiFailure(people.error).tag === 'NotFound'
              ? { kind: 'missing' as const, title: '沙箱没有开启' }
              : { onRetry: () => people.refetch() })}
          />
        ) : (
          <Tabs
            label="登录身份"
            items={[
              { value: '0', label: '个人登录', content: list('0') },
              { value: '1', label: '法人登录', content: list('1') }
            ]}
          />
        )}
      </div>
    </div>
  )
}
