import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canApply, declarationOn, declarationStatus, mainPeriod } from './declarationStatus.ts'
import { applyStateOn, monthlyApplyState } from './monthlyApplyState.ts'
import { newestFirst, policyLibraryCategory, policyLibraryLimit, readPolicyLibraryItem } from './policyLibrary.ts'
import { readPolicyProject } from './policyProject.ts'

const content = (file: string) => JSON.parse(readFileSync(new URL(`../../../../content/${file}`, import.meta.url), 'utf8')).items
const period = (start_time: string, end_time: string, main = '1') => ({ start_time, end_time, main })
const autumn = [period('2026-09-01', '2027-03-31')]

describe('declaration status', () => {
  it('[R-4.2-24] 0 in period, 1 not in period, 2 not configured', () => {
    expect(declarationStatus.rows.map((row) => [row.code, row.label])).toEqual([
      ['0', '申报期内'],
      ['1', '不在申报期'],
      ['2', '未配置申报期']
    ])
  })

  it.each([
    ['2026-08-31', '1', 1, 212],
    ['2026-09-01', '0', 0, 211],
    ['2026-11-20', '0', 0, 131],
    ['2027-03-31', '0', 0, 0],
    ['2027-03-31 23:59:59', '0', 0, 0],
    ['2027-04-01', '1', 0, 0]
  ])('[R-4.2-24] on %s the status is %s, %d days to the start, %d to the end', (today, status, toStartDays, toEndDays) => {
    expect(declarationOn(autumn, today)).toEqual({ status, toStartDays, toEndDays })
  })

  it('[R-4.2-24] is not configured without a readable period or day', () => {
    const none = { status: '2', toStartDays: 0, toEndDays: 0 }
    expect(declarationOn([], '2026-11-20')).toEqual(none)
    expect(declarationOn([period('', '2027-03-31')], '2026-11-20')).toEqual(none)
    expect(declarationOn([period('2026-09-01', 'x')], '2026-11-20')).toEqual(none)
    expect(declarationOn(autumn, '')).toEqual(none)
  })

  it('the main period counts, otherwise the first', () => {
    const [early, late] = [period('2025-01-01', '2025-02-01', '0'), period('2026-11-01', '2026-12-01')]
    expect(mainPeriod([early, late])).toBe(late)
    expect(mainPeriod([early])).toBe(early)
    expect(mainPeriod([])).toBeUndefined()
  })

  it.each([
    ['https://apply.example.invalid', '0', true],
    ['https://apply.example.invalid', '1', false],
    ['https://apply.example.invalid', '2', false],
    ['https://apply.example.invalid', undefined, false],
    ['', '0', false],
    [' ', '0', false]
  ])('[R-4.2-25] with the address %j and status %j applying is %s', (servicesUrl, status, allowed) => {
    expect(canApply({ servicesUrl, status })).toBe(allowed)
  })
})

describe('monthly apply state', () => {
  it('[R-4.2-26] 0 ended, 1 not started, 2 applying', () => {
    expect(monthlyApplyState.rows.map((row) => [row.code, row.label])).toEqual([
      ['0', '已结束'],
      ['1', '未开始'],
      ['2', '申报中']
    ])
    expect(['2026-08-31', '2026-09-01', '2027-03-31', '2027-04-01'].map((today) => applyStateOn(autumn, today))).toEqual([
      '1',
      '2',
      '2',
      '0'
    ])
    expect(applyStateOn([], '2026-11-20')).toBe('2')
  })

  it('runs from not started through applying to ended', () => {
    const day = fc.integer({ min: 0, max: 4000 }).map((days) => new Date(Date.UTC(2020, 0, 1 + days)).toISOString().slice(0, 10))
    fc.assert(
      fc.property(day, day, day, (a, b, today) => {
        const [start, end] = a <= b ? [a, b] : [b, a]
        const expected = today < start ? '1' : today > end ? '0' : '2'
        expect(applyStateOn([period(start, end)], today)).toBe(expected)
      })
    )
  })
})

describe('policy projects', () => {
  it('[R-3.4-04] keep every field of the specification', () => {
    const [project] = content('policy-projects.json')
    const read = readPolicyProject(project)
    expect(Object.keys(read ?? {})).toEqual(
      'id name description relatedPoliciesTranslateValue timeTags acceptDate departments region regionTranslateValue supportEffort projectDeclarationStatus conformity guideUrl servicesUrl examEnable applyState interest type'.split(
        ' '
      )
    )
    expect(project).toMatchObject(read ?? {})
    expect(read).toMatchObject({ timeTags: autumn, departments: [{ deptName: '黑龙江省科学技术厅' }], examEnable: true, applyState: '2' })
  })

  it('[R-3.4-04] of the content are all projects, with the states their periods give on the day of the content', () => {
    const projects = content('policy-projects.json').map(readPolicyProject)
    expect(projects.length).toBeGreaterThan(0)
    for (const project of projects) {
      expect(declarationOn(project.timeTags, '2026-11-20')).toEqual(project.projectDeclarationStatus)
      expect(applyStateOn(project.timeTags, '2026-11-20')).toBe(project.applyState)
    }
  })

  it('without an id are none; odd parts are empty', () => {
    expect(readPolicyProject({ name: 'x' })).toBeUndefined()
    expect(readPolicyProject([])).toBeUndefined()
    expect(readPolicyProject({ id: 'a', applyState: '9', projectDeclarationStatus: { status: '7' } })).toMatchObject({
      timeTags: [],
      departments: [],
      applyState: undefined,
      projectDeclarationStatus: { status: '2', toStartDays: 0, toEndDays: 0 }
    })
    expect(readPolicyProject({ id: 'a' })?.projectDeclarationStatus.status).toBe('2')
  })
})

describe('policy library', () => {
  it('[R-9-14] is asked for 9999 at once', () => {
    expect(policyLibraryLimit).toBe(9999)
  })

  it('[R-9-15] has the category JRRX, a dictionary root of the content', () => {
    expect(policyLibraryCategory).toBe('JRRX')
    expect(content('dictionaries.json').some((row: { rootCode: string }) => row.rootCode === policyLibraryCategory)).toBe(true)
  })

  it('[R-3.4-05] keeps id, name, regions, region name, department, address, content mark and release time', () => {
    const items = content('policies.json')
    for (const item of items) expect(item).toMatchObject(readPolicyLibraryItem(item) ?? { id: 'unreadable' })
    expect(Object.keys(readPolicyLibraryItem(items[0]) ?? {})).toEqual(
      'id name regions regionName publishDepartment url hasContent releaseTime'.split(' ')
    )
    expect(readPolicyLibraryItem({ name: 'x' })).toBeUndefined()
  })

  it('[R-9-16] recommended policies stand by release time, the newest first, unreadable times last', () => {
    const times = ['2024-02-20 09:00:00', '', '2026-01-05 10:00:00', '2026-01-05', 'x', '2025-12-31']
    expect(newestFirst(times.map((releaseTime) => ({ releaseTime }))).map((policy) => policy.releaseTime)).toEqual([
      '2026-01-05 10:00:00',
      '2026-01-05',
      '2025-12-31',
      '2024-02-20 09:00:00',
      '',
      'x'
    ])
  })

  it('[R-9-16] sorting loses nothing and settles at once', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ releaseTime: fc.constantFrom('', '2024-01-01', '2025-01-01', '2026-01-01 10:00'), id: fc.nat() })),
        (policies) => {
          const sorted = newestFirst(policies)
          expect(newestFirst(sorted)).toEqual(sorted)
          expect(new Set(sorted)).toEqual(new Set(policies))
        }
      )
    )
  })
})
