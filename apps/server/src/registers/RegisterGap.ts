/** Nobody is there who could answer for the register or source of this name (暂时无法核验). */
import { Schema } from 'effect'

export class RegisterGap extends Schema.TaggedError<RegisterGap>()('RegisterGap', { name: Schema.String }) {}
