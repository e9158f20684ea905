/**
 * The schema `hlj-scene/1` (主题文件结构): every key of a scene file, required or optional, and no other. What it reads is the domain's `Scene`,
 * which the compiler holds it to. Whether the ids of a scene fit together is the content check's. Source: spec §3.2, §3.3.
 */
import { resultValueKeys } from '@ljonething/domain/cases/resultValues'
import type { Matter, Scene, Subject } from '@ljonething/domain/scene/Scene'
import { Schema } from 'effect'
import { exactly } from '../schema/exactly.ts'
import { AppointmentSchema } from './AppointmentSchema.ts'
import { FormTemplateSchema, MaterialTemplateSchema } from './FormTemplateSchema.ts'
import { PreCheckSchema, QuestionSchema } from './GuideSchema.ts'
import { InterpretationSchema, SceneComparisonSchema, ServiceGuideSchema, ThirdPartyBaseInfoSchema } from './ScenePublicationSchema.ts'
import { Count, FilledText, Flag, HandleType, Text, Texts, Truth } from './sceneValues.ts'

const { Array: List, Literal, Literals, Record, String, Struct, Union, Unknown, optionalKey } = Schema

const CodeName = Struct({ rootCode: FilledText, code: FilledText, name: FilledText })

const ResultValue = Literals(resultValueKeys)

const MatterSchema = exactly<Matter>()(
  Struct({
    code: FilledText,
    name: FilledText,
    basicCode: FilledText,
    implementCode: FilledText,
    deptCode: FilledText,
    department: FilledText,
    projectType: FilledText,
    handleType: HandleType,
    legalDays: Count,
    promisedDays: Count,
    materialsBefore: Count,
    materialsAfter: Count,
    runsBefore: Count,
    runsAfter: Count,
    linksBefore: Count,
    exerciseLevel: FilledText,
    onlineHandlingDepth: FilledText,
    handlingForm: Texts,
    universalRange: FilledText,
    intermediaryService: Text,
    fee: Text,
    approvalResult: Struct({ name: FilledText, resultType: Text, sample: Text }),
    default: optionalKey(Truth),
    reviewPoints: optionalKey(Texts),
    legalBasis: optionalKey(Texts),
    acceptConditions: optionalKey(Text),
    gives: optionalKey(List(ResultValue)),
    needs: optionalKey(List(Struct({ matter: FilledText, value: ResultValue })))
  })
)

const SubjectSchema = exactly<Subject>()(
  Struct({
    name: FilledText,
    fields: Texts,
    answers: optionalKey(Texts),
    yearly: optionalKey(Truth),
    apart: optionalKey(Struct({ field: FilledText, is: FilledText, by: Texts, note: FilledText }))
  })
)

const Given = Record(String, Union([Text, Texts]))
const Statuses = Record(String, Literals(['1', '0', '-1']))

export const SceneSchema = exactly<Scene>()(
  Struct({
    schema: Literal('hlj-scene/1'),
    sceneCode: FilledText,
    name: FilledText,
    slug: FilledText,
    object: FilledText,
    objectTypes: Texts,
    unionType: FilledText,
    themePhase: FilledText,
    category: CodeName,
    enterpriseCategory: optionalKey(CodeName),
    unionProcess: optionalKey(CodeName),
    leadDepartment: FilledText,
    region: FilledText,
    summary: Text,
    keywords: optionalKey(Texts),
    sceneTag: Struct({ ZTQHBQ: Texts, NStep_SCENETAG: Text, bszn: Flag, KEY_THEME: Flag }),
    flags: Struct({
      hideThemeHandleButton: Flag,
      showThemeZone: Flag,
      closeDraftBox: Flag,
      noRegionTransfer: Flag,
      hideDictionaryThirdJump: Flag,
      faceDetect: optionalKey(Flag)
    }),
    applyRegionInfo: Struct({
      level: Texts,
      regionOpenStatuses: List(Struct({ region: FilledText, open: Flag, name: FilledText }))
    }),
    interpretationUrl: optionalKey(Text),
    hasServiceGuide: optionalKey(Flag),
    columnRoute: optionalKey(Text),
    comparison: SceneComparisonSchema,
    subject: optionalKey(SubjectSchema),
    matters: List(MatterSchema),
    preChecks: List(PreCheckSchema),
    guide: optionalKey(Struct({ title: Text, questions: List(QuestionSchema) })),
    form: optionalKey(FormTemplateSchema),
    materials: List(MaterialTemplateSchema),
    prefill: optionalKey(
      List(
        Struct({
          object: optionalKey(Literals(['1', '2'])),
          gender: optionalKey(Literals(['female', 'male'])),
          fields: Record(String, Literals(['userName', 'cardId', 'mobile', 'companyName', 'unionCode'])),
          open: optionalKey(Texts)
        })
      )
    ),
    notices: Struct({ writeNote: Text, scenesNotes: Texts, privacy: optionalKey(Text), tone: optionalKey(Text) }),
    interpretation: optionalKey(InterpretationSchema),
    serviceGuide: optionalKey(ServiceGuideSchema),
    thirdParty: optionalKey(Struct({ baseInfo: ThirdPartyBaseInfoSchema })),
    batch: optionalKey(Record(String, Unknown)),
    appointment: optionalKey(AppointmentSchema),
    columnSections: optionalKey(Texts),
    sampleCase: optionalKey(
      Struct({
        note: Text,
        account: optionalKey(Text),
        answers: Given,
        fields: Record(String, Text),
        materials: optionalKey(Texts),
        preChecks: optionalKey(Statuses),
        others: optionalKey(
          List(
            Struct({
              account: Text,
              answers: optionalKey(Given),
              fields: optionalKey(Record(String, Text)),
              preChecks: optionalKey(Statuses)
            })
          )
        )
      })
    ),
    sources: optionalKey(Texts)
  })
)
