/**
 * One matter of an application (事项详情, spec §2.2 doThingDetails): how far it is, what comes next and who acts, the days promised against the days
 * used, who did what and when, and whom to turn to; follows along by itself.
 */
import { toCome } from '@ljonething/domain/cases/toCome'
import { formatDate } from '@ljonething/domain/display/dateTime'
import { Breadcrumb } from '@ljonething/ui/Breadcrumb'
import { Card } from '@ljonething/ui/Card'
import { KeyValueList } from '@ljonething/ui/KeyValueList'
import { PageHeader } from '@ljonething/ui/PageHeader'
import { Panel } from '@ljonething/ui/Panel'
import { Timeline } from '@ljonething/ui/Timeline'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ApplicationDetail, CaseView } from '../../queries/handling.ts'
import { RequireLogin } from '../../shell/login/RequireLogin.tsx'
import * as styles from './ApplicationScreen.css.ts'
import { CaseLog } from './CaseLog.tsx'
import { CaseResult } from './CaseResult.tsx'
import { CaseTags } from './CaseTags.tsx'
import { caseTimeline } from './caseTimeline.ts'
import { Contacts } from './Contacts.tsx'
import { deliverySentence } from './deliverySentence.ts'
import { FollowedApplication, NotFollowed } from './FollowedApplication.tsx'
import { promiseText } from './promiseText.ts'
import { UrgeNotice } from './UrgeNotice.tsx'

const route = getRouteApi('/doThing/doThingDetails')

interface FollowedCaseProps {
  readonly detail: ApplicationDetail
  readonly view: CaseView
}

/** Measured, not promised. */
const paceText = ({ days, cases }: NonNullable<CaseView['pace']>) =>
  `同一事项最近办结的 ${cases} 件中，有一半在 ${days} 个工作日内办结（从收件到办结，不含补正、挂起和等待其他事项）`

const FollowedCase = ({ detail, view }: FollowedCaseProps) => {
  const { applyNo, sceneName, submittedAt } = detail
  const { caseNo, matterName, department, status, isLate, resultName, pace, waitsFor } = view
  return (
    <div className={styles.page}>
      <div data-print="hide">
        <Breadcrumb
          links={[
            <Link to="/onethingSpecialColumn">首页</Link>,
            <Link to="/doThing/doThingProgress/oneThingList">我的办件</Link>,
            <Link to="/doThing/oneThingDetails" search={{ applyNo }}>
              {sceneName}
            </Link>
          ]}
          current={matterName}
        />
      </div>
      <Card className={styles.head}>
        <PageHeader title={matterName} tags={<CaseTags view={view} />} description={department} />
        <Timeline label={`${matterName}的办理进度`} stages={caseTimeline(view)} />
        <KeyValueList
          items={[
            { key: '下一步', value: toCome(status, department, waitsFor) ?? '没有了，这一项已经结束' },
            { key: '承诺与用时', value: <span className={isLate ? styles.late : undefined}>{promiseText(view)}</span> },
            ...(pace === undefined ? [] : [{ key: '以往用时', value: paceText(pace) }]),
            { key: '送达部门', value: deliverySentence(view) ?? '部门已收到' },
            ...(resultName === '' ? [] : [{ key: '办成后取得', value: resultName }]),
            { key: '办件编号', value: caseNo },
            { key: '所属一件事', value: `${sceneName}，提交于 ${formatDate(submittedAt, 'datetimeNoSeconds')}` }
          ]}
        />
        {view.result === undefined ? null : <CaseResult result={view.result} />}
      </Card>
      <UrgeNotice applyNo={applyNo} view={view} consult={detail.consult} />
      <Panel title="办理记录">
        <CaseLog view={view} />
      </Panel>
      <Contacts detail={detail} caseNo={caseNo} />
    </div>
  )
}

export const CaseScreen = () => {
  const { applyNo, caseNo } = route.useSearch()
  return (
    <RequireLogin>
      <FollowedApplication applyNo={applyNo}>
        {(detail) => {
          const view = detail.cases.find((one) => one.caseNo === caseNo)
          return view === undefined ? <NotFollowed /> : <FollowedCase detail={detail} view={view} />
        }}
      </FollowedApplication>
    </RequireLogin>
  )
}
