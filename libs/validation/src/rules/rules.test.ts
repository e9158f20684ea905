import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { defaultAddTableRows } from './checkAddTableRows.ts'
import { defaultFileSize } from './checkFileSize.ts'
import { defaultMaxLength } from './checkMaxLength.ts'
import { disablesField } from './checkUnModify.ts'
import { checkRules } from './checkRules.ts'
import { ruleNamed, rules } from './registry.ts'
import type { NumberCases } from '../testing/NumberCase.ts'
import { ruleCasesOf } from '../testing/NumberCase.ts'
import type { RuleCase } from '../testing/RuleCase.ts'
import { contextOfCase, rulesOfCase } from '../testing/RuleCase.ts'

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')
const table: { readonly today: string; readonly cases: readonly RuleCase[] } = JSON.parse(read('../../cases/rules.json'))

/** Runs every shared case of a rule and says which outcomes they had. */
function runCases(fn: string): readonly string[] {
  const cases = table.cases.filter((row) => row.fn === fn)
  for (const row of cases) {
    const issues = checkRules(rulesOfCase(row), row.input, contextOfCase(row, table.today))
    expect(issues.length === 0 ? 'pass' : 'fail', `${fn}(${row.param}) ${JSON.stringify(row.input)}: ${row.why}`).toBe(row.expected)
  }
  return [...new Set(cases.map(({ expected }) => expected))].sort()
}

const both = ['fail', 'pass']
const messageOf = (fn: string, param = ''): string | undefined => ruleNamed(fn)?.message(param)

describe('the shared cases of each rule', () => {
  it('[R-5-02 R-5-21] required fails for every empty value, 输入内容不能为空', () => {
    expect(runCases('_isNullorEmpty')).toEqual(both)
    expect(messageOf('_isNullorEmpty')).toBe('输入内容不能为空')
  })

  it('[R-5-03 R-5-40] the extension is in the comma list, and the message shows it', () => {
    expect(runCases('_checkFileType')).toEqual(both)
    expect(messageOf('_checkFileType', 'zip|txt')).toBe('文件格式仅支持zip|txt')
  })

  it('[R-5-04 R-5-38 R-9-31] the size limit is in MB, 1000 by default, and shown in KB', () => {
    expect(runCases('_checkFileSize')).toEqual(both)
    expect(messageOf('_checkFileSize', '10')).toBe('单个文件不能超过 10 MB（10240 KB）')
    expect(messageOf('_checkFileSize', '0.5')).toBe('单个文件不能超过 512 KB')
    expect(messageOf('_checkFileSize')).toBe('单个文件不能超过 1000 MB（1024000 KB）')
    expect(defaultFileSize).toBe(1000)
  })

  it('[R-5-05] no more files than the parameter', () => {
    expect(runCases('_checkFileNum')).toEqual(both)
    expect(messageOf('_checkFileNum', '3')).toBe('最多上传3个文件')
  })

  it('[R-5-06] the field is disabled and keeps its initial value', () => {
    expect(runCases('_checkUnModify')).toEqual(both)
    expect(disablesField([{ fn: '_checkUnModify', param: '', message: '' }])).toBe(true)
    expect(disablesField([{ fn: '_isNullorEmpty', param: '', message: '' }])).toBe(false)
    expect(messageOf('_checkUnModify')).toBe('该项由系统带出，不可修改')
  })

  it('[R-5-22 R-9-29] at most 8 wide by default, a Chinese character counts 2, 输入的字符不符合规定的长度', () => {
    expect(runCases('_checkMaxLength')).toEqual(both)
    expect(messageOf('_checkMaxLength')).toBe('输入的字符不符合规定的长度')
    expect(defaultMaxLength).toBe(8)
  })

  it('[R-5-23] at least as wide as the parameter, 0 by default', () => {
    expect(runCases('_checkMinLength')).toEqual(both)
    expect(messageOf('_checkMinLength')).toBe('输入的字符不符合规定的长度')
  })

  it('[R-5-24] e-mail, 邮箱格式错误', () => {
    expect(runCases('_checkEmail')).toEqual(both)
    expect(messageOf('_checkEmail')).toBe('邮箱格式错误')
  })

  it('[R-5-25] mobile phone, 手机格式错误', () => {
    expect(runCases('_checkMobile')).toEqual(both)
    expect(messageOf('_checkMobile')).toBe('手机格式错误')
  })

  it('[R-5-26] web address, 输入网址不符合规范', () => {
    expect(runCases('_checkUrl')).toEqual(both)
    expect(messageOf('_checkUrl')).toBe('输入网址不符合规范')
  })

  it('[R-5-27] citizen ID of 18 or 15 digits, 身份证格式错误', () => {
    expect(runCases('_checkIdCard')).toEqual(both)
    expect(messageOf('_checkIdCard')).toBe('身份证格式错误')
  })

  it('[R-5-35] capitals only', () => {
    expect(runCases('_checkUpperCase')).toEqual(both)
  })

  it('[R-5-36] digits only', () => {
    expect(runCases('_checkNumber')).toEqual(both)
  })

  it('[R-5-37] letters and digits only', () => {
    expect(runCases('_checkLetterNumber')).toEqual(both)
  })

  it('social credit code, 统一社会信用代码应为18位数字和大写字母', () => {
    expect(runCases('_checkCreditCode')).toEqual(both)
    expect(messageOf('_checkCreditCode')).toBe('统一社会信用代码应为18位数字和大写字母，例如91350100M000100Y43')
  })

  it('[R-5-43] the value matches the pattern', () => {
    expect(runCases('_checkRegex')).toEqual(both)
  })

  it('[R-5-44] unit phone: 11 digits, 3-8 or 4-7', () => {
    expect(runCases('_checkUnitPhone')).toEqual(both)
  })

  it('[R-5-45] a number with at most two decimals', () => {
    expect(runCases('_checkTwoDecimal')).toEqual(both)
  })

  it('a date between two, today and other fields among them, says its range', () => {
    expect(runCases('_checkDateRange')).toEqual(both)
    expect(messageOf('_checkDateRange', '1949-10-01~today')).toBe('应在1949-10-01至今天之间')
    expect(messageOf('_checkDateRange', '~today')).toBe('不能晚于今天')
    expect(messageOf('_checkDateRange', '08:30~')).toBe('不能早于08:30')
    expect(messageOf('_checkDateRange', 'start~')).toBe('不在可选范围内')
  })

  it('[R-5-46] unit number: 23 and 18 digits', () => {
    expect(runCases('_checkUnitNo')).toEqual(both)
  })

  it('[R-5-47] birth medical certificate: a letter and 9 digits', () => {
    expect(runCases('_checkBirthCertNo')).toEqual(both)
  })

  it('[R-5-48] bank card: 13–19 digits, not starting with 0', () => {
    expect(runCases('_checkBankCard')).toEqual(both)
  })

  it('[R-5-49] disabled person ID: citizen ID, category, level, reissue', () => {
    expect(runCases('_checkDisabledCard')).toEqual(both)
    const passes = (ending: string): boolean =>
      checkRules([{ fn: '_checkDisabledCard', param: '', message: '' }], `23019919900101123X${ending}`, {
        label: '残疾人证号',
        today: table.today,
        valueOf: () => undefined
      }).length === 0
    const digits = Array.from('0123456789')
    expect(digits.filter((category) => passes(`${category}1`))).toEqual(['1', '2', '3', '4', '5', '6', '7'])
    expect(digits.filter((level) => passes(`1${level}`))).toEqual(['1', '2', '3', '4'])
  })

  it('[R-5-50] cremation certificate: HLJB23, 4 digits, a year from 1949 to now, 7 digits', () => {
    expect(runCases('_checkCremationNo')).toEqual(both)
  })

  it('[R-5-51] the parity of the 17th digit is that of the parameter', () => {
    expect(runCases('_checkIdCardSex')).toEqual(both)
  })

  it('[R-5-52] plaque length below 4 m or the parameter', () => {
    expect(runCases('_checkPlaqueLength')).toEqual(both)
    expect(messageOf('_checkPlaqueLength')).toBe('牌匾长度须小于4米')
    expect(messageOf('_checkPlaqueLength', '1')).toBe('牌匾长度须小于1米')
  })

  it('[R-5-53] plaque height below 4 m or the parameter', () => {
    expect(runCases('_checkPlaqueHeight')).toEqual(both)
    expect(messageOf('_checkPlaqueHeight')).toBe('牌匾高度须小于4米')
  })

  it('[R-5-54] plaque area below 10 m² or the parameter', () => {
    expect(runCases('_checkPlaqueArea')).toEqual(both)
    expect(messageOf('_checkPlaqueArea')).toBe('牌匾面积须小于10平方米')
  })

  it('[R-5-55] landline: 0 and 2–4 more digits, dash, 7–8 digits', () => {
    expect(runCases('_checkLandline')).toEqual(both)
  })

  it('[R-5-56] a newborn takes the first character of a parent, 新生儿姓氏与父亲或母亲姓氏不一致，请重新输入', () => {
    expect(runCases('_checkNewbornSurname')).toEqual(both)
    expect(messageOf('_checkNewbornSurname')).toBe('新生儿姓氏与父亲或母亲姓氏不一致，请重新输入')
  })

  it('rare characters found by the server fail, 系统判断您输入的名字可能存在生僻字，请您进行修改', () => {
    expect(runCases('_checkRareWord')).toEqual(both)
    expect(messageOf('_checkRareWord')).toBe('系统判断您输入的名字可能存在生僻字，请您进行修改')
  })

  it('[R-5-58 R-9-30] at most 8 rows by default, 新增的数量不符合规定的条数', () => {
    expect(runCases('_checkAddTableRows')).toEqual(both)
    expect(messageOf('_checkAddTableRows')).toBe('新增的数量不符合规定的条数')
    expect(defaultAddTableRows).toBe(8)
  })

  it('[R-5-59] a batch has a row that says 是, 暂无完成预审的职工信息，职工档案信息预审通过后才可批量办理', () => {
    expect(runCases('_checkBatchRetire')).toEqual(both)
    expect(messageOf('_checkBatchRetire')).toBe('暂无完成预审的职工信息，职工档案信息预审通过后才可批量办理')
  })

  it('the certificate type chooses the rule of the number, a telephone is a mobile or a landline, a name has Han characters', () => {
    for (const fn of ['_checkCertNo', '_checkPhone', '_checkName']) expect(runCases(fn), fn).toEqual(both)
  })
})

describe('the table of rules', () => {
  it('holds every rule that has cases, each once', () => {
    const numbers: NumberCases = JSON.parse(read('../../cases/numbers.json'))
    const shared = [...table.cases, ...ruleCasesOf(numbers)]
    expect(new Set(shared.map(({ fn }) => fn))).toEqual(new Set(rules.map(({ fn }) => fn)))
    expect(new Set(rules.map(({ fn }) => fn)).size).toBe(rules.length)
  })

  it('has no row for a name of the object prototype', () => {
    for (const fn of ['toString', 'constructor', '__proto__', '']) expect(ruleNamed(fn)).toBeUndefined()
  })

  it('[R-5-11] passes on every empty value, except the required rule', () => {
    const context = { label: '', today: table.today, valueOf: () => '张三', initialValue: 'x', remote: { rareWord: '㐂' } }
    for (const value of [undefined, null, '', ' ', '-1', '[]', [], {}]) {
      const failed = rules.filter(({ fn }) => checkRules([{ fn, param: '', message: '' }], value, context).length > 0)
      expect(failed.map(({ fn }) => fn)).toEqual(['_isNullorEmpty'])
    }
    expect(rules.filter(({ runsOn }) => runsOn !== undefined).map(({ fn }) => fn)).toEqual(['_isNullorEmpty', '_checkAddTableRows'])
  })
})
