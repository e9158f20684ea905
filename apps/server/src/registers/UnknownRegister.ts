/** The table of the domain has no register or source of this name. */
import { Schema } from 'effect'

export class UnknownRegister extends Schema.TaggedError<UnknownRegister>()('UnknownRegister', { name: Schema.String }) {}
