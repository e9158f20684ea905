/** What the card of a newborn waits for has come (测试：取得前一项结果), where a test is about something else: `cases.act(`${applyNo}-M05`, supplied)`. */
import type { CaseAction } from '@ljonething/domain/cases/lifecycle'

export const supplied: CaseAction = {
  ...{ kind: 'supply', by: 'service', at: '2026-11-20T01:00:00.000Z', key: 'supplied' },
  result: { matterCode: 'M03', matterName: '出生登记（申报户口）', value: 'citizenId', text: '23019919930412002X' }
}
