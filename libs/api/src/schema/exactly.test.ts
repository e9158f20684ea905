import { Schema } from 'effect'
import { expect, it } from 'vitest'
import { exactly } from './exactly.ts'

interface Person {
  readonly name: string
  readonly gender?: 'female' | 'male'
}
const { Literals, String, Struct, optionalKey } = Schema
const gender = Literals(['female', 'male'])

it('gives the schema back, and compiles only while it reads exactly the type', () => {
  const PersonSchema = Struct({ name: String, gender: optionalKey(gender) })
  expect(exactly<Person>()(PersonSchema)).toBe(PersonSchema)
  // @ts-expect-error: an optional key too few
  exactly<Person>()(Struct({ name: String }))
  // @ts-expect-error: an optional key too many
  exactly<Person>()(Struct({ name: String, gender: optionalKey(gender), age: optionalKey(String) }))
  // @ts-expect-error: a key that must be there
  exactly<Person>()(Struct({ name: String, gender }))
  // @ts-expect-error: a wider type
  exactly<Person>()(Struct({ name: String, gender: optionalKey(String) }))
})
