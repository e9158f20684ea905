import { dictionariesOf } from '@ljonething/domain/form/dictionaries'
import { fileCeilingMB } from '@ljonething/domain/form/fileLimits'
import { describe, expect, it } from 'vitest'
import { checkOutboundHosts } from './checkOutbound.ts'
import { checkScene } from './checkScene.ts'
import { soundScene as sound } from './fixtures/soundScene.ts'
import { contentTables } from './ContentTables.ts'
import { problemText } from './Problem.ts'
import { readSource } from './SourceFile.ts'

const rows = [
  { rootCode: 'RSSJ', parentCode: 'RSSJ', code: 'L01', name: '生育' },
  { rootCode: 'XB', parentCode: 'XB', code: '1', name: '男' }
]
const tables = contentTables(rows, new Set(['230000000000', '230100000000']), new Set(['a.example']))

const problemsOf = (content: string): readonly string[] =>
  checkScene(readSource('scene.yaml', content), tables, dictionariesOf(rows)).problems.map(problemText)

/** The fixture with one text replaced, and the line (from 1) where the replacement stands. */
function broken(from: string, to: string): { readonly content: string; readonly line: number } {
  const at = sound.indexOf(from)
  if (at === -1) throw new Error(`the fixture has no ${from}`)
  return { content: sound.replace(from, to), line: sound.slice(0, at).split('\n').length }
}

describe('a sound scene', () => {
  it('has no problems, and its complete paths are counted', () => {
    const checked = checkScene(readSource('scene.yaml', sound), tables, dictionariesOf(rows))
    expect(checked.problems).toEqual([])
    expect(checked.paths).toBe(2 * (1 * 2 + 2 * 2))
  })
})

describe('each class of defect is named with its line', () => {
  it.each([
    ['a syntax error', 'sceneCode: TEST0001', "sceneCode: 'TEST0001", 0, /Missing closing/],
    ['a key given twice', 'slug: check', 'slug: check\nslug: again', 1, /keys must be unique/],
    ['a misspelt key', 'preChecks:', 'preCheck:', 0, /preCheck: no such key/],
    [
      'a wrong type',
      "  - {region: '230100000000', open: '1'",
      '  - {region: 230100000000, open: true',
      0,
      /text that is not empty is expected/
    ],
    ['a condition that is none', "when: {answer: Q01, is: 'y'}", 'when: {answer: Q01-1}', 0, /no condition has the keys answer/],
    ['a linkage effect that is none', 'then: {hide: [rows]}', 'then: {hides: [rows]}', 0, /no linkage effect is named hides/],
    ['an unknown matter in an effect', 'addMatters: [M02]', 'addMatters: [M02, M09]', 0, /Q01-1: unknown matter M09/],
    ['an unknown material in an effect', 'addMaterials: [B02]', 'addMaterials: [B02, B09]', 0, /Q01-1: unknown material B09/],
    ['an unknown field in an effect', 'addFields: [extra]', 'addFields: [extra, more]', 0, /Q01-1: unknown field more/],
    [
      'an unknown field locked',
      "effects: {setFields: {kind: '2'}}",
      "effects: {setFields: {kind: '2', kin: '1'}}",
      0,
      /Q01-2: unknown field kin/
    ],
    [
      'other material under a code of its own',
      '- code: B02\n  label: 乙材料',
      '- code: B02\n  label: 其他材料',
      0,
      /其他材料 has the code OT00000001, which names nothing else/
    ],
    [
      'other material that is required',
      '- code: B02\n  label: 乙材料',
      '- code: OT00000001\n  label: 其他材料',
      0,
      /其他材料 is neither required nor a form nor reused/
    ],
    [
      'a face shown where nothing is signed',
      "hideDictionaryThirdJump: '0'}",
      "hideDictionaryThirdJump: '0', faceDetect: '1'}",
      0,
      /the face is shown before signing, and no material is signed/
    ],
    ['an unknown question to jump to', 'goto: [Q04]', 'goto: [Q09]', 0, /Q02-1: unknown question Q09/],
    ['a jump back', 'goto: [Q04]', 'goto: [Q01]', 0, /Q02-1 jumps back to question Q01/],
    [
      'one choice adding and removing',
      'addMatters: [M02],',
      'addMatters: [M02], removeMatters: [M02],',
      0,
      /Q01-1 adds and removes matter M02/
    ],
    [
      'one choice locking and removing',
      "setFields: {kind: '1'}}",
      "setFields: {kind: '1'}, removeFields: [kind]}",
      0,
      /Q01-1 locks and removes field kind/
    ],
    [
      'two choices of one path locking differently',
      "{id: Q04-1, text: 是, value: 'y'}",
      "{id: Q04-1, text: 是, value: 'y', effects: {setFields: {kind: '2'}}}",
      0,
      /Q04-1 and Q01-1 lock field kind to different values/
    ],
    [
      'a zone that is no column',
      "region: '230000000000'\nsummary",
      "region: '230000000000'\ncolumnRoute: moon\nsummary",
      1,
      /no column is named moon/
    ],
    ['a zone shown that is not named', "showThemeZone: '0'", "showThemeZone: '1'", 0, /a zone is shown, but columnRoute names none/],
    [
      'a zone named that is not shown',
      "region: '230000000000'\nsummary",
      "region: '230000000000'\ncolumnRoute: unionProcessColumn\nsummary",
      5,
      /the zone unionProcessColumn is never shown/
    ],
    ['an interpretation without a screen', 'template: commonUnscramble', 'template: moon', 0, /no screen has the template moon/],
    [
      'an interpretation that says nothing',
      'sections: [{heading: 怎么办, text: 网上办}]',
      'sections: []',
      0,
      /the interpretation says nothing/
    ],
    [
      'an interpretation at another screen',
      "region: '230000000000'\nsummary",
      "region: '230000000000'\ninterpretationUrl: /unscramble/birth\nsummary",
      1,
      /\/unscramble\/birth is not the screen of the interpretation/
    ],
    ['a guide to the service that is not there', 'serviceGuide: {fee: 不收费}\n', '', undefined, /a guide to the service is promised/],
    ['a lock outside the dictionary', "setFields: {kind: '1'}", "setFields: {kind: '7'}", 0, /7 is no code of field kind/],
    [
      'a question of 是否 that offers something else',
      "    title: 第一题\n    displayMode: '0'\n    choices:\n    - {id: Q01-1, text: 是",
      "    title: 是否办理？\n    displayMode: '0'\n    choices:\n    - {id: Q01-1, text: 符合",
      0,
      /question Q01 asks 是否, so its choices are 是 and 否/
    ],
    [
      'a question that offers 符合',
      '  title: 实名等级',
      '  title: 达到实名等级？',
      0,
      /pre-check C01 offers 符合, so its title is a statement/
    ],
    ['a default that is no choice', "defaultChoice: 'n'", "defaultChoice: 'x'", 0, /question Q02: default x is no choice/],
    [
      'a container without default',
      "title: 第三题\n    displayMode: '0'",
      "title: 第三题\n    displayMode: '1'\n    hidden: true",
      -1,
      /container Q03 has no default choice/
    ],
    [
      'a question no path shows',
      "{id: Q02-2, text: 否, value: 'n'}",
      "{id: Q02-2, text: 否, value: 'n', effects: {goto: [Q04]}}",
      1,
      /no path shows question Q03/
    ],
    [
      'a guide without a way through',
      "{id: Q04-1, text: 是, value: 'y'}\n    - {id: Q04-2, text: 否, value: 'n'}",
      "{id: Q04-1, text: 是, value: 'y', effects: {block: 停}}\n    - {id: Q04-2, text: 否, value: 'n', effects: {block: 停}}",
      undefined,
      /every path through the guide is blocked/
    ],
    [
      'a path that leads to no matter',
      "{id: Q04-2, text: 否, value: 'n'}",
      "{id: Q04-2, text: 否, value: 'n', effects: {removeMatters: [M01, M02]}}",
      undefined,
      /a path ends without any matter: Q01 n, Q01A y, Q02 n, Q03 n, Q04 n/
    ],
    [
      'a value that does not hold from the start',
      'label: 证件号码,',
      "label: 证件号码, value: '2301',",
      0,
      /the form starts with a value that does not hold: \[证件号码\]/
    ],
    [
      'a matter that is sent nothing',
      "matters: '*', required: true, fieldType: commonField, rule: [{fn: _isNullorEmpty, param: '', message: 请填写证件号码}, {fn: _checkIdCard, param: '', message: 请核对证件号码}]}\n    - {id: G1002^birth, name: birth, label: 出生日期, typeName: date, matters: '*', required: true, disable: true, fieldType: commonField, rule: [{fn: _isNullorEmpty, param: '', message: 请选择出生日期}]}\n    - {id: G1003^kind, name: kind, label: 类别, typeName: select, matters: [M01], required: true, disable: true, dataSource: inline:1=一;2=二, fieldType: field, rule: [{fn: _isNullorEmpty, param: '', message: 请选择类别}]}\n    - {id: G1004^extra, name: extra, label: 补充, typeName: text, matters: [M02]",
      "matters: [M01], required: true, fieldType: commonField, rule: [{fn: _isNullorEmpty, param: '', message: 请填写证件号码}, {fn: _checkIdCard, param: '', message: 请核对证件号码}]}\n    - {id: G1002^birth, name: birth, label: 出生日期, typeName: date, matters: [M01], required: true, disable: true, fieldType: commonField, rule: [{fn: _isNullorEmpty, param: '', message: 请选择出生日期}]}\n    - {id: G1003^kind, name: kind, label: 类别, typeName: select, matters: [M01], required: true, disable: true, dataSource: inline:1=一;2=二, fieldType: field, rule: [{fn: _isNullorEmpty, param: '', message: 请选择类别}]}\n    - {id: G1004^extra, name: extra, label: 补充, typeName: text, matters: [M01]",
      undefined,
      /matter M02 is sent without any field/
    ],
    ['a matter nothing brings', 'effects: {addMatters: [M02], ', 'effects: {', undefined, /nothing can bring matter M02/],
    ['a field nothing brings', 'addFields: [extra], ', '', undefined, /nothing can bring field extra/],
    ['a material nothing brings', 'addMaterials: [B02], ', '', undefined, /nothing can bring material B02/],
    [
      'a disabled field nothing fills',
      "effects: {setFields: {kind: '2'}}",
      'effects: {}',
      undefined,
      /field kind is required and disabled, but on some path nothing fills it/
    ],
    [
      'a need of an unknown matter',
      '  name: 乙事项\n',
      '  name: 乙事项\n  needs: [{matter: M09, value: citizenId}]\n',
      1,
      /M02 needs the unknown matter M09/
    ],
    [
      'a need that nobody meets',
      '  name: 乙事项\n',
      '  name: 乙事项\n  needs: [{matter: M01, value: citizenId}]\n',
      1,
      /M02 needs citizenId of M01, which does not give it/
    ],
    [
      'a need of what no result is',
      '  name: 乙事项\n',
      '  name: 乙事项\n  needs: [{matter: M01, value: moon}]\n',
      1,
      /needs\[0\]\.value: .*citizenId/
    ],
    [
      'a matter that waits for itself',
      '  name: 乙事项\n',
      '  name: 乙事项\n  gives: [citizenId]\n  needs: [{matter: M02, value: citizenId}]\n',
      2,
      /matters wait for each other: M02 → M02/
    ],
    [
      'a result that nobody needs',
      '  name: 乙事项\n',
      '  name: 乙事项\n  gives: [citizenId]\n',
      1,
      /M02 gives citizenId, which none needs/
    ],
    ['a matter code given twice', 'code: M02\n', 'code: M01\n', 0, /matter M01 is given twice/],
    ['a question code given twice', 'code: Q04', 'code: Q03', 0, /question Q03 is given twice/],
    [
      'a choice value given twice',
      "{id: Q04-2, text: 否, value: 'n'}",
      "{id: Q04-2, text: 否, value: 'y'}",
      0,
      /value of Q04 y is given twice/
    ],
    ['a field name given twice', 'name: extra,', 'name: birth,', 0, /field birth is given twice/],
    ['a material given twice', 'code: B02\n', 'code: B01\n', 0, /material B01 is given twice/],
    ['an unregistered rule function', 'fn: _checkIdCard', 'fn: _checkMoon', 0, /rule function _checkMoon is not registered/],
    [
      'an unregistered rule function of a column',
      'fn: _checkTwoDecimal',
      'fn: _checkMoney',
      0,
      /rule function _checkMoney is not registered/
    ],
    [
      'a rule parameter that cannot be used',
      "{fn: _checkIdCard, param: ''",
      "{fn: _checkRegex, param: '('",
      0,
      /_checkRegex cannot use the parameter/
    ],
    [
      'a message that says only what the rule says',
      'message: 请核对证件号码',
      'message: 身份证格式错误',
      0,
      /_checkIdCard of 证件号码 says only what the rule says by itself/
    ],
    [
      'an empty message of a column',
      'message: 请填写金额}',
      "message: ''}",
      0,
      /_isNullorEmpty of 金额 says only what the rule says by itself/
    ],
    [
      'a required field without a message',
      "rule: [{fn: _isNullorEmpty, param: '', message: 请填写补充}]",
      'rule: []',
      0,
      /补充 is required but has no message for _isNullorEmpty/
    ],
    ['an example that does not pass', '例如12.5', '例如12.505', 0, /the example in the message of _checkTwoDecimal of 金额 does not pass/],
    [
      'a message with another length than is checked',
      "rule: [{fn: _isNullorEmpty, param: '', message: 请填写补充}]",
      "rule: [{fn: _isNullorEmpty, param: '', message: 请填写补充}, {fn: _checkMaxLength, param: '30', message: 补充请控制在150个汉字以内}]",
      0,
      /the message of _checkMaxLength of 补充 does not name the length 30/
    ],
    ['a scene without everyday words', 'keywords: [试办, 试用]', 'keywords: []', 0, /no everyday words/],
    ['an everyday word given twice', 'keywords: [试办, 试用]', 'keywords: [试办, 试办]', 0, /everyday word 试办 is given twice/],
    ['an unknown dictionary', 'dataSource: inline:1=一;2=二', 'dictRootCode: NOPE', 0, /unknown dictionary NOPE/],
    ['an unknown component', 'typeName: text, matters: [M02]', 'typeName: hologram, matters: [M02]', 0, /unknown component hologram/],
    [
      'an unknown matter of a field',
      'matters: [M02], required: true, default: false',
      'matters: [M07], required: true, default: false',
      0,
      /unknown matter M07/
    ],
    ['a unit that the label does not name', 'label: 补充,', 'label: 补充, extField: {unit: 元},', 0, /label ends with （unit）/],
    ['a text that suggests from outside', 'label: 补充,', 'label: 补充, dataSource: REMOTE_HOSPITAL,', 0, /a text suggests only/],
    ['an unknown extField key', 'label: 补充,', 'label: 补充, extField: {secret: "1"},', 0, /unknown extField key secret/],
    ['a field id without its name', 'id: G1004^extra', 'id: G1004^other', 0, /does not end with \^extra/],
    [
      'a generated material without template',
      "isform: '0'\n- code: B02",
      "isform: '1'\n- code: B02",
      undefined,
      /material B01 is generated but has no formTemplateId/
    ],
    [
      'a template without a form',
      'accept: pdf\n',
      'accept: pdf\n  formTemplateId: T1\n',
      -4,
      /material B01 has a formTemplateId but is no form/
    ],
    [
      'a template of two forms',
      "isform: '0'\n",
      "isform: '1'\n  formTemplateId: FM_TEST\n",
      -11,
      /material B01 has the formTemplateId of another form/
    ],
    [
      'a limit on files said again',
      "  rule: []\n  source: 自备\n  filereuse: '0'\n  signFlag: '0'\n  isform: '0'\n- code: B02",
      "  rule: [{fn: _checkFileSize, param: '5', message: ''}]\n  source: 自备\n  filereuse: '0'\n  signFlag: '0'\n  isform: '0'\n- code: B02",
      0,
      /_checkFileSize says again what accept, maxSizeMB or maxCount say/
    ],
    [
      'a photograph that is no picture',
      'accept: pdf\n',
      'accept: pdf\n  picture: photo\n',
      1,
      /is printed as a photograph but takes no picture/
    ],
    ['a sample that is not there', 'accept: pdf\n', 'accept: pdf\n  emptyFile: no.pdf\n', 1, /there is no file samples\/no\.pdf/],
    ['a file type nobody knows', 'accept: pdf\n', 'accept: pdf,dox\n', 0, /unknown file type dox/],
    [
      'a file the service does not take',
      'maxSizeMB: 10\n',
      `maxSizeMB: ${fileCeilingMB + 1}\n`,
      0,
      new RegExp(`takes no file of more than ${fileCeilingMB} MB`)
    ],
    [
      'a certificate of whom no field names',
      '  rule: []\n  source: 自备\n',
      '  rule: []\n  source: 自备\n  reusableCertificate: {certType: 证, certCode: Z, owner: relative, holder: nobody}\n',
      2,
      /unknown field nobody/
    ],
    ['linkage of an unknown field', 'then: {hide: [rows]}', 'then: {hide: [rowz]}', 0, /linkage names the unknown field rowz/],
    [
      'linkage on an unknown field',
      'when: {field: idCard, empty: false}',
      'when: {field: idCart, empty: false}',
      0,
      /unknown field idCart/
    ],
    [
      'linkage on a value that cannot be',
      "when: {field: kind, is: '2'}",
      "when: {field: kind, is: '二'}",
      0,
      /二 is no code of field kind/
    ],
    ['linkage in a circle', 'then: {hide: [rows]}', 'then: {hide: [kind]}', undefined, /the form has to be mended: cycle of G1003\^kind/],
    ['linkage that shows and hides', 'then: {hide: [rows]}', 'then: {hide: [rows], show: [rows]}', 0, /linkage shows and hides field rows/],
    ['a pre-check on an unknown question', 'when: {answer: Q01,', 'when: {answer: Q10,', 0, /unknown question Q10/],
    ['a pre-check on an unknown choice', "when: {answer: Q01, is: 'y'}", 'when: {answer: Q01, is: z}', 0, /question Q01 has no choice z/],
    ['a pre-check mode without its value', "mode: gte, success: '3'", 'mode: gte', 0, /pre-check C01: mode gte needs success/],
    [
      'a comparison the default matters do not make',
      'currentTimeLimit: 2',
      'currentTimeLimit: 3',
      0,
      /comparison of handlingDays is 5 → 3, the default matters make 5 → 2/
    ],
    ['an unknown region', "- {region: '230100000000'", "- {region: '239900000000'", 0, /unknown region 239900000000/],
    ['a scene closed in its own region', "region: '230000000000'", "region: '230200000000'", 0, /not open in its own region 230200000000/],
    ['an unknown category', 'code: L01', 'code: L99', 0, /unknown category RSSJ L99/],
    ['object types that differ', "objectTypes: ['1']", "objectTypes: ['2']", 0, /objectTypes is not 1/],
    [
      'a form without a subject',
      'subject: {name: 该申请人, fields: [idCard], answers: [Q01]}\n',
      '',
      undefined,
      /has a form but no subject/
    ],
    ['a subject of an unknown field', 'fields: [idCard], answers', 'fields: [idCard, idCart], answers', 0, /subject: unknown field idCart/],
    ['a subject of an unknown question', 'answers: [Q01]}', 'answers: [Q09]}', 0, /subject: unknown question Q09/],
    ['a subject that a path does not ask for', 'fields: [idCard], answers', 'fields: [extra], answers', 0, /asks for none of its fields/],
    ['an example with an unknown field', 'extra: 无}', 'extra: 无, more: x}', 0, /unknown field more/],
    ['an example with an unknown answer', "answers: {Q01: 'y'", "answers: {Q01: 'maybe'", 0, /question Q01 has no choice maybe/],
    ['an example that is not valid', "idCard: '230199199108200030'", "idCard: '230199199108200031'", 0, /example: \[证件号码\]字段/],
    ['an example without a needed material', 'materials: [B01, B02]', 'materials: [B01]', 0, /example: material B02 is missing/]
  ] as const)('%s', (_, from, to, below, message) => {
    const { content, line } = broken(from, to)
    const problems = problemsOf(content)
    const named = problems.filter((problem) => message.test(problem))
    expect(problems.join('\n')).toMatch(message)
    if (below !== undefined) expect(named.map((problem) => problem.split(': ')[0])).toContain(`scene.yaml:${line + below}`)
  })
})

describe('a scene of another system', () => {
  const baseInfo = (doUrl: string, address = '/outer/middleJumpPage?code=TEST0001') => `thirdParty:
  baseInfo:
    name: 外部主题
    originalFormNum: 1
    currentFormNum: 1
    originalMaterialNum: 1
    currentMaterialNum: 1
    originalHandleNum: 1
    currentHandleNum: 1
    originalHandleDays: 1
    currentHandleDays: 1
    matterBaseInfos: []
    sceneType: '1'
    object: '1'
    interpretationUrl: /unscramble
    address: ${address}
    doUrl: ${doUrl}
    reasons: []
`
  const outbound = (doUrl: string) => problemsOf(sound + baseInfo(doUrl)).filter((problem) => /ticket|followed/u.test(problem))

  it.each([
    ['https://a.example/do?ticket={ticket}', undefined],
    ['https://b.example/do', undefined],
    ['https://b.example/do?ticket={ticket}', /b\.example may be handed no ticket/],
    ['http://a.example/do?ticket={ticket}', /cannot be followed/],
    ['/somewhere', /cannot be followed/]
  ])('hands a ticket to listed systems alone: %s', (doUrl, problem) => {
    if (problem === undefined) expect(outbound(doUrl)).toEqual([])
    else expect(outbound(doUrl)).toEqual([expect.stringMatching(problem)])
  })

  it('has its address in the portal, under its own code', () => {
    const said = (address: string) =>
      problemsOf(sound + baseInfo('https://b.example/do', address)).filter((line) => /middleJump/.test(line))
    expect(said('/outer/middleJumpPage?code=TEST0001')).toEqual([])
    for (const wrong of ['/outer/middleJumpPage', '/onething/loginJumpPage', '/outer/middleJumpPage?code=OTHER'])
      expect(said(wrong)).toEqual([expect.stringContaining(`${wrong} is not /outer/middleJumpPage?code=TEST0001`)])
  })

  it('has its interpretation at a screen there is', () => {
    const lost = problemsOf((sound + baseInfo('https://b.example/')).replace('interpretationUrl: /unscramble', 'interpretationUrl: /moon'))
    expect(lost).toEqual(expect.arrayContaining([expect.stringMatching(/no interpretation stands at \/moon/u)]))
  })
})

it.each([
  [[{ host: 'a.example' }], []],
  [[], ['items: no system is listed']],
  [[{ host: 'a.example' }, { host: 'a.example' }], ['items[1].host: a.example is given twice']],
  [[{ host: 'https://a.example' }], ['items[0].host: https://a.example is no host name']],
  [[{ host: '*.example' }], ['items[0].host: *.example is no host name']]
])('the systems that may be handed a ticket are host names, each once: %j', (items, problems) => {
  expect(checkOutboundHosts({ items }).map(({ path, message }) => `${path}: ${message}`)).toEqual(problems)
})
