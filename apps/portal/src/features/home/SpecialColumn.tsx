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
import { NothingFound } from './NothingFound.tsx'
import { SceneCard } from './SceneCard.tsx'
import { SceneSkeletons } from './SceneSkeletons.tsx'
import { sceneGrid } from '../../entries/sceneGrid.css.ts'
import * as styles from './SpecialColumn.css.ts'
import { VisitorNote } from './VisitorNote.tsx'

interface SpecialColumnProps {
  readonly region: ColumnRegion
  readonly name: string | undefined
  readonly object: string | undefined
}

export const SpecialColumn = ({ region, name = '', object }: SpecialColumnProps) => {
  const all = useQuery(scenesQuery({}))
  const isSearch = name !== ''
  const found = useQuery({ ...scenesQuery({ name }), enabled: isSearch })
  const scenes = isSearch ? found : all
  const { data: session } = useQuery(sessionQuery)
  const navigate = useNavigate()
  const goHome = useGoHome()
  const audience = object ?? (session?.user?.userType === userType.code.legal ? newUserType.code.legal : newUserType.code.personal)
  const other = audience === newUserType.code.personal ? newUserType.code.legal : newUserType.code.personal
  const inAudience = (object: string) => chooseScenes(scenes.data ?? [], { object, region: region.code, searched: isSearch })
  const shown = inAudience(audience)
  const open = chooseScenes(all.data ?? [], { object: audience, region: region.code })
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
      <ColumnHero scenes={open} region={region} audience={audience} onAudience={(next) => change({ object: next })} onRegion={goHome} />
      {session !== undefined && session.user === undefined ? <VisitorNote /> : null}
      <div className={styles.found} role="status">
        {scenes.isPending || scenes.isError ? null : !isSearch ? (
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
      ) : shown.length === 0 && isSearch ? (
        <NothingFound
          name={name}
          scenes={open}
          elsewhere={{ label: newUserType.labelOf(other), count: inAudience(other).length, show: () => change({ object: other }) }}
          onSearch={(word) => change({ name: word })}
        />
      ) : shown.length === 0 ? (
        <EmptyState actions={<Button onClick={() => change({ object: other })}>看看{newUserType.labelOf(other)}主题</Button>}>
          所选地区还没有开通的主题，可切换地区查看。
        </EmptyState>
      ) : (
        <ul className={sceneGrid}>
          {shown.map((scene) => (
            <SceneCard key={scene.sceneCode} scene={scene} />
          ))}
        </ul>
      )}
    </>
  )
}
