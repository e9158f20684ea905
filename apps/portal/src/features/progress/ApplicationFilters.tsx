import { Button } from '@ljonething/ui/Button'
import { Field } from '@ljonething/ui/Field'
import { SearchBox } from '@ljonething/ui/SearchBox'
import { SegmentedControl } from '@ljonething/ui/SegmentedControl'
import { Select } from '@ljonething/ui/Select'
import { Skeleton } from '@ljonething/ui/Skeleton'
import { lazy, Suspense } from 'react'
import { now } from '../../browser/serverDate.ts'
import type { ApplicationPage } from '../../queries/handling.ts'
import * as styles from './ApplicationsScreen.css.ts'
import type { ApplicationsSearch } from './ApplicationsSearch.ts'

const DayField = lazy(async () => ({ default: (await import('@ljonething/forms/DayField')).DayField }))

const groups = [
  ['all', '全部'],
  ['inProgress', '办理中'],
  ['notPassed', '未通过'],
  ['success', '已办结']
] as const

interface ApplicationFiltersProps {
  readonly search: ApplicationsSearch
  /** By group, of those that the other filters leave. */
  readonly counts: ApplicationPage['counts']
  readonly people: NonNullable<ApplicationPage['people']>
  readonly onChange: (next: ApplicationsSearch) => void
}

/** What of the applications is listed (办件筛选): a group, part of name or number, days of submission, and in a company whose. */
export const ApplicationFilters = ({ search, counts, people, onChange }: ApplicationFiltersProps) => {
  const { group = 'all', keyword = '', from = '', to = '', person = '' } = search
  const isNarrowed = [keyword, from, to, person].some((value) => value !== '')
  return (
    <div className={styles.filters}>
      <SegmentedControl
        label="办理状态"
        options={[
          ...groups.map(([value, label]) => ({ value, label: counts === undefined ? label : `${label} ${counts[value]}` })),
          ...(group === 'waiting' ? [{ value: 'waiting', label: '需要您处理' }] : [])
        ]}
        value={group}
        onValueChange={(next) => onChange({ group: next })}
      />
      {group === 'waiting' ? null : (
        <>
          <div className={styles.search}>
            <SearchBox
              key={keyword}
              label="按主题名称或申请编号查找"
              placeholder="主题名称或申请编号"
              buttonText="查找"
              defaultValue={keyword}
              onSearch={(next) => onChange({ keyword: next })}
            />
          </div>
          <div className={styles.narrowing}>
            <Suspense fallback={<Skeleton height={76} />}>
              <DayField label="提交日期从" value={from} now={now} onValueChange={(next) => onChange({ from: next })} />
              <DayField
                label="到"
                value={to}
                error={from !== '' && to !== '' && from > to ? '结束日期早于开始日期' : undefined}
                now={now}
                onValueChange={(next) => onChange({ to: next })}
              />
            </Suspense>
            {people.length > 1 || person !== '' ? (
              <Field label="经办人">
                <Select
                  placeholder="全部"
                  options={people.map(({ key, name }) => ({ value: key, label: name }))}
                  value={person}
                  onValueChange={(next) => onChange({ person: next })}
                />
              </Field>
            ) : null}
            {isNarrowed ? (
              <Button variant="quiet" onClick={() => onChange({ keyword: '', from: '', to: '', person: '' })}>
                清除条件
              </Button>
            ) : null}
          </div>
        </>
      )}
    </div>
  )
}
