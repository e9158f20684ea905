/**
 * A validation rule of a field (校验规则): data in a scene, {fn, param, message}, answered by a rule function of the same name.
 * A rule function is pure and total: any value, any parameter and any context give an answer.
 * It passes on an empty value unless it says otherwise in `runsOn`.
 * Source: specification 5.
 */

/** One line of a field's rule list, as a scene carries it. */
export interface RuleSpec {
  readonly fn: string
  readonly param: string
  readonly message: string
}

/** What is known of one uploaded file. */
export interface FileFacts {
  readonly name: string
  /** Bytes. */
  readonly size: number
  /** The type its first bytes show (`files/detectFileType`), empty when they show none; absent when not looked at. */
  readonly realType?: string
  /** Its content in words (`files/fileTypeWords`); absent when not looked at or not known. */
  readonly content?: string | undefined
  /** False of a picture whose end is missing. */
  readonly isWhole?: boolean
}

/** Server-backed checks a rule may ask for. */
export type RemoteCheck = 'rareWord'

/** What surrounds the value. */
export interface RuleContext {
  /** The field's label, as shown in the issue. */
  readonly label: string
  /** yyyy-mm-dd. */
  readonly today: string
  /** Values of other fields by name. */
  readonly valueOf: (fieldName: string) => unknown
  /** What a field that must not be modified was filled with. */
  readonly initialValue?: unknown
  readonly disabled?: boolean
  readonly files?: readonly FileFacts[]
  /** Answers of server-backed checks; an absent answer is unknown and passes. */
  readonly remote?: Readonly<Record<string, unknown>>
}

/** A rule that failed. */
export interface RuleIssue {
  readonly fn: string
  readonly label: string
  /** The bare message. */
  readonly message: string
  /** `[label]字段message`. */
  readonly text: string
}

/** What a rule looks at besides the value. */
export interface RuleNeeds {
  readonly fields?: readonly string[]
  readonly files?: true
  readonly remote?: RemoteCheck
}

/** Whether the value passes. */
export type RuleCheck = (value: unknown, context: RuleContext) => boolean

/** Whether a text passes. */
export type TextCheck = (text: string, context: RuleContext) => boolean

interface RuleFace {
  readonly fn: string
  /** The message of a rule that brings none. */
  readonly message: (param: string) => string
  readonly needs?: (param: string) => RuleNeeds
  /** 'empty': only an empty value can fail it; 'any': it looks at empty values too; else it looks at values only. */
  readonly runsOn?: 'empty' | 'any'
}

/** A rule function over any value. */
export interface ValueRule extends RuleFace {
  readonly takes?: never
  /** The check for one parameter; undefined when the parameter cannot be used, which leaves the rule out. */
  readonly prepare: (param: string) => RuleCheck | undefined
}

/** A rule function over what a person can type; a list, an object and the like fail it. */
export interface TextRule extends RuleFace {
  readonly takes: 'text'
  readonly prepare: (param: string) => TextCheck | undefined
}

/** A rule function. */
export type Rule = ValueRule | TextRule
