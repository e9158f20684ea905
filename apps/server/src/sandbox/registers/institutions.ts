/** The institutions (机构) that a source offers in the sandbox: rows of its name in the table `institutions`. */
import type { RegisterParams } from '@ljonething/domain/registers/givenTo'
import { Option, Schema } from 'effect'
import type { RegisterRow } from '../stored/registerRow.ts'
import { Institution } from '../../registers/sources/Institution.ts'

const read = Schema.decodeUnknownOption(Institution)

/** Of rows that know what was chosen before, as a branch its bank, only those of that choice. */
const fits = (row: RegisterRow, given: RegisterParams): boolean =>
  Object.entries(given).every(([param, codes]) => codes.length === 0 || row[param] === undefined || codes.includes(String(row[param])))

export const institutionsOf = (
  rows: (register: string) => readonly RegisterRow[],
  name: string,
  given: RegisterParams
): readonly Institution[] =>
  rows('institutions').flatMap(({ source, ...row }) => (source === name && fits(row, given) ? Option.toArray(read(row)) : []))
