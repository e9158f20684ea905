/**
 * How outside systems are asked (询问限度): for each system and, where it differs, for one of its registers. Times are milliseconds.
 *
 * A question is tried again only because all of them read. A system that failed several questions in a row is left alone for a while, then one
 * question tries it; of more questions at once than it bears a few wait shortly. Whatever is beyond a limit is a register that does not answer.
 */
import type { Relation } from './Register.ts'
import type { CheckName, LookupName, System } from './registers.ts'

/** Of one register, or of one relation. */
export interface QuestionLimits {
  /** Of one try. */
  readonly tryMs: number
  /** Of the whole question, its waiting and its tries. */
  readonly totalMs: number
  readonly tries: number
  /** Questions a second. */
  readonly perSecond: number
  readonly largestBytes: number
}

/** Of one system (外部系统), for all it is asked. */
export interface SystemLimits {
  /** Questions at once. */
  readonly atOnce: number
  /** Questions that wait for one of those to end, and how long they do. */
  readonly waiting: number
  readonly waitMs: number
  /** After so many failures in a row it is not asked for `restMs`. */
  readonly restAfter: number
  readonly restMs: number
}

export type AskLimits = QuestionLimits & SystemLimits

/** Registers by their names, relations as `relations/kin`. */
export type QuestionName = CheckName | LookupName | `relations/${Relation}` | typeof staffQuestion | typeof certificateFilesQuestion

/** The staff of a company near retirement, all at once. */
export const staffQuestion = 'retire/staff'
/** The pictures of one certificate. */
export const certificateFilesQuestion = 'certificates/files'

const usual: AskLimits = {
  tryMs: 3_000,
  totalMs: 5_000,
  tries: 2,
  perSecond: 500,
  largestBytes: 65_536,
  atOnce: 32,
  waiting: 64,
  waitMs: 500,
  restAfter: 5,
  restMs: 10_000
}

const ofSystems: Readonly<Partial<Record<System, Partial<AskLimits>>>> = {
  /** Paper files that an office has scanned (档案): few at once, and slowly. */
  archive: { atOnce: 8, waiting: 16 },
  /** A certificate comes with its pictures. */
  certificate: { largestBytes: 16_777_216 },
  /** Asked before nearly every question about somebody else. */
  publicSecurity: { atOnce: 64, waiting: 128 }
}

const ofQuestions: Readonly<Partial<Record<QuestionName, Partial<QuestionLimits>>>> = {
  /** Reckons a pension from all months paid. */
  'retire/baseInfo': { tryMs: 6_000, totalMs: 8_000 },
  /** Scans or sealed documents, some of them made when they are first asked for. */
  [certificateFilesQuestion]: { tryMs: 8_000, totalMs: 10_000 },
  [staffQuestion]: { tryMs: 6_000, totalMs: 8_000, perSecond: 50, largestBytes: 8_388_608 },
  'relations/kin': { perSecond: 5_000 },
  'relations/nextOfKin': { perSecond: 5_000 },
  'relations/couple': { perSecond: 5_000 },
  'relations/staff': { perSecond: 5_000 },
  'relations/operator': { perSecond: 5_000 }
}

/** Everything that a source offers comes at once. */
const ofSources: Partial<QuestionLimits> = { largestBytes: 2_097_152 }

const questions: ReadonlyMap<string, Partial<QuestionLimits>> = new Map(Object.entries(ofQuestions))

export const systemLimits = (system: System): AskLimits => ({ ...usual, ...ofSystems[system] })

/** Of a register, relation or source (`sources/REMOTE_FUND`), as its system's where it has no limits of its own. */
export const questionLimits = (system: System, name: string): QuestionLimits => ({
  ...systemLimits(system),
  ...(name.startsWith('sources/') ? ofSources : questions.get(name))
})
