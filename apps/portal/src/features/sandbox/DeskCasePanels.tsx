import { awaitsCorrection, groupOf } from '@ljonething/domain/cases/caseStatus'
import { formatDate } from '@ljonething/domain/display/dateTime'
import { Card } from '@ljonething/ui/Card'
import { ErrorState } from '@ljonething/ui/ErrorState'
import { FileRow } from '@ljonething/ui/FileRow'
import { KeyValueList } from '@ljonething/ui/KeyValueList'
import { Notice } from '@ljonething/ui/Notice'
import { Panel } from '@ljonething/ui/Panel'
import { Skeleton } from '@ljonething/ui/Skeleton'
import { Table } from '@ljonething/ui/Table'
import { Tag } from '@ljonething/ui/Tag'
import { TimelineLog } from '@ljonething/ui/TimelineLog'
import { useToast } from '@ljonething/ui/Toast'
import { useQuery } from '@tanstack/react-query'
import { statusTone } from '../../handling/groupTone.ts'
import { apiFailure } from '../../queries/apiError.ts'
import type { DeskCase } from '../../queries/sandboxDepartments.ts'
import { deskCaseQuery, readDeskFile } from '../../queries/sandboxDepartments.ts'
import { saveFile } from '../../viewer/saveFile.ts'
import { DeskMoves } from './DeskMoves.tsx'

const pollMs = 5_000

const Form = ({ fields }: Pick<DeskCase, 'fields'>) => (
  <Panel title="表单内容">
    <KeyValueList
      columns={2}
      items={fields.map(({ label, text, table }) => ({
        key: label,
        wide: table !== undefined,
        value:
          table === undefined || table.rows.length === 0 ? (
            text
          ) : (
            <Table<readonly string[]>
              caption={label}
              rows={table.rows}
              rowKey={(_row, index) => `${index}`}
              columns={table.columns.map((header, at) => ({ id: `${at}`, header, cell: (row) => row[at] ?? '' }))}
            />
          )
      }))}
    />
  </Panel>
)

const Materials = ({ caseNo, materials }: Pick<DeskCase, 'caseNo' | 'materials'>) => {
  const toast = useToast()
  const save = async (id: string, name: string) => {
    try {
      saveFile(await readDeskFile(caseNo, id), name)
    } catch (error) {
      toast.error(apiFailure(error).message)
    }
  }
  return (
    <Panel title="材料">
      <KeyValueList
        stacked
        items={materials.map(({ label, files }) => ({
          key: label,
          value: files.map(({ id, name, size, isReuse }) => (
            <FileRow
              key={id}
              name={name}
              size={size}
              {...(isReuse ? { note: '该材料为复用材料' } : {})}
              onDownload={() => void save(id, name)}
            />
          ))
        }))}
      />
    </Panel>
  )
}

/** A case on the desk (部门办件): where it stands, what can be done with it, and the part that was delivered of it. */
export const DeskCasePanels = ({ caseNo }: { readonly caseNo: string }) => {
  const found = useQuery({ ...deskCaseQuery(caseNo), refetchInterval: pollMs })
  if (found.isPending) {
    return (
      <Card>
        <Skeleton lines={8} />
      </Card>
    )
  }
  if (found.isError) {
    const { tag, message } = apiFailure(found.error)
    return (
      <ErrorState {...(tag === 'NotFound' ? { kind: 'missing' as const, title: '不能办理' } : { onRetry: () => found.refetch() })}>
        {message}
      </ErrorState>
    )
  }
  const view = found.data
  const log = view.log
    .map(({ label, at, by, note }, index) => ({
      id: `${index}`,
      title: label,
      time: formatDate(at, 'datetime'),
      body: [by === 'applicant' ? '申请人' : view.department, note].filter((part) => part !== undefined).join('：')
    }))
    .toReversed()
  return (
    <>
      <Panel title={view.matterName} tags={<Tag tone={statusTone(groupOf(view.status), awaitsCorrection(view.status))}>{view.label}</Tag>}>
        {view.urgedOn.length === 0 ? null : (
          <Notice tone="warning" title={`申请人催办 ${view.urgedOn.length} 次`}>
            {view.urgedOn.join('、')} 催办，承诺 {view.dueOn} 前办结。
          </Notice>
        )}
        <KeyValueList
          columns={2}
          items={[
            { key: '编号', value: view.caseNo, wide: true },
            { key: '一件事', value: view.sceneName },
            { key: '申请人', value: view.applicant },
            { key: '到此状态', value: formatDate(view.since, 'datetime') },
            { key: '承诺办结', value: `${view.dueOn}（${view.promisedDays} 个工作日）${view.isLate ? '，已超过' : ''}` }
          ]}
        />
        <DeskMoves view={view} />
      </Panel>
      <Form fields={view.fields} />
      <Materials caseNo={caseNo} materials={view.materials} />
      {view.earlierResults.length === 0 ? null : (
        <Panel title="其他事项的结果" description="本事项需要，取得后才送达，表单中没有。">
          <KeyValueList
            items={view.earlierResults.map(({ matterName, label, text }) => ({ key: `${label}（${matterName}）`, value: text }))}
          />
        </Panel>
      )}
      {view.reviews.length === 0 ? null : (
        <Panel title="人工审核" description="提交时登记信息没有答复，由申请人说明，请审核。">
          <KeyValueList items={view.reviews.map(({ title, declared }) => ({ key: title, value: declared }))} />
        </Panel>
      )}
      <Panel title="办理记录">
        <TimelineLog label="办理记录" entries={log} />
      </Panel>
    </>
  )
}
