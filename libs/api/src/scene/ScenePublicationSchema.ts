/** What a scene tells its readers (主题公示), as it stands in a scene file. Source: spec §3.2. */
import type { Interpretation, SceneComparison, ServiceGuide, ThirdPartyBaseInfo } from '@ljonething/domain/scene/ScenePublication'
import { Schema } from 'effect'
import { exactly } from '../schema/exactly.ts'
import { Count, FilledText, Text, Texts, Truth } from './sceneValues.ts'

const { Array: List, Struct, optionalKey } = Schema

export const SceneComparisonSchema = exactly<SceneComparison>()(
  Struct({
    basis: Text,
    thirdParty: optionalKey(Truth),
    handlingDays: optionalKey(Struct({ legalTimeLimit: Count, currentTimeLimit: Count, unit: Text })),
    runs: optionalKey(Struct({ originalRunNum: Count, currentRunNum: Count, label: Text })),
    materials: optionalKey(Struct({ originalMaterialNum: Count, currentMaterialNum: Count, unit: Text })),
    links: optionalKey(Struct({ originalLinkNum: Count, currentLinkNum: Count, unit: Text })),
    forms: optionalKey(Struct({ originalFormNum: Count, currentFormNum: Count, unit: Text }))
  })
)

export const InterpretationSchema = exactly<Interpretation>()(
  Struct({
    template: Text,
    title: Text,
    sections: List(Struct({ heading: Text, text: Text })),
    qa: List(Struct({ question: Text, answer: Text }))
  })
)

export const ServiceGuideSchema = exactly<ServiceGuide>()(
  Struct({
    conditions: optionalKey(Texts),
    process: optionalKey(Texts),
    timeLimit: optionalKey(Text),
    fee: optionalKey(Text),
    channels: optionalKey(Texts),
    consult: optionalKey(Text),
    complain: optionalKey(Text),
    windows: optionalKey(List(Struct({ region: FilledText, name: FilledText, address: Text, phone: Text, time: Text }))),
    legalBasis: optionalKey(Texts)
  })
)

export const ThirdPartyBaseInfoSchema = exactly<ThirdPartyBaseInfo>()(
  Struct({
    name: FilledText,
    originalFormNum: Count,
    currentFormNum: Count,
    originalMaterialNum: Count,
    currentMaterialNum: Count,
    originalHandleNum: Count,
    currentHandleNum: Count,
    originalHandleDays: Count,
    currentHandleDays: Count,
    matterBaseInfos: List(Struct({ name: FilledText, department: FilledText, days: Count })),
    sceneType: Text,
    object: Text,
    interpretationUrl: Text,
    address: Text,
    doUrl: Text,
    reasons: Texts
  })
)
