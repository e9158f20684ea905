import type { FileItem, Material, UploadType } from '@ljonething/domain/form/FormDescription'
import { rules, someForm, someMaterial } from '@ljonething/domain/testing/formParts'
import { exampleServices, someFile } from './exampleForm.ts'
import type { GallerySection } from './galleryPages.ts'

/** One state of a material: what it is like, and its files. */
type State = readonly [label: string, part?: Partial<Material>, files?: readonly FileItem[]]

const picture = someFile({ id: 'f1', name: '结婚证.jpg', fileType: 'jpg' })
const form = someFile({ id: 'f2', name: '登记表.pdf', isApplyForm: true })
const needed = { need: true, rule: rules('_isNullorEmpty') }
const generated: Partial<Material> = { isApplicationForm: true, isform: '1', needSign: true, signFlag: '1', formTemplateId: 'T1' }

const states: Readonly<Record<UploadType, readonly State[]>> = {
  upload: [
    ['未上传', { source: '民政部门核发', remark: '<p>内页须<b>清晰可辨</b></p>' }],
    ['必要而未上传', { ...needed, onlineMaterialId: 'OM1', hasCheckPoint: true, reviewPoints: ['登记日期与申报一致', '盖章清晰'] }],
    [
      '已上传',
      { matters: ['M01', 'M03'] },
      [picture, someFile({ id: 'f3', name: '一个名字很长的文件，长得在手机上一行放不下，需要折行或者省略.pdf' })]
    ],
    ['复用的材料', { isReuse: true }, [someFile({ ...picture, id: 'f4', isReuse: true })]],
    ['可复用', { isReuse: true, filereuse: '1' }],
    [
      '身份证两面',
      { extField: { idCardUpload: '1' }, fileLimits: { fileTypes: ['jpg'], fileSize: 5, fileNum: 2 } },
      [someFile({ id: 'f5', name: '人像面-1.jpg', fileType: 'jpg' })]
    ],
    ['有样表', { emptyfile: '空白样表.docx', examplefile: '示例样表.pdf' }],
    ['免于提交', { isFree: true }]
  ],
  applyUpload: [
    ['未生成', { ...generated, ...needed }],
    ['已生成', generated, [form]]
  ]
}

const section = (kind: keyof typeof states, readOnly: boolean): GallerySection => {
  const all = states[kind].map(([label, part, files], at) => ({
    material: someMaterial({ id: `CL${at}`, label, ...part }),
    files: files ?? []
  }))
  return {
    title: readOnly ? '只读' : '各种状态',
    description: someForm([], { materials: all.map(({ material }) => material) }),
    start: { services: exampleServices(), files: Object.fromEntries(all.map(({ material, files }) => [material.id, files])) },
    checked: !readOnly,
    readOnly
  }
}

export const materialSections: readonly [string, () => readonly GallerySection[]][] = (['upload', 'applyUpload'] as const).map((kind) => [
  kind,
  () => [section(kind, false), section(kind, true)]
])
