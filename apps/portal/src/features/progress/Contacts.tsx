import { hotline } from '@ljonething/domain/cases/nextSteps'
import { KeyValueList } from '@ljonething/ui/KeyValueList'
import { Panel } from '@ljonething/ui/Panel'
import type { ApplicationDetail } from '../../queries/handling.ts'
import { PhoneLink } from './PhoneLink.tsx'

interface ContactsProps {
  readonly detail: Pick<ApplicationDetail, 'consult' | 'windows'>
  readonly caseNo: string
}

/** Whom to turn to about a matter (咨询与窗口): the number to call, the windows nearby, and the hotline. */
export const Contacts = ({ detail: { consult, windows }, caseNo }: ContactsProps) => (
  <Panel title="咨询与窗口" description={`咨询时请说明办件编号 ${caseNo}。`}>
    <KeyValueList
      items={[
        ...(consult === hotline ? [] : [{ key: '咨询电话', value: <PhoneLink number={consult} /> }]),
        {
          key: '政务热线',
          value: (
            <>
              <PhoneLink number={hotline} />
              ，问题没有解决时也可以打
            </>
          )
        },
        ...windows.map(({ name, address, phone, time }) => ({
          key: name,
          value: (
            <>
              {address}，{time}，<PhoneLink number={phone} />
            </>
          )
        }))
      ]}
    />
  </Panel>
)
