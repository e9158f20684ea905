/** A page about the scene that the address names (主题页): the scene in whole, or why it cannot be shown and what to do. */
import type { Scene } from '@ljonething/domain/scene/Scene'
import { Breadcrumb } from '@ljonething/ui/Breadcrumb'
import { buttonClass } from '@ljonething/ui/Button'
import { ErrorState } from '@ljonething/ui/ErrorState'
import { Skeleton } from '@ljonething/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { apiFailure } from '../queries/apiError.ts'
import { sceneQuery } from '../queries/catalogue.ts'
import * as styles from './Entry.css.ts'

interface SceneEntryProps {
  readonly code: string
  /** Name of the page, at the end of the breadcrumb. */
  readonly current: string
  readonly children: (scene: Scene) => ReactNode
}

const home = <Link to="/onethingSpecialColumn">首页</Link>

export const EntryPage = ({ current, children }: { readonly current: string; readonly children: ReactNode }) => (
  <div className={styles.page}>
    <div data-print="hide">
      <Breadcrumb links={[home]} current={current} />
    </div>
    {children}
  </div>
)

export const SceneEntry = ({ code, current, children }: SceneEntryProps) => {
  const scene = useQuery(sceneQuery(code))
  if (scene.isError) {
    const { tag, message } = apiFailure(scene.error)
    return tag === 'NotFound' ? (
      <ErrorState
        page
        kind="missing"
        title="没有找到这个主题"
        actions={
          <Link to="/onethingSpecialColumn" className={buttonClass()}>
            返回首页选择主题
          </Link>
        }
      >
        主题编码有误，或主题已停止办理。
      </ErrorState>
    ) : (
      <ErrorState page onRetry={() => scene.refetch()}>
        {message}
      </ErrorState>
    )
  }
  return <EntryPage current={current}>{scene.data === undefined ? <Skeleton lines={8} /> : children(scene.data)}</EntryPage>
}
