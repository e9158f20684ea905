import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bookingDefaults, bookingQuery } from './bookingDefaults.ts'
import { detailRecords, interpretationTemplate } from './emptyResult.ts'
import { matterBaseMessage } from './matterBaseMessage.ts'
import { readNewbornInfo } from './newbornInfo.ts'
import { readReuseFiles } from './reuseFiles.ts'
import { socialSecurityFields, socialSecurityQuery } from './socialSecurityQuery.ts'
import { isAccepted, readSubmitResult } from './submitResult.ts'
import { isUploadAccepted } from './uploadJudge.ts'

describe('matter base message', () => {
  it('[R-3.2-13] shows every part of the matter, codes as labels, the result taken apart', () => {
    const matter = {
      name: '出生登记（申报户口）',
      projectType: '行政确认',
      onsiteReason: '',
      exerciseLevel: '4',
      onlineHandlingDepth: 'IV',
      intermediaryService: '无',
      handlingForm: ['1', '2'],
      universalRange: '2',
      material: ['出生医学证明', '居民户口簿'],
      approvalResult: { name: '居民户口簿', resultType: '证照', sample: '/sample/hkb.png' }
    }
    expect(matterBaseMessage(matter)).toEqual({
      name: '出生登记（申报户口）',
      matterName: '出生登记（申报户口）',
      projectType: '行政确认',
      onsiteReason: '无',
      exerciseLevelName: '县级',
      onlineHandlingDepth: '互联网受理',
      intermediaryService: '无',
      handlingForm: '窗口办理、网上办理',
      universalRange: '全省',
      material: ['出生医学证明', '居民户口簿'],
      originApprovalResult: { resultType: '证照', sample: '/sample/hkb.png' },
      approvalResName: '居民户口簿',
      approvalResType: '证照',
      approvalResSample: '/sample/hkb.png'
    })
  })

  it('shows 未知 for unknown codes, 无 for what is missing, and reads comma lists', () => {
    expect(matterBaseMessage({ exerciseLevel: '9', handlingForm: '1,3', universalRange: '' })).toMatchObject({
      exerciseLevelName: '未知',
      handlingForm: '窗口办理、快递申请',
      universalRange: '无',
      onlineHandlingDepth: '无',
      approvalResName: '无',
      approvalResType: '无',
      approvalResSample: '无',
      originApprovalResult: { resultType: '', sample: '' },
      material: []
    })
    expect(matterBaseMessage(undefined)).toBeUndefined()
  })

  it('reads anything', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const message = matterBaseMessage(value)
        if (message !== undefined) expect(message.exerciseLevelName.length).toBeGreaterThan(0)
      })
    )
  })
})

describe('small entities of handling', () => {
  it('[R-3.3-40] newborn: date, sex, weight, length, number, hospital, area, name', () => {
    const info = {
      birthDate: '2026-11-02 08:12',
      sex: '1',
      birthWeight: 3300,
      birthLength: 50,
      birthNewbornNo: 'N1',
      medicalOrgName: '哈尔滨市妇幼保健院',
      birthArea: '230102000000',
      name: '周小满'
    }
    expect(readNewbornInfo({ ...info, birthWeight: '3300', extra: 1 })).toEqual(info)
    expect(readNewbornInfo({ name: 'x' })).toBeUndefined()
  })

  it('[R-3.3-41] social security queries use the seven coded fields, only those that are known', () => {
    expect(Object.values(socialSecurityFields).map((field) => field.code)).toEqual(
      'aab001001 aac147002 aac003001 aac002001 aab034001 aac007001 aac327001'.split(' ')
    )
    expect(Object.values(socialSecurityFields).map((field) => field.label)).toEqual(
      '单位编号 证件号码 姓名 社会保障号码 社会保险经办机构 参加工作日期 退休类别'.split(' ')
    )
    const facts = { unitNo: '1', idNumber: '2', name: '3', socialSecurityNo: '4', agencyCode: '5', workStartDate: '6', retireType: '7' }
    expect(socialSecurityQuery(facts)).toEqual({
      aab001001: '1',
      aac147002: '2',
      aac003001: '3',
      aac002001: '4',
      aab034001: '5',
      aac007001: '6',
      aac327001: '7'
    })
    expect(socialSecurityQuery({ name: '李振东', unitNo: '' })).toEqual({ aac003001: '李振东' })
  })

  it('[R-3.3-39] reuse files: a certificate list and a material list, each with its file name', () => {
    const files = readReuseFiles({
      certificate: [{ fileName: '出生医学证明.pdf', fileId: 'F1', certCode: 'C1' }, { fileId: 'F2' }],
      material: [{ fileName: '户口簿.jpg' }],
      other: []
    })
    expect(files).toEqual({
      certificate: [{ fileName: '出生医学证明.pdf', fileId: 'F1', certCode: 'C1' }],
      material: [{ fileName: '户口簿.jpg', fileId: '', certCode: '' }]
    })
    expect(readReuseFiles(null)).toEqual({ certificate: [], material: [] })
  })

  it('[R-3.3-28] a submit result names the matter, the task, its number and the message', () => {
    const items = [
      { subApplyNo: 'M01', taskName: '首次签发', applyNo: 'HLJ1', message: '' },
      { subApplyNo: 'M02', taskName: '出生登记', applyNo: '', message: '系统维护中' }
    ]
    expect(readSubmitResult([...items, { taskName: 'x' }, 7])).toEqual(items)
    expect(readSubmitResult('x')).toEqual([])
    expect(items.map(isAccepted)).toEqual([true, false])
  })
})

describe('booking', () => {
  it('[R-9-04] the area is 1000000000000000000 until one is chosen', () => {
    expect(bookingDefaults.area).toBe('1000000000000000000')
    expect(bookingQuery({ area: '7' }).area).toBe('7')
  })

  it('[R-9-05] the region is the province until one is chosen', () => {
    expect(bookingQuery({}).region).toBe('230000000000')
    expect(bookingQuery({ region: '230100000000' })).toEqual({ ...bookingDefaults, region: '230100000000' })
  })

  it('[R-9-06] business and register type are 01', () => {
    expect(bookingQuery({})).toMatchObject({ businessType: '01', registerType: '01' })
  })
})

describe('answers of services', () => {
  it.each([
    [200, true],
    ['200', true],
    [0, false],
    [1, false],
    [undefined, false]
  ])('[R-5-64] the upload judge code %j passes: %s', (code, accepted) => {
    expect(isUploadAccepted(code)).toBe(accepted)
  })

  it('[R-5-62] empty detail records give 未查询到相关记录', () => {
    expect(detailRecords([])).toEqual({ ok: false, message: '未查询到相关记录' })
    expect(detailRecords(undefined)).toEqual({ ok: false, message: '未查询到相关记录' })
    expect(detailRecords([0])).toEqual({ ok: true, value: [0] })
  })

  it('[R-5-63] a missing interpretation template gives 未配置解读模板', () => {
    expect(interpretationTemplate(undefined)).toEqual({ ok: false, message: '未配置解读模板' })
    expect(interpretationTemplate('birth')).toEqual({ ok: true, value: 'birth' })
  })
})
