/**
 * The schema `hlj-scene/1` (主题文件结构): every key of a scene file, required or optional. Mirrors `Scene`. Source: spec §3.2, §3.3.
 */
import { parseCondition } from '../condition/parseCondition.ts'
import { parseLinkageRule } from '../form/parseLinkage.ts'
import { anything, count, either, filledText, flag, list, mapOf, object, oneOf, optional, parsedBy, text, truth } from './shape.ts'
import type { Shape } from './shape.ts'

const texts = list(text)
const condition = parsedBy(parseCondition)
const linkage = list(parsedBy(parseLinkageRule))
const codeName = object({ rootCode: filledText, code: filledText, name: filledText })
const neededBy = either("'*' or a list of matter codes is expected", oneOf('*'), texts)
const rule = object({ fn: filledText, param: text, message: text })

const comparison = object({
  basis: text,
  thirdParty: optional(truth),
  handlingDays: optional(object({ legalTimeLimit: count, currentTimeLimit: count, unit: text })),
  runs: optional(object({ originalRunNum: count, currentRunNum: count, label: text })),
  materials: optional(object({ originalMaterialNum: count, currentMaterialNum: count, unit: text })),
  links: optional(object({ originalLinkNum: count, currentLinkNum: count, unit: text })),
  forms: optional(object({ originalFormNum: count, currentFormNum: count, unit: text }))
})

const matter = object({
  code: filledText,
  name: filledText,
  basicCode: filledText,
  implementCode: filledText,
  deptCode: filledText,
  department: filledText,
  projectType: filledText,
  handleType: oneOf('1', '2'),
  legalDays: count,
  promisedDays: count,
  materialsBefore: count,
  materialsAfter: count,
  runsBefore: count,
  runsAfter: count,
  linksBefore: count,
  exerciseLevel: filledText,
  onlineHandlingDepth: filledText,
  handlingForm: texts,
  universalRange: filledText,
  intermediaryService: text,
  fee: text,
  approvalResult: object({ name: filledText, resultType: text, sample: text }),
  default: optional(truth),
  reviewPoints: optional(texts),
  legalBasis: optional(texts),
  acceptConditions: optional(text)
})

const preCheck = object({
  code: filledText,
  title: filledText,
  detail: text,
  choices: list(object({ text: filledText, value: filledText })),
  expected: filledText,
  check: object({
    api: filledText,
    params: texts,
    mode: oneOf('typeNotZero', 'typeEquals', 'inverted', 'gte', 'offlineStatus'),
    success: optional(text),
    blockOn: optional(texts)
  }),
  failMessage: filledText,
  when: optional(condition)
})

const effects = object({
  addMatters: optional(texts),
  removeMatters: optional(texts),
  addMaterials: optional(texts),
  removeMaterials: optional(texts),
  addFields: optional(texts),
  removeFields: optional(texts),
  setFields: optional(mapOf(text)),
  block: optional(filledText),
  goto: optional(texts)
})

const nestedQuestions: Shape = (value, path, report) => list(question)(value, path, report)

const choice = object({
  id: filledText,
  text: filledText,
  value: filledText,
  cue: optional(text),
  effects: optional(effects),
  questions: optional(nestedQuestions)
})

const question = object({
  code: filledText,
  title: filledText,
  displayMode: flag,
  hidden: optional(truth),
  multiple: optional(truth),
  defaultChoice: optional(filledText),
  choices: list(choice)
})

const column = object({
  id: filledText,
  type: filledText,
  name: filledText,
  required: truth,
  dictRootCode: optional(text),
  dataSource: optional(text),
  dateFormat: optional(text),
  rule: optional(text),
  sensitive: optional(text)
})

const field = object({
  id: filledText,
  name: filledText,
  label: filledText,
  typeName: filledText,
  matters: neededBy,
  required: truth,
  fieldType: oneOf('field', 'commonField'),
  rule: optional(list(rule)),
  value: optional(text),
  maxLength: optional(count),
  remark: optional(text),
  placeholder: optional(text),
  dictRootCode: optional(text),
  dataSource: optional(text),
  dateFormat: optional(text),
  disable: optional(truth),
  default: optional(truth),
  extField: optional(mapOf(anything)),
  linkage: optional(linkage),
  columns: optional(list(column))
})

const form = object({
  formmodelinfo: filledText,
  formmodeltype: filledText,
  groups: list(object({ code: filledText, name: filledText, extField: optional(mapOf(anything)), fields: list(field) })),
  linkage: optional(linkage)
})

const material = object({
  code: filledText,
  label: filledText,
  matters: neededBy,
  required: truth,
  accept: filledText,
  maxSizeMB: count,
  maxCount: count,
  rule: list(rule),
  source: text,
  filereuse: flag,
  signFlag: flag,
  isform: flag,
  default: optional(truth),
  isFree: optional(flag),
  remark: optional(text),
  onlineMaterialId: optional(text),
  reviewPoints: optional(texts),
  formTemplateId: optional(text),
  extField: optional(mapOf(anything)),
  reusableCertificate: optional(object({ certType: filledText, certCode: filledText, owner: filledText }))
})

const serviceGuide = object({
  conditions: optional(texts),
  process: optional(texts),
  timeLimit: optional(text),
  fee: optional(text),
  channels: optional(texts),
  consult: optional(text),
  complain: optional(text),
  windows: optional(list(object({ region: filledText, name: filledText, address: text, phone: text, time: text }))),
  legalBasis: optional(texts)
})

const thirdPartyBaseInfo = object({
  name: filledText,
  originalFormNum: count,
  currentFormNum: count,
  originalMaterialNum: count,
  currentMaterialNum: count,
  originalHandleNum: count,
  currentHandleNum: count,
  originalHandleDays: count,
  currentHandleDays: count,
  matterBaseInfos: list(object({ name: filledText, department: filledText, days: count })),
  sceneType: text,
  object: text,
  interpretationUrl: text,
  address: text,
  doUrl: text,
  reasons: texts
})

export const sceneShape: Shape = object({
  schema: oneOf('hlj-scene/1'),
  sceneCode: filledText,
  name: filledText,
  slug: filledText,
  object: filledText,
  objectTypes: texts,
  unionType: filledText,
  themePhase: filledText,
  category: codeName,
  enterpriseCategory: optional(codeName),
  unionProcess: optional(codeName),
  leadDepartment: filledText,
  region: filledText,
  summary: text,
  sceneTag: object({ ZTQHBQ: texts, NStep_SCENETAG: text, bszn: flag, KEY_THEME: flag }),
  flags: object({
    hideThemeHandleButton: flag,
    showThemeZone: flag,
    closeDraftBox: flag,
    noRegionTransfer: flag,
    hideDictionaryThirdJump: flag
  }),
  applyRegionInfo: object({
    level: texts,
    regionOpenStatuses: list(object({ region: filledText, open: flag, name: filledText }))
  }),
  interpretationUrl: optional(text),
  hasServiceGuide: optional(flag),
  columnRoute: optional(text),
  comparison,
  matters: list(matter),
  preChecks: list(preCheck),
  guide: optional(object({ title: text, questions: list(question) })),
  form: optional(form),
  materials: list(material),
  prefill: optional(
    list(
      object({
        gender: optional(oneOf('female', 'male')),
        fields: mapOf(oneOf('userName', 'cardId', 'mobile', 'companyName', 'unionCode'))
      })
    )
  ),
  notices: object({ writeNote: text, scenesNotes: texts, privacy: optional(text), tone: optional(text) }),
  interpretation: optional(
    object({
      template: text,
      title: text,
      sections: list(object({ heading: text, text })),
      qa: list(object({ question: text, answer: text }))
    })
  ),
  serviceGuide: optional(serviceGuide),
  thirdParty: optional(object({ baseInfo: thirdPartyBaseInfo })),
  batch: optional(mapOf(anything)),
  appointment: optional(mapOf(anything)),
  columnSections: optional(texts),
  sampleCase: optional(
    object({
      note: text,
      answers: mapOf(either('a value or a list of values is expected', text, texts)),
      fields: mapOf(text),
      materials: optional(texts)
    })
  ),
  sources: optional(texts)
})
