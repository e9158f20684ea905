/** A filled-in application form of the newborn scene (新生儿出生一件事), about three pages, for tests and measurements. */
import type { ApplicationDocument } from '../ApplicationDocument.ts'

export const exampleApplication: ApplicationDocument = {
  title: '新生儿出生“一件事”申请表',
  sceneName: '新生儿出生一件事',
  applicationNumber: '2026030523010200001234',
  documentNumber: 'HLJYJS0001-20260305-000123',
  region: '黑龙江省哈尔滨市道里区',
  generatedAt: '2026-03-05 09:12:07',
  dataHash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  applicant: [
    { label: '申请人', value: '张明华' },
    { label: '证件类型', value: '居民身份证' },
    { label: '证件号码', value: '230102199003071234' },
    { label: '联系电话', value: '13845000000' }
  ],
  matters: [
    { name: '《出生医学证明》首次签发', department: '黑龙江省卫生健康委员会' },
    { name: '预防接种证办理', department: '各市（地）疾病预防控制局、接种单位' },
    { name: '出生登记（申报户口）', department: '黑龙江省公安厅' },
    { name: '城乡居民基本医疗保险参保登记', department: '黑龙江省医疗保障局' },
    { name: '社会保障卡申领', department: '黑龙江省人力资源和社会保障厅' }
  ],
  groups: [
    {
      name: '新生儿信息',
      fields: [
        { label: '新生儿姓名', value: '张瑞㛃' },
        {
          label: '性别',
          value: '',
          choices: [
            { label: '男', checked: false },
            { label: '女', checked: true }
          ]
        },
        { label: '出生日期', value: '2026年2月18日 06时35分' },
        { label: '出生孕周', value: '39周' },
        { label: '出生体重', value: '3350克' },
        { label: '出生身长', value: '50厘米' },
        { label: '出生地点', value: '黑龙江省 / 哈尔滨市 / 道里区', wide: true },
        { label: '接生机构', value: '哈尔滨市第一医院' },
        { label: '民族', value: '汉族' },
        { label: '健康状况', value: '良好' },
        {
          label: '办理方式',
          value: '',
          wide: true,
          choices: [
            { label: '随父落户', checked: true },
            { label: '随母落户', checked: false },
            { label: '集体户落户', checked: false },
            { label: '暂不落户', checked: false }
          ]
        }
      ]
    },
    {
      name: '父母信息',
      fields: [
        { label: '母亲姓名', value: '李静怡' },
        { label: '母亲证件号码', value: '230103199205162426' },
        { label: '母亲户籍地址', value: '黑龙江省哈尔滨市南岗区西大直街118号', wide: true },
        { label: '父亲姓名', value: '张明华' },
        { label: '父亲证件号码', value: '230102199003071234' },
        { label: '父亲户籍地址', value: '黑龙江省哈尔滨市道里区中央大街66号3单元502室', wide: true },
        { label: '婚姻状况', value: '已婚' }
      ],
      tables: [
        {
          label: '家庭成员',
          columns: ['姓名', '与新生儿关系', '证件号码', '联系电话', '工作单位'],
          rows: [
            ['李静怡', '母亲', '230103199205162426', '13936000000', '哈尔滨市第三中学'],
            ['张明华', '父亲', '230102199003071234', '13845000000', '黑龙江省水利水电勘测设计研究院'],
            ['王秀兰', '祖母', '230102196301011229', '0451-84600000', '退休']
          ]
        }
      ]
    },
    {
      name: '参保与社会保障卡',
      fields: [
        { label: '参保地', value: '哈尔滨市道里区' },
        { label: '参保类别', value: '城乡居民基本医疗保险' },
        { label: '缴费年度', value: '2026年' },
        { label: '合作银行', value: '中国建设银行' },
        {
          label: '社会保障卡领取方式',
          value: '',
          choices: [
            { label: '邮寄', checked: true },
            { label: '自取', checked: false }
          ]
        },
        { label: '收件人', value: '张明华' },
        { label: '收件地址', value: '黑龙江省哈尔滨市道里区中央大街66号3单元502室', wide: true },
        {
          label: '备注',
          value: '新生儿因早产曾转院治疗，出生医学证明由接生机构签发，转院记录见所附材料。请在办结后以短信通知申请人。',
          wide: true
        }
      ]
    },
    {
      name: '邮寄物品清单',
      fields: [],
      tables: [
        {
          label: '证照',
          columns: ['证照名称', '份数', '签发机关'],
          rows: Array.from({ length: 14 }, (_, index) => [`证照副本第${index + 1}号`, '1', '黑龙江省卫生健康委员会'])
        }
      ]
    }
  ],
  materials: [
    { label: '出生医学证明首次签发申请表', files: ['申请表.pdf'], source: '系统生成', signed: true },
    { label: '父母有效身份证件', files: ['母亲身份证正反面.jpg', '父亲身份证正反面.jpg'], source: '本人上传' },
    { label: '结婚证', files: ['结婚证（电子证照）.ofd'], source: '电子证照复用' },
    { label: '居民户口簿', files: [], source: '容缺后补', signed: false }
  ],
  notices: [
    '本人已阅知办理须知，所填写的内容和提交的材料真实、准确、完整，与原件一致；如有不实，愿承担由此产生的法律责任。',
    '本人同意各联办部门为办理上述事项，在法定职责范围内共享和核验本表所载信息。',
    '新生儿姓名一经签发，除法定情形外不予变更。'
  ],
  signatures: [
    { place: 'applicant', label: '申请人（签名）' },
    { place: 'spouse', label: '另一方（签名）' }
  ]
}
