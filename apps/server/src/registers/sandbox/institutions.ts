/** The institutions (机构) that a source offers in the sandbox: rows of its name in the table `institutions`. */
import { Option, Schema } from 'effect'
import type { RegisterRow } from '../../sandbox/stored/registerRow.ts'
import { Institution } from '../sources/Institution.ts'

const read = Schema.decodeUnknownOption(Institution)

export const institutionsOf = (rows: (register: string) => readonly RegisterRow[], name: string): readonly Institution[] =>
  rows('institutions').flatMap(({ source, ...row }) => (source === name ? Option.toArray(read(row)) : []))
