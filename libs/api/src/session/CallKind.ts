/**
 * What makes a call dear or worth guessing at (调用性质), for whoever limits how often it may be made: those of one kind count together. A call is
 * cheap unless it says otherwise.
 */
import { Context } from 'effect'

/**
 * `ticket`: gives or takes a ticket or a code. `seal`: asks the seal centre, or for signatures. `refresh`: asks the departments of an application.
 * `register`: asks registers, or what they and earlier applications hold. `file`: takes a file and looks into it. `batch`: of a unit's whole list.
 * `document`: prints, converts or packs. `draft`: keeps what is typed. `hold`: takes a place before others.
 */
export type DearKind = 'ticket' | 'seal' | 'refresh' | 'register' | 'file' | 'batch' | 'document' | 'draft' | 'hold'

export const CallKind = Context.Reference<'cheap' | DearKind>('@ljonething/api/session/CallKind', { defaultValue: () => 'cheap' })
