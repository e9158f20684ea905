/**
 * What a scene tells its readers (主题公示): the comparison, the interpretation, the guide to the service, and of another system's scene its base
 * information. None of it decides how a handling goes. Times are working days. Source: spec §3.2.
 */
export interface SceneComparison {
  readonly basis: string
  readonly thirdParty?: boolean
  readonly handlingDays?: { readonly legalTimeLimit: number; readonly currentTimeLimit: number; readonly unit: string }
  readonly runs?: { readonly originalRunNum: number; readonly currentRunNum: number; readonly label: string }
  readonly materials?: { readonly originalMaterialNum: number; readonly currentMaterialNum: number; readonly unit: string }
  readonly links?: { readonly originalLinkNum: number; readonly currentLinkNum: number; readonly unit: string }
  readonly forms?: { readonly originalFormNum: number; readonly currentFormNum: number; readonly unit: string }
}

export interface Interpretation {
  readonly template: string
  readonly title: string
  readonly sections: readonly { readonly heading: string; readonly text: string }[]
  readonly qa: readonly { readonly question: string; readonly answer: string }[]
}

export interface ServiceGuide {
  readonly conditions?: readonly string[]
  readonly process?: readonly string[]
  readonly timeLimit?: string
  readonly fee?: string
  readonly channels?: readonly string[]
  readonly consult?: string
  readonly complain?: string
  readonly windows?: readonly {
    readonly region: string
    readonly name: string
    readonly address: string
    readonly phone: string
    readonly time: string
  }[]
  readonly legalBasis?: readonly string[]
}

/** Spec §3.2, third-party scene base info. */
export interface ThirdPartyBaseInfo {
  readonly name: string
  readonly originalFormNum: number
  readonly currentFormNum: number
  readonly originalMaterialNum: number
  readonly currentMaterialNum: number
  readonly originalHandleNum: number
  readonly currentHandleNum: number
  readonly originalHandleDays: number
  readonly currentHandleDays: number
  readonly matterBaseInfos: readonly { readonly name: string; readonly department: string; readonly days: number }[]
  readonly sceneType: string
  readonly object: string
  readonly interpretationUrl: string
  readonly address: string
  readonly doUrl: string
  readonly reasons: readonly string[]
}
