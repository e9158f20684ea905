/** Interpretation of a scene (政策解读, spec §2.2, §2.4): what it says and the questions people ask, under the screen of its template. */
import type { InterpretationTemplate } from '@ljonething/domain/navigation/sceneEntries'
import { isInterpretationTemplate } from '@ljonething/domain/navigation/sceneEntries'
import { interpretationOf } from '@ljonething/domain/scene/interpretationOf'
import type { Scene } from '@ljonething/domain/scene/Scene'
import { Card } from '@ljonething/ui/Card'
import { DisclosureSection } from '@ljonething/ui/DisclosureSection'
import { EmptyState } from '@ljonething/ui/EmptyState'
import { PageHeader } from '@ljonething/ui/PageHeader'
import { Panel } from '@ljonething/ui/Panel'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import * as styles from '../../entries/Entry.css.ts'
import { SceneEntry } from '../../entries/SceneEntry.tsx'
import { SceneIndex } from '../../entries/SceneIndex.tsx'
import { SceneWays } from '../../entries/SceneWays.tsx'
import { useRouteName } from '../../entries/useRouteName.ts'
import { scenesQuery } from '../../queries/catalogue.ts'

const page = '政策解读'

const Interpreted = ({ scene }: { readonly scene: Scene }) => {
  const found = interpretationOf(scene)
  if (!found.ok) {
    return (
      <Card>
        <PageHeader title={`${scene.name}解读`} />
        <EmptyState title={found.error.msg} actions={<SceneWays scene={scene} without="interpretation" />}>
          这个主题的解读还没有发布，可以先看办事指南，或直接开始办理。
        </EmptyState>
      </Card>
    )
  }
  const { title, sections, qa } = found.interpretation
  return (
    <>
      <Card className={styles.stacked}>
        <PageHeader title={title} description={`牵头单位：${scene.leadDepartment}`} />
        <p className={styles.text}>{scene.summary}</p>
        <SceneWays scene={scene} without="interpretation" />
      </Card>
      <Card className={styles.stacked}>
        {sections.map(({ heading, text }) => (
          <section key={heading}>
            <h2 className={styles.heading}>{heading}</h2>
            <p className={styles.text}>{text}</p>
          </section>
        ))}
      </Card>
      {qa.length === 0 ? null : (
        <Panel title="常见问题">
          {qa.map(({ question, answer }, at) => (
            <DisclosureSection key={question} title={question} defaultOpen={at === 0}>
              <p className={styles.text}>{answer}</p>
            </DisclosureSection>
          ))}
        </Panel>
      )}
    </>
  )
}

/** Without a scene in the address: the one that has this template, or a choice among several. */
const OfTemplate = ({ template }: { readonly template: InterpretationTemplate | undefined }) => {
  const { data } = useQuery(scenesQuery({}))
  const has = ({ interpretationTemplate }: { readonly interpretationTemplate?: string }) =>
    interpretationTemplate !== undefined && (template === undefined || interpretationTemplate === template)
  const [only, ...others] = data?.filter(has) ?? []
  if (only !== undefined && others.length === 0) return <Interpretation code={only.sceneCode} />
  return (
    <SceneIndex title={page} description="每件事怎么办、有什么变化、常见问题怎么答。" has={has} none="未配置解读模板" to="/unscramble" />
  )
}

const Interpretation = ({ code }: { readonly code: string }) => (
  <SceneEntry code={code} current={page}>
    {(scene) => <Interpreted scene={scene} />}
  </SceneEntry>
)

export const InterpretationScreen = () => {
  const { code } = useSearch({ strict: false })
  const { name } = useRouteName()
  return code === undefined ? <OfTemplate template={isInterpretationTemplate(name) ? name : undefined} /> : <Interpretation code={code} />
}
