import { treeText } from '@ljonething/domain/tree/treeText'
import type { DictionaryOption, FileItem, FormDescription } from '@ljonething/domain/form/FormDescription'
import type { FileServices } from '../engine/FileServices.ts'
import type { FormServices } from '../engine/FormServices.ts'
import { fromDictionary, rules, someField, someForm, someMaterial } from '@ljonething/domain/testing/formParts'
import { someServices } from './someServices.ts'

/** One form with every widget in it (示例表单): the gallery, the accessibility run and the keyboard tests use it. */
const regions: Readonly<Record<string, readonly DictionaryOption[]>> = {
  '': [
    { value: '230100000000', name: '哈尔滨市' },
    { value: '230200000000', name: '齐齐哈尔市' },
    { value: '232700000000', name: '大兴安岭地区' }
  ],
  '230100000000': [
    { value: '230102000000', name: '道里区' },
    { value: '230103000000', name: '南岗区' }
  ],
  '230103000000': [
    { value: '230103001000', name: '花园街道' },
    { value: '230103008000', name: '荣市街道' }
  ]
}

const hospitals: readonly DictionaryOption[] = [
  { value: 'HJ0001', name: '哈尔滨市第一妇产医院（示例）' },
  { value: 'HJ0002', name: '哈尔滨市红旗中心医院（示例）' },
  { value: 'HJ0006', name: '齐齐哈尔市妇幼保健院（示例）' }
]

const scope: readonly DictionaryOption[] = [
  {
    value: 'F',
    name: '批发和零售业',
    children: [
      { value: 'G1001', name: '日用百货销售' },
      { value: 'G1002', name: '食用农产品零售' }
    ]
  },
  { value: 'M', name: '科学研究和技术服务业', children: [{ value: 'G4001', name: '技术服务、技术开发、技术咨询' }] },
  { value: 'R', name: '文化、体育和娱乐业', children: [{ value: 'G6001', name: '组织文化艺术交流活动' }] }
]

const kinship: readonly DictionaryOption[] = [
  {
    value: '1',
    name: '配偶',
    children: [
      { value: '11', name: '夫' },
      { value: '12', name: '妻' }
    ]
  },
  {
    value: '2',
    name: '子',
    children: [
      { value: '20', name: '子' },
      { value: '21', name: '独生子' }
    ]
  },
  {
    value: '5',
    name: '父母',
    children: [
      { value: '51', name: '父亲' },
      { value: '52', name: '母亲' }
    ]
  }
]

export const exampleDictionaries = {
  XB: [
    { value: '1', name: '女' },
    { value: '2', name: '男' }
  ],
  JTGX: kinship,
  JYFW: scope,
  KXYE: [
    { value: '1', name: '新生儿访视' },
    { value: '2', name: '养育照护小组活动' },
    { value: '3', name: '婴幼儿发育监测与早期发展指导' }
  ]
}

const byRegion = { ...fromDictionary('SH00XZQH'), synFlag: '0' as const }

const baby = [
  someField({
    name: 'babyName',
    label: '新生儿姓名',
    rule: rules('_isNullorEmpty', '_checkRareWord'),
    remark: '<p>姓名应使用规范汉字，签发后不得随意变更</p>'
  }),
  someField({
    name: 'babySex',
    label: '新生儿性别',
    componentType: 'select',
    rule: rules('_isNullorEmpty'),
    originalField: fromDictionary('XB')
  }),
  someField({
    name: 'birthTime',
    label: '出生时间',
    componentType: 'date',
    rule: rules('_isNullorEmpty'),
    timePickerInfo: { kind: 'datetime', format: 'yyyy-mm-dd hh:mm' }
  }),
  someField({
    name: 'birthArea',
    label: '出生地',
    componentType: 'cascader',
    rule: rules('_isNullorEmpty'),
    originalField: byRegion,
    extField: { isThirdLevelCascade: '1' }
  }),
  someField({ name: 'hospital', label: '助产机构', componentType: 'remoteSelect', isRemoteSearch: true, dataSource: 'REMOTE_HOSPITAL' }),
  someField({ name: 'relation', label: '新生儿与户主关系', componentType: 'cascader', originalField: fromDictionary('JTGX') }),
  someField({
    name: 'note',
    label: '逾期申报原因',
    componentType: 'textarea',
    isOneLine: true,
    maxLength: 60,
    rule: rules(['_checkMaxLength', '60'])
  })
]

const mother = [
  someField({ name: 'motherName', label: '姓名', rule: rules('_isNullorEmpty'), extField: { sensitive: '1' } }),
  someField({ name: 'motherIdCard', label: '公民身份号码', rule: rules('_isNullorEmpty', '_checkIdCard'), extField: { sensitive: '2' } }),
  someField({ name: 'motherMobile', label: '手机号码', rule: rules('_isNullorEmpty', '_checkMobile'), extField: { sensitive: '3' } }),
  someField({ name: 'motherBirth', label: '出生日期', componentType: 'date', timePickerInfo: { kind: 'date', format: 'yyyy-mm-dd' } }),
  someField({ name: 'motherNation', label: '民族', value: '汉族', disabled: true, disable: '1', rule: rules('_checkUnModify') })
].map((field) => ({ ...field, id: `T2${field.id.slice(2)}` }))

const more = [
  someField({
    name: 'siblings',
    label: '同胎其他新生儿',
    componentType: 'addTable',
    isOneLine: true,
    rule: rules(['_checkAddTableRows', '3']),
    columns: [
      {
        id: 'sName',
        name: '姓名',
        componentType: 'text',
        rule: rules('_isNullorEmpty'),
        dictRootCode: '',
        timePickerInfo: undefined,
        sensitive: ''
      },
      {
        id: 'sSex',
        name: '性别',
        componentType: 'select',
        rule: rules('_isNullorEmpty'),
        dictRootCode: 'XB',
        timePickerInfo: undefined,
        sensitive: ''
      },
      {
        id: 'sTime',
        name: '出生时间',
        componentType: 'date',
        rule: '[]',
        dictRootCode: '',
        timePickerInfo: { kind: 'datetime', format: 'yyyy-mm-dd hh:mm' },
        sensitive: ''
      }
    ]
  }),
  someField({ name: 'services', label: '拟接受的服务', componentType: 'checkbox', isOneLine: true, originalField: fromDictionary('KXYE') }),
  someField({
    name: 'delivery',
    label: '收件地区',
    componentType: 'configCascader',
    isOneLine: true,
    originalField: byRegion,
    extField: { cascaderType: '1', cascaderSource: '0', columns: ['市（地）', '县（市、区）', '乡镇（街道）'] }
  }),
  someField({ name: 'scope', label: '经营范围', componentType: 'treeBox', isOneLine: true, originalField: fromDictionary('JYFW') }),
  someField({ name: 'year', label: '参保年度', componentType: 'date', timePickerInfo: { kind: 'year', format: 'yyyy' } }),
  someField({ name: 'month', label: '申请退休年月', componentType: 'date', timePickerInfo: { kind: 'month', format: 'yyyy-mm' } })
].map((field) => ({ ...field, id: `T3${field.id.slice(2)}` }))

const folded = [someField({ id: 'T4001^bank', name: 'bank', label: '收款银行' })]

export const exampleForm: FormDescription = {
  ...someForm(baby, {
    dictionaries: exampleDictionaries,
    groups: [
      { code: 'T2', name: '母亲信息', fieldList: mother, isCollapsible: false },
      { code: 'T3', name: '其他信息', fieldList: more, isCollapsible: false },
      { code: 'T4', name: '育儿补贴', fieldList: folded, isCollapsible: true }
    ],
    materials: [
      someMaterial({
        id: 'CL01',
        label: '结婚证',
        need: true,
        source: '民政部门数据共享',
        remark: '<p>内页须<b>清晰可辨</b></p>',
        matters: ['M01', 'M03'],
        rule: rules('_isNullorEmpty', ['_checkFileType', 'pdf,jpg,png'], ['_checkFileSize', '1'], ['_checkFileNum', '2']),
        fileLimits: { fileTypes: ['pdf', 'jpg', 'png'], fileSize: 1, fileNum: 2 },
        onlineMaterialId: 'OM01',
        hasCheckPoint: true,
        reviewPoints: ['登记日期与申报一致', '盖章清晰'],
        isReuse: true
      }),
      someMaterial({
        id: 'CL04',
        label: '《出生医学证明》首次签发登记表',
        need: true,
        needSign: true,
        isform: '1',
        isApplicationForm: true,
        source: '系统生成',
        rule: rules('_isNullorEmpty', ['_checkFileType', 'pdf']),
        fileLimits: { fileTypes: ['pdf'], fileSize: 10, fileNum: 1 }
      })
    ]
  }),
  sceneId: 'EXAMPLE'
}

export const exampleValues = {
  babyName: '林北雪',
  birthTime: '2026-11-03 08:16',
  birthArea: JSON.stringify([
    { name: '哈尔滨市', value: '230100000000' },
    { name: '南岗区', value: '230103000000' },
    { name: '荣市街道', value: '230103008000' }
  ]),
  motherName: '周晓岚',
  motherIdCard: '23019919930412002X',
  motherMobile: '13945678901',
  siblings: JSON.stringify([
    [
      { id: 'sName', type: 'text', name: '姓名', value: '林北辰', isHidden: false },
      { id: 'sSex', type: 'select', name: '性别', value: '2', isHidden: false },
      { id: 'sTime', type: 'date', name: '出生时间', value: '2026-11-03 08:21', isHidden: false }
    ]
  ])
}

export const someFile = (part: Partial<FileItem> & { readonly id: string }): FileItem => ({
  name: `${part.id}.pdf`,
  fileType: 'pdf',
  size: 182_340,
  url: '',
  isApplyForm: false,
  isReuse: false,
  ...part
})

const regionsBelow = (parent: string): readonly DictionaryOption[] =>
  (regions[parent] ?? []).map(({ value, name }) => ({ value, name, children: regionsBelow(value) }))

export const exampleServices = (part: Partial<FormServices> = {}, files: Partial<FileServices> = {}) =>
  someServices(
    {
      searchOptions: ({ keyword }) =>
        Promise.resolve({ options: hospitals.filter((option) => option.name.includes(keyword)), hasMore: false }),
      treeChildren: (_source, parent) => Promise.resolve(regions[parent] ?? []),
      wholeTree: () => Promise.resolve(treeText(regionsBelow(''))),
      ...part
    },
    {
      uploadFile: (_material, file, onProgress) => {
        onProgress(1)
        return Promise.resolve(
          someFile({ id: `up-${file.name}`, name: file.name, fileType: file.name.split('.').at(-1) ?? '', size: file.size })
        )
      },
      generateApplicationForm: () => Promise.resolve(someFile({ id: 'form-1', name: '登记表.pdf', isApplyForm: true })),
      reuse: {
        offers: () =>
          Promise.resolve([{ id: 'Z1', title: '结婚证', facts: ['持证人：林海峰、周晓岚', '长期有效'], refusal: '', isCertificate: true }]),
        take: () => Promise.resolve([someFile({ id: 'reused', name: '结婚证.jpg', fileType: 'jpg', isReuse: true })])
      },
      scanUpload: () => Promise.resolve(),
      ...files
    }
  )
