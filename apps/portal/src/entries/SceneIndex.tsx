/** A page that names no scene (主题选择): the scenes that have such a page, for individuals and for legal persons, each a link to it. */
import { newUserType } from '@ljonething/domain/codes/user'
import { Card, cardLinkClass } from '@ljonething/ui/Card'
import { EmptyState } from '@ljonething/ui/EmptyState'
import { ErrorState } from '@ljonething/ui/ErrorState'
import { PageHeader } from '@ljonething/ui/PageHeader'
import { Panel } from '@ljonething/ui/Panel'
import { Skeleton } from '@ljonething/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { apiFailure } from '../queries/apiError.ts'
import type { SceneSummary } from '../queries/catalogue.ts'
import { scenesQuery } from '../queries/catalogue.ts'
import { sceneGrid } from './sceneGrid.css.ts'
import * as styles from './Entry.css.ts'
import { EntryPage } from './SceneEntry.tsx'

interface SceneIndexProps {
  readonly title: string
  readonly description: string
  /** Which scenes have such a page. */
  readonly has: (scene: SceneSummary) => boolean
  /** What is said where none has. */
  readonly none: string
  readonly to: '/unscramble' | '/unscramble/birth' | '/service/guide' | '/outerSmartGuide'
}

export const SceneIndex = ({ title, description, has, none, to }: SceneIndexProps) => {
  const scenes = useQuery(scenesQuery({}))
  const found = scenes.data?.filter(has) ?? []
  return (
    <EntryPage current={title}>
      <Card>
        <PageHeader title={title} description={description} />
      </Card>
      {scenes.isError ? (
        <ErrorState onRetry={() => scenes.refetch()}>{apiFailure(scenes.error).message}</ErrorState>
      ) : scenes.isPending ? (
        <Skeleton lines={6} />
      ) : found.length === 0 ? (
        <EmptyState title={none} />
      ) : (
        newUserType.rows.map(({ code, label }) => {
          const own = found.filter(({ objectTypes }) => objectTypes.includes(code))
          return own.length === 0 ? null : (
            <Panel key={code} title={`${label}主题（${own.length}）`}>
              <ul className={sceneGrid}>
                {own.map((scene) => (
                  <Card key={scene.sceneCode} as="li" interactive padding="tight">
                    <h3 className={styles.name}>
                      <Link to={to} search={{ code: scene.sceneCode }} className={cardLinkClass}>
                        {scene.name}
                      </Link>
                    </h3>
                    <p className={styles.muted}>{scene.leadDepartment}</p>
                  </Card>
                ))}
              </ul>
            </Panel>
          )
        })
      )}
    </EntryPage>
  )
}
