/** The special column (专区, spec §2.2): hero, audience, province or city, search, and a card for every scene. */
import { newUserType, userType } from '@ljonething/domain/codes/user'
import { provinceCode } from '@ljonething/domain/region/regionCode'
import { Button } from '@ljonething/ui/Button'
import { EmptyState } from '@ljonething/ui/EmptyState'
import { ErrorState } from '@ljonething/ui/ErrorState'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ColumnRegion } from '../../browser/specialColumnRegion.ts'
import { apiFailure } from '../../queries/apiError.ts'
import { scenesQuery } from '../../queries/catalogue.ts'
import { sessionQuery } from '../../queries/session.ts'
import { useGoHome } from '../../shell/region/useChooseRegion.ts'
import { chooseScenes } from './chooseScenes.ts'
import { ColumnHero } from './ColumnHero.tsx'
import { SceneCard } from './SceneCard.tsx'
import { SceneSkeletons } from './SceneSkeletons.tsx'
import * as styles from './SpecialColumn.css.ts'

interface SpecialColumnProps {
  readonly region: ColumnRegion
  readonly name: string | undefined
  readonly object: string | undefined
}

export const SpecialColumn = ({ region, name = '', object }: SpecialColumnProps) => {
  const scenes = useQuery(scenesQuery({}))
  const { data: session } = useQuery(sessionQuery)
  const navigate = useNavigate()
  const goHome = useGoHome()
  const audience = object ?? (session?.user?.userType === userType.code.legal ? newUserType.code.legal : newUserType.code.personal)
  const other = audience === newUserType.code.personal ? newUserType.code.legal : newUserType.code.personal
  const shown = chooseScenes(scenes.data ?? [], { object: audience, region: region.code, name })
  const isMunicipal = region.code !== provinceCode
  const change = (next: { readonly name?: string; readonly object?: string }) => {
    const wanted = { name, object: audience, ...next }
    const search = { object: wanted.object, ...(wanted.name === '' ? {} : { name: wanted.name }) }
    void (isMunicipal
      ? navigate({ to: '/municipal/onethingSpecialColumn', search: { region: region.code, ...search }, replace: true })
      : navigate({ to: '/onethingSpecialColumn', search, replace: true }))
  }
  return (
    <>
      <ColumnHero
        scenes={chooseScenes(scenes.data ?? [], { object: audience, region: region.code, name: '' })}
        region={region}
        audience={audience}
        onAudience={(next) => change({ object: next })}
        onRegion={goHome}
      />
      <div className={styles.found} role="status">
        {scenes.isPending || scenes.isError ? null : name === '' ? (
          <span>
            {isMunicipal ? `${region.name}已开通` : '全省已开通'} <strong>{shown.length}</strong> 件事
          </span>
        ) : (
          <>
            <span>
              “{name}” 找到 <strong>{shown.length}</strong> 件事
            </span>
            <Button size="small" variant="quiet" onClick={() => change({ name: '' })}>
              查看全部
            </Button>
          </>
        )}
      </div>
      {scenes.isError ? (
        <ErrorState onRetry={() => scenes.refetch()}>{apiFailure(scenes.error).message}</ErrorState>
      ) : scenes.isPending ? (
        <SceneSkeletons />
      ) : shown.length === 0 ? (
        <EmptyState actions={<Button onClick={() => change({ name: '', object: other })}>看看{newUserType.labelOf(other)}主题</Button>}>
          {name === '' ? '所选地区还没有开通的主题，可切换地区查看。' : '换一个词试试，或查看全部主题。'}
        </EmptyState>
      ) : (
        <ul className={styles.grid}>
          {shown.map((scene) => (
            <SceneCard key={scene.sceneCode} scene={scene} />
          ))}
        </ul>
      )}
    </>
  )
}
