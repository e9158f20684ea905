/** The theme wrapper (主题办理, spec §2.1): opens the scene, the session and the handling, and frames every step of the flow. */
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, Navigate } from '@tanstack/react-router'
import { buttonClass } from '@ljonething/ui/Button'
import { ErrorState } from '@ljonething/ui/ErrorState'
import { filingObstacle, mayPrepare } from '@ljonething/domain/filing/filingObstacle'
import type { Scene } from '@ljonething/domain/scene/Scene'
import { apiFailure } from '../queries/apiError.ts'
import { sceneQuery } from '../queries/catalogue.ts'
import type { SessionUser } from '../queries/session.ts'
import { sessionQuery } from '../queries/session.ts'
import { HandlingFrame } from './HandlingFrame.tsx'
import { HandlingProvider } from './HandlingProvider.tsx'
import { HandlingSkeleton } from './HandlingSkeleton.tsx'
import { LoginPanel } from './LoginPanel.tsx'
import { recallHandling } from './saving/rememberedHandling.ts'
import { submittedAs } from './saving/submittedDraft.ts'
import { useOpenedHandling } from './saving/useOpenedHandling.ts'

const route = getRouteApi('/themeWrapper')

const homeLink = (
  <Link to="/onethingSpecialColumn" className={buttonClass()}>
    返回首页选择主题
  </Link>
)

export const ThemeWrapper = () => {
  const { code, draft } = route.useSearch()
  const scene = useQuery({ ...sceneQuery(code), enabled: code !== '' })
  const session = useQuery(sessionQuery)
  const submitted = draft === undefined ? undefined : submittedAs(draft)
  if (submitted !== undefined) return <Navigate to="/doThing/oneThingDetails" search={{ applyNo: submitted }} replace />
  const isMissing = code === '' || (scene.isError && apiFailure(scene.error).tag === 'NotFound')
  if (isMissing) {
    return (
      <ErrorState page kind="missing" title="没有找到这个主题" actions={homeLink}>
        主题编码有误，或主题已停止办理。请返回首页重新选择。
      </ErrorState>
    )
  }
  const failed = scene.isError ? scene : session.isError ? session : undefined
  if (failed !== undefined) {
    return (
      <ErrorState page onRetry={() => failed.refetch()} actions={homeLink}>
        {apiFailure(failed.error).message}
      </ErrorState>
    )
  }
  if (scene.data === undefined || session.data === undefined) return <HandlingSkeleton />
  return <OpenedHandling scene={scene.data} user={session.data.user} />
}

/** Who may not handle the scene looks at it like a visitor: nothing of theirs is read, kept or sent. */
const OpenedHandling = ({ scene, user: person }: { readonly scene: Scene; readonly user: SessionUser | undefined }) => {
  const { draft: asked, applyNo } = route.useSearch()
  const obstacle = applyNo === undefined ? filingObstacle(scene, person) : undefined
  const isStopped = !mayPrepare(obstacle)
  const user = isStopped ? undefined : person
  const draft = isStopped ? undefined : asked
  const needsOwner = draft !== undefined && user === undefined && recallHandling(scene.sceneCode)?.draft?.rowGuid !== draft
  const { opening, retry } = useOpenedHandling(scene, user, obstacle, draft)
  if (needsOwner) return <LoginPanel title="登录后继续办理" />
  if (opening.kind === 'opening') return <HandlingSkeleton />
  if (opening.kind === 'submitted') return <Navigate to="/doThing/oneThingDetails" search={{ applyNo: opening.applyNo }} replace />
  if (opening.kind === 'failed') {
    return (
      <ErrorState
        page
        title={opening.message}
        onRetry={retry}
        actions={
          <>
            <Link to="/themeWrapper/themeMiddle" search={{ code: scene.sceneCode }} className={buttonClass()}>
              重新办理
            </Link>
            <Link to="/doThing/doThingProgress/draftBox" className={buttonClass()}>
              返回草稿箱
            </Link>
            <Link to="/doThing/doThingProgress/oneThingList" className={buttonClass()}>
              查看我的办件
            </Link>
          </>
        }
      >
        这份草稿可能已被删除或已经提交，您可以重新办理，或到草稿箱、我的办件中查看。
      </ErrorState>
    )
  }
  return (
    <HandlingProvider key={opening.count} scene={scene} opened={opening.handling} user={user} obstacle={obstacle}>
      <HandlingFrame />
    </HandlingProvider>
  )
}
