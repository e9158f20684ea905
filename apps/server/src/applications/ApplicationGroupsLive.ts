/**
 * The group an application stands in (办件分组), and whether it waits for a correction: kept in its row, so that lists ask an index. Both follow from
 * its cases, as `applicationStanding` of the domain says, and are written here alone: whoever moves a case in or out of an outcome or of
 * a correction calls `keep` in the same transaction. A status whose outcome changes needs a migration that sets `groupSql` anew.
 */
import type { Standing } from '@ljonething/domain/cases/application'
import { awaitsCorrection, caseStatusCodes, statusesOf } from '@ljonething/domain/cases/caseStatus'
import type { CaseOutcome } from '@ljonething/domain/cases/caseStatus'
import { Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { ApplicationGroups } from '../cases/ApplicationGroups.ts'

const any = (outcome: CaseOutcome): string => `bool_or(c.status IN (${statusesOf(outcome).join(', ')}))`

const named = (group: Standing): string => `'${group}'`

/** Of the cases of application `a`. Without a known case nothing is in progress and nothing succeeded. */
export const groupSql = `(
  SELECT CASE WHEN ${any('open')} AND ${any('refused')} THEN ${named('partlyRefused')}
    WHEN ${any('open')} THEN ${named('inProgress')} WHEN ${any('refused')} THEN ${named('notPassed')}
    WHEN ${any('succeeded')} THEN ${named('success')} ELSE ${named('notPassed')} END
  FROM handling_case c WHERE c.apply_no = a.apply_no)`

/** Of the cases of application `a`. */
export const awaitsCorrectionSql = `EXISTS (
  SELECT 1 FROM handling_case c WHERE c.apply_no = a.apply_no AND c.status IN (${caseStatusCodes.filter(awaitsCorrection).join(', ')}))`

export const ApplicationGroupsLive = Layer.effect(
  ApplicationGroups,
  Effect.map(SqlClient.SqlClient, (sql) =>
    ApplicationGroups.of({
      keep: (applyNo) =>
        sql`
          UPDATE application a SET standing = ${sql.literal(groupSql)}, awaits_correction = ${sql.literal(awaitsCorrectionSql)}
          WHERE a.apply_no = ${applyNo}`.pipe(Effect.orDie, Effect.asVoid)
    })
  )
)
