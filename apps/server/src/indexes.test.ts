import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { describe, expect, it } from 'vitest'
import { testDatabase } from './testing/testDatabase.ts'

describe('what is asked often or by the sweeps has an index', () => {
  it.each([
    ['material_file_unclaimed', `SELECT count(*) FROM material_file WHERE owner = 'P' AND scene_code = 'S' AND apply_no IS NULL`],
    ['material_file_unclaimed_age', `SELECT 1 FROM material_file WHERE apply_no IS NULL AND created_at < now() - interval '48 hours'`],
    ['draft_age', `DELETE FROM draft WHERE record_time < now() - interval '60 days'`],
    ['session_end', `DELETE FROM session WHERE expires_at < now()`],
    ['login_ticket_end', `DELETE FROM login_ticket WHERE expires_at < now()`],
    [
      'Index Only Scan using application_listed',
      `SELECT a.apply_no FROM application a WHERE a.owner = 'P' AND a.standing IN ('success') AND strpos(a.scene_name, 'x') > 0
       ORDER BY a.submitted_at DESC, a.apply_no LIMIT 10 OFFSET 20`
    ],
    [
      'Index Only Scan using application_company_listed',
      `SELECT a.apply_no, a.submitted_at FROM application a
       WHERE a.company = 'C' AND a.owner <> 'P' AND a.standing IN ('success') AND strpos(a.scene_name, 'x') > 0
       ORDER BY a.submitted_at DESC, a.apply_no LIMIT 30`
    ],
    ['Index Only Scan using application_listed', `SELECT count(*) FROM application a WHERE a.owner = 'P' AND a.standing IN ('success')`],
    [
      'Index Only Scan using application_awaiting',
      `SELECT a.apply_no, a.submitted_at FROM application a WHERE a.owner = 'P' AND a.awaits_correction ORDER BY a.submitted_at DESC LIMIT 10`
    ],
    [
      'Index Only Scan using application_company_people',
      `SELECT owner, filed_by FROM application a WHERE a.company = 'C' AND a.owner > 'P' ORDER BY a.owner LIMIT 1`
    ],
    [
      'Index Only Scan using handling_case_pace',
      `SELECT used_days FROM handling_case c WHERE c.dept_code = 'D' AND c.matter_name = 'M' AND c.used_days IS NOT NULL
       ORDER BY c.ended_at DESC LIMIT 200`
    ]
  ])('%s', async (index, statement) => {
    const plan = Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      yield* sql`
        INSERT INTO material_file (file_id, owner, scene_code, material_id, name, file_type, size, sha256, object_key, is_apply_form, apply_no, created_at)
        SELECT n, n % 100, '', '', '', '', 1, '', '', false, CASE WHEN n % 2 = 0 THEN 'A' END, now() - make_interval(hours => n % 60)
        FROM generate_series(1, 5000) n`
      yield* sql`ANALYZE material_file`
      yield* sql`SET enable_seqscan = off`
      return JSON.stringify(yield* sql.unsafe(`EXPLAIN ${statement}`))
    })
    expect(await Effect.runPromise(plan.pipe(Effect.provide(testDatabase(1))))).toMatch(new RegExp(String.raw`${index}\s`))
  })
})
