import type { ApplicationSummary } from '../../queries/handling.ts'

/** Who filed what is about the person (他人提交的办件). */
export const filedByOthers: Readonly<Record<NonNullable<ApplicationSummary['concerned']>, string>> = {
  person: '由他人提交，与您有关',
  company: '由单位提交，与您有关'
}
