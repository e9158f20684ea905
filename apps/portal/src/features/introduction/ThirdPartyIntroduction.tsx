import { isOn } from '@ljonething/domain/codes/flag'
import type { Scene } from '@ljonething/domain/scene/Scene'
import type { ThirdPartyBaseInfo } from '@ljonething/domain/scene/ScenePublication'
import { ComparisonTable } from '@ljonething/ui/ComparisonTable'
import { Notice } from '@ljonething/ui/Notice'
import { Panel } from '@ljonething/ui/Panel'
import { Table } from '@ljonething/ui/Table'
import { SceneWays } from '../../entries/SceneWays.tsx'
import { FilingDoor } from '../../handling/filing/FilingDoor.tsx'
import { useThisHandling } from '../../handling/HandlingContext.ts'
import { StepPage } from '../../handling/steps/StepPage.tsx'
import * as styles from './Introduction.css.ts'
import { ThirdPartyEntry } from './ThirdPartyEntry.tsx'

interface ThirdPartyIntroductionProps {
  readonly scene: Scene
  readonly info: ThirdPartyBaseInfo
}

const columns = [
  { id: 'name', header: '事项', cell: (matter: ThirdPartyBaseInfo['matterBaseInfos'][number]) => matter.name, rowHeader: true },
  { id: 'department', header: '部门', cell: (matter: ThirdPartyBaseInfo['matterBaseInfos'][number]) => matter.department },
  { id: 'days', header: '承诺时限', cell: (matter: ThirdPartyBaseInfo['matterBaseInfos'][number]) => `${matter.days} 个工作日`, fit: true }
]

/** A scene that another system handles (第三方主题, spec §3.2): what it bundles, and where it is handled. */
export const ThirdPartyIntroduction = ({ scene, info }: ThirdPartyIntroductionProps) => {
  const { obstacle } = useThisHandling()
  return (
    <>
      <StepPage title={scene.name} description={`牵头单位：${scene.leadDepartment}`}>
        <p className={styles.summary}>{scene.summary}</p>
        <Notice tone="warning" title="这件事在其他系统办理">
          前往后将离开龙江一件事，页面、账号和办理结果由对方系统负责。
        </Notice>
        {info.reasons.length === 0 ? null : (
          <ul className={styles.reasons}>
            {info.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        )}
        {isOn(scene.flags.hideDictionaryThirdJump) || isOn(scene.flags.hideThemeHandleButton) ? (
          <Notice tone="warning">本站暂不提供前往办理的入口，请到办事窗口咨询。</Notice>
        ) : obstacle?.kind === 'role' ? (
          <FilingDoor obstacle={obstacle} />
        ) : (
          <ThirdPartyEntry doUrl={info.doUrl} themeType={scene.object} />
        )}
        <SceneWays scene={scene} without="handle" />
      </StepPage>
      <Panel title="办理对比">
        <ComparisonTable
          rows={[
            { id: 'days', label: '办理时间', unit: '个工作日', before: info.originalHandleDays, after: info.currentHandleDays },
            { id: 'handle', label: '办理次数', unit: '次', before: info.originalHandleNum, after: info.currentHandleNum },
            { id: 'material', label: '申请材料', unit: '份', before: info.originalMaterialNum, after: info.currentMaterialNum },
            { id: 'form', label: '申请表单', unit: '张', before: info.originalFormNum, after: info.currentFormNum }
          ]}
        />
      </Panel>
      <Panel title={`包含的事项（${info.matterBaseInfos.length}）`}>
        <Table caption="包含的事项" columns={columns} rows={info.matterBaseInfos} rowKey={(matter) => matter.name} />
      </Panel>
    </>
  )
}
