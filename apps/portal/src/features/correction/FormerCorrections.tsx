import { formatDate } from '@ljonething/domain/display/dateTime'
import { fieldText } from '@ljonething/domain/form/readField'
import { KeyValueList } from '@ljonething/ui/KeyValueList'
import { Panel } from '@ljonething/ui/Panel'
import type { SubmittedApplication } from '../../queries/corrections.ts'
import { HandedInFiles } from './HandedInFiles.tsx'
import type { Viewing } from './useViewer.tsx'

interface FormerCorrectionsProps {
  readonly application: SubmittedApplication
  readonly viewing: Viewing
}

/** What stood there before each correction (历次补正), the latest first. */
export const FormerCorrections = ({ application: { form, former, mayCorrect }, viewing }: FormerCorrectionsProps) => {
  const fields = form.allfield.flatMap(({ fieldList }) => fieldList)
  return former.map(({ at, cases, values, files }) => (
    <Panel
      key={at}
      title={`${formatDate(at, 'datetimeNoSeconds')} 补正`}
      description={`已交回${[...new Set(cases.map(({ department }) => department))].join('、')}。以下是补正前的内容。`}
    >
      <KeyValueList
        stacked
        items={[
          ...fields.flatMap((field) => {
            const value = values[field.id]
            return value === undefined ? [] : [{ key: field.label, value: fieldText(form, field, value, mayCorrect) }]
          }),
          ...Object.entries(files).map(([code, list]) => {
            const label = form.allfile.find(({ id }) => id === code)?.label ?? '材料'
            return { key: label, value: <HandedInFiles label={`补正前的${label}`} files={list} viewing={viewing} /> }
          })
        ]}
      />
    </Panel>
  ))
}
