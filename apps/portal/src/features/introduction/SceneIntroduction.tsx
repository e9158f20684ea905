import { isOn } from '@ljonething/domain/codes/flag'
import { mayPrepare } from '@ljonething/domain/filing/filingObstacle'
import { ComparisonTable } from '@ljonething/ui/ComparisonTable'
import { Notice } from '@ljonething/ui/Notice'
import { Panel } from '@ljonething/ui/Panel'
import { Tag } from '@ljonething/ui/Tag'
import { SceneWays } from '../../entries/SceneWays.tsx'
import { FilingDoor } from '../../handling/filing/FilingDoor.tsx'
import { useThisHandling } from '../../handling/HandlingContext.ts'
import { StepPage } from '../../handling/steps/StepPage.tsx'
import * as styles from './Introduction.css.ts'
import { EarlierApplication } from './EarlierApplication.tsx'
import { publishedComparison } from './publishedComparison.ts'
import { RegionChoice } from './RegionChoice.tsx'
import { SceneMatters } from './SceneMatters.tsx'
import { StartButtons } from './StartButtons.tsx'

/** A scene handled here (自建主题): region and way in first, then what it saves and what it bundles. */
export const SceneIntroduction = () => {
  const { scene, obstacle } = useThisHandling()
  return (
    <>
      <StepPage
        title={scene.name}
        tags={isOn(scene.sceneTag.KEY_THEME) ? <Tag tone="info">重点主题</Tag> : null}
        description={`牵头单位：${scene.leadDepartment}`}
      >
        <p className={styles.summary}>{scene.summary}</p>
        {isOn(scene.flags.hideThemeHandleButton) ? (
          <Notice tone="warning">本主题暂不支持在线办理，请到办事窗口咨询。</Notice>
        ) : !mayPrepare(obstacle) ? (
          <FilingDoor obstacle={obstacle} />
        ) : (
          <>
            <RegionChoice />
            <EarlierApplication />
            <StartButtons />
          </>
        )}
        <SceneWays scene={scene} without="handle" />
      </StepPage>
      <Panel title="办理对比">
        <ComparisonTable rows={publishedComparison(scene.comparison)} />
      </Panel>
      <Panel title={`包含的事项（${scene.matters.length}）`} description="回答问题后会生成您自己的清单。">
        <SceneMatters matters={scene.matters} />
      </Panel>
    </>
  )
}
