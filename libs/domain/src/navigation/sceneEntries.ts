/**
 * The entries that a scene may name (主题入口, spec §2.2): the column that is its zone (专区) by the published name of its route, and the screen of its
 * interpretation by the name of the template. Source: spec §2.2, §3.2 and the ruling on theme flags.
 * Example: `zonePath('unionProcessColumn')` → /unionProcessColumn; a name that is no column → undefined.
 */
export const zonePaths = {
  onethingSpecialColumn: '/onethingSpecialColumn',
  unionProcessColumn: '/unionProcessColumn',
  educateEnrolOnethingSpecialColunm: '/educateEnrolOnethingSpecialColunm',
  fixedAssetInvestmentOnethingSpecialColumn: '/fixedAssetInvestmentOnethingSpecialColumn'
} as const

export const interpretationPaths = { commonUnscramble: '/unscramble', birthUnscramble: '/unscramble/birth' } as const

export type ZoneName = keyof typeof zonePaths
export type InterpretationTemplate = keyof typeof interpretationPaths

export const isZoneName = (name: string): name is ZoneName => Object.hasOwn(zonePaths, name)

export const isInterpretationTemplate = (name: string): name is InterpretationTemplate => Object.hasOwn(interpretationPaths, name)

export const zonePath = (name: string | undefined) => (name !== undefined && isZoneName(name) ? zonePaths[name] : undefined)

/** Where other sites lead to a scene, inside the portal (spec §2.3). */
export const outerPath = (sceneCode: string): string => `/outer/middleJumpPage?code=${sceneCode}`
