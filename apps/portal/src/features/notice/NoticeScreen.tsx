/** The notice (办理须知): what to know, what is kept of the person, and the final list, read before anything is checked or filled. */
import { Checkbox } from '@ljonething/ui/Checkbox'
import { ErrorSummary } from '@ljonething/ui/ErrorSummary'
import { plainText } from '@ljonething/forms/engine/plainText'
import { useFlow } from '../../handling/steps/FlowContext.ts'
import { useRefusal } from '../../handling/form/useRefusal.ts'
import { useHandling } from '../../handling/HandlingContext.ts'
import { PlanMaterials } from '../../handling/plan/PlanMaterials.tsx'
import { PlanMatters } from '../../handling/plan/PlanMatters.tsx'
import { regionName } from '../../handling/startRegion.ts'
import { StepActions } from '../../handling/steps/StepActions.tsx'
import { StepPage } from '../../handling/steps/StepPage.tsx'
import * as styles from './NoticeScreen.css.ts'

const agreementId = 'notice-read'

export const NoticeScreen = () => {
  const { scene, store, plan, region, noticeRead } = useHandling(({ scene, store, plan, state }) => ({
    scene,
    store,
    plan,
    region: state.region,
    noticeRead: state.noticeRead
  }))
  const { next, goTo } = useFlow()
  const { attempt, refuse } = useRefusal({ step: 'themeNotice' })
  const { writeNote, scenesNotes, privacy } = scene.notices
  const matters = plan.matters.filter((line) => line.included)
  const materials = plan.materials.filter((line) => line.included)
  const isMissing = attempt > 0 && !noticeRead
  const goOn = () => {
    if (!noticeRead) refuse()
    else if (next !== undefined) goTo(next.key)
  }
  return (
    <StepPage description={`办理地区：${regionName(scene, region)}`}>
      <ErrorSummary
        attempt={attempt}
        title="请先阅读办理须知"
        errors={isMissing ? [{ fieldId: agreementId, label: '我已阅读并知晓', message: '请阅读后勾选' }] : []}
      />
      <section className={styles.section}>
        <h2 className={styles.heading}>填报说明</h2>
        <p className={styles.text}>{plainText(writeNote)}</p>
        <ol className={styles.notes}>
          {scenesNotes.map((note) => (
            <li key={note}>{plainText(note)}</li>
          ))}
        </ol>
      </section>
      {privacy === undefined ? null : (
        <section className={styles.section}>
          <h2 className={styles.heading}>个人信息保护</h2>
          <p className={styles.text}>{plainText(privacy)}</p>
        </section>
      )}
      <div className={styles.lists}>
        <section className={styles.section}>
          <h2 className={styles.heading}>要办的事项（{matters.length}）</h2>
          <PlanMatters matters={matters} withDepartment />
        </section>
        <section className={styles.section}>
          <h2 className={styles.heading}>要交的材料（{materials.length}）</h2>
          <PlanMaterials materials={materials} />
        </section>
      </div>
      <Checkbox id={agreementId} checked={noticeRead} invalid={isMissing} onCheckedChange={(read) => store.update({ noticeRead: read })}>
        我已阅读并知晓
      </Checkbox>
      <StepActions onNext={goOn} />
    </StepPage>
  )
}
