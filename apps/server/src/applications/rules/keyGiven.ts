/** A client key that tells this submit from every other (§7.4). */
import { Rejected } from '@ljonething/api/errors/errors'
import { Effect } from 'effect'
import type { Rule } from './Sent.ts'

const shortest = 8

export const keyGiven: Rule = ({ clientKey }) =>
  clientKey.length < shortest ? Effect.fail(new Rejected({ msg: '参数必填' })) : Effect.void
