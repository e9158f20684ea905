/** The small values of a scene file (主题文件中的值): texts, flags, counts and lists of texts, each with the message of its problem. */
import { isCheckName, isSourceName } from '@ljonething/domain/registers/registers'
import type { DataSource } from '@ljonething/domain/scene/FormTemplate'
import { Schema } from 'effect'
import { parsedBy } from './parsedBy.ts'

export const Text = Schema.String.annotate({ message: 'text is expected' })

const notEmpty = { message: 'text that is not empty is expected' }
export const FilledText = Schema.String.annotate(notEmpty).check(Schema.isPattern(/\S/, notEmpty))

/** A code that the domain keeps as text. */
const CodeOf = (message: string, ...codes: readonly string[]) =>
  Schema.String.annotate({ message }).check(Schema.makeFilter((value: string) => codes.includes(value), { message }))

export const Flag = CodeOf("'0' or '1' is expected", '0', '1')
export const HandleType = CodeOf('one of 1, 2 is expected', '1', '2')
export const FieldType = CodeOf('one of field, commonField is expected', 'field', 'commonField')

export const Truth = Schema.Boolean.annotate({ message: 'true or false is expected' })

const whole = { message: 'a whole number from 0 is expected' }
export const Count = Schema.Number.annotate(whole).check(Schema.isInt(whole), Schema.isGreaterThanOrEqualTo(0, whole))

export const Texts = Schema.Array(Text)

/** A name of the table of registers and sources; the problem names what is not in it. */
export const Named = <Name extends string>(what: string, isName: (name: string) => name is Name) =>
  parsedBy<Name>((value) =>
    typeof value === 'string' && isName(value)
      ? { ok: true, value }
      : { ok: false, problem: { path: '', message: `unknown ${what} ${String(value)}` } }
  )

export const CheckedRegister = Named('register', isCheckName)
export const OptionSource = Named('source', (name): name is DataSource => name.startsWith('inline:') || isSourceName(name))
