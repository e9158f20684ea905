import { Button } from '@ljonething/ui/Button'
import { Panel } from '@ljonething/ui/Panel'
import { Select } from '@ljonething/ui/Select'
import { Table } from '@ljonething/ui/Table'
import { Tag } from '@ljonething/ui/Tag'
import { upstreamModeLabels } from '../../shell/banners/upstreamModeLabels.ts'
import type { SandboxState } from '../../queries/sandbox.ts'
import { resetSystems, setSystemMode } from '../../queries/sandbox.ts'
import * as styles from './SandboxScreen.css.ts'
import { useSandboxChange } from './useSandboxChange.ts'

type System = SandboxState['systems'][number]

const isMode = (value: string): value is System['mode'] => value in upstreamModeLabels

const options = Object.entries(upstreamModeLabels).map(([value, label]) => ({ value, label }))

/** The outside systems that the sandbox stands for (外部系统): how each answers, for trying what the portal does about it. */
export const SystemTable = ({ state }: { readonly state: SandboxState }) => {
  const change = useSandboxChange()
  const set = ({ system, label }: System, mode: string) => {
    if (isMode(mode)) void change(setSystemMode(system, mode), `${label}：${upstreamModeLabels[mode]}`)
  }
  const areFine = state.systems.every(({ mode }) => mode === 'fine')
  return (
    <Panel
      title="外部系统"
      description="让登记库像真实系统那样出故障，看预检和查询怎么应对。连续多次未答复的系统会暂停询问约 10 秒，恢复正常后稍等即可重新核验。"
    >
      <div className={styles.mend}>
        <Button disabled={areFine} onClick={() => change(resetSystems(), '外部系统已全部恢复正常')}>
          全部恢复正常
        </Button>
      </div>
      <Table
        caption="沙箱外部系统"
        rows={state.systems}
        rowKey={({ system }) => system}
        columns={[
          { id: 'name', header: '系统', rowHeader: true, cell: ({ label }) => label },
          {
            id: 'now',
            header: '现状',
            fit: true,
            cell: ({ mode }) => <Tag tone={mode === 'fine' ? 'success' : 'warning'}>{mode === 'fine' ? '正常' : '故障'}</Tag>
          },
          {
            id: 'mode',
            header: '应答',
            fit: true,
            cell: (system) => (
              <Select
                aria-label={`${system.label}的应答`}
                className={styles.mode}
                placeholder={null}
                options={options}
                value={system.mode}
                onValueChange={(mode) => set(system, mode)}
              />
            )
          }
        ]}
      />
    </Panel>
  )
}
