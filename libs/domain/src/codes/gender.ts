/**
 * 性别: one type, three code maps on the wire: identity list (male 1, female 0), form list (female 1, male 2) and archive list
 * (1 male, 2 female, 3 unknown, 4 unspecified). Each call names its map; 1 means something else in each of them.
 * Total: a code the map does not have is undefined. Where a citizen ID is known it decides. Source: spec §3.1, rulings 3.1.
 * Example: `genderFromCode('form', '1')` → 'female', `genderToCode('identity', 'male')` → '1', `genderToCode('form', 'unknown')` → undefined.
 */
import * as CitizenId from '@ljonething/validation/numbers/CitizenId'

export type Gender = 'male' | 'female' | 'unknown' | 'unspecified'

export const genderLabels = { male: '男', female: '女', unknown: '未知', unspecified: '未说明' } as const satisfies Record<Gender, string>

const maps = {
  identity: { male: '1', female: '0' },
  form: { female: '1', male: '2' },
  archive: { male: '1', female: '2', unknown: '3', unspecified: '4' }
} as const satisfies Record<string, Partial<Record<Gender, string>>>

export type GenderMap = keyof typeof maps

/** The codes of one map, gender → code. */
export const genderCodes: Readonly<Record<GenderMap, Readonly<Partial<Record<Gender, string>>>>> = maps

const genders: readonly Gender[] = ['male', 'female', 'unknown', 'unspecified']

export function genderFromCode(map: GenderMap, code: unknown): Gender | undefined {
  const text = typeof code === 'number' ? String(code) : code
  return typeof text === 'string' ? genders.find((gender) => genderCodes[map][gender] === text) : undefined
}

export const genderToCode = (map: GenderMap, gender: Gender): string | undefined => genderCodes[map][gender]

/** The gender of a person: the citizen ID's where it is valid, otherwise the field's. */
export const decideGender = (field: Gender | undefined, citizenId: string): Gender | undefined => CitizenId.gender(citizenId) ?? field
