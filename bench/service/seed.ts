/**
 * Tables that are full (填满的库): copies of one application of five matters that its departments have finished, a third in progress, a third not passed,
 * a third successful. Those of the person have their whole log, form and files, those of others the rows that lists go over.
 */
import { asks } from './handling.ts'
import { load } from './load.ts'
import type { Wire } from './wire.ts'
import type { Ready } from './withService.ts'

const departmentsMs = 20_000

/** Submits the one that is copied, and waits for its departments. */
export const submitOriginal = async ({ service, made, wire }: Ready): Promise<void> => {
  await load(service.url, { callers: 1, seconds: 10, calls: 1 }, asks(await made.make(1)))
  await new Promise((passed) => setTimeout(passed, departmentsMs))
  await wire.query(`CREATE TABLE one AS SELECT apply_no FROM application ORDER BY submitted_at LIMIT 1`)
}

/** Number of the `at`th copy, from 1 on. */
export const numberOfCopy = (at: number): string => `C${String(at).padStart(7, '0')}`

/** `INSERT … SELECT` of a row with some columns said anew. */
const copy = async (wire: Wire, table: string, from: string, anew: Readonly<Record<string, string>>): Promise<void> => {
  const columns = (await wire.query(`SELECT column_name FROM information_schema.columns WHERE table_name = '${table}'`)).map(
    ([name]) => name ?? ''
  )
  const values = columns.map((name) => anew[name] ?? `t.${name}`)
  await wire.query(`INSERT INTO ${table} (${columns.join(', ')}) SELECT ${values.join(', ')} FROM ${from}`)
}

const numbered = (column: string) => `replace(t.${column}, one.apply_no, 'C' || lpad(n::text, 7, '0'))`

/** Copies with the numbers `from` to `to`; those up to `own` are the person's. */
export const seed = async (
  wire: Wire,
  { from, to, own }: { readonly from: number; readonly to: number; readonly own: number }
): Promise<void> => {
  const copies = (table: string, last: number) => `${table} t, one, generate_series(${from}, ${last}) n WHERE t.apply_no = one.apply_no`
  const lastOwn = Math.min(own, to)
  await copy(wire, 'application', copies('application', to), {
    apply_no: numbered('apply_no'),
    client_key: `'copy ' || n`,
    owner: `CASE WHEN n <= ${own} THEN t.owner ELSE 'X' || n % 9000 END`,
    subject_hash: 'NULL',
    params: `CASE WHEN n <= ${own} THEN t.params ELSE '{}' END`,
    payload: `CASE WHEN n <= ${own} THEN t.payload ELSE '{}' END`,
    submitted_at: `t.submitted_at - make_interval(mins => n)`,
    standing: `(ARRAY['inProgress', 'notPassed', 'success'])[n % 3 + 1]`
  })
  await copy(wire, 'handling_case', copies('handling_case', to), {
    apply_no: numbered('apply_no'),
    case_no: numbered('case_no'),
    status: `(ARRAY[9, 13, 16])[n % 3 + 1]`
  })
  await copy(
    wire,
    'case_action',
    `case_action t JOIN handling_case c USING (case_no), one, generate_series(${from}, ${lastOwn}) n WHERE c.apply_no = one.apply_no`,
    {
      case_no: numbered('case_no')
    }
  )
  await copy(wire, 'material_file', copies('material_file', lastOwn), { file_id: `md5(t.file_id || n)`, apply_no: numbered('apply_no') })
  await wire.query(
    `INSERT INTO material_file (file_id, owner, scene_code, material_id, name, file_type, size, sha256, object_key, is_apply_form, apply_no)
     SELECT md5('form' || n), owner, scene_code, 'application', 'form.pdf', 'pdf', 1, '', '', true, 'C' || lpad(n::text, 7, '0')
     FROM application, one, generate_series(${from}, ${lastOwn}) n WHERE application.apply_no = one.apply_no`
  )
  await wire.query('VACUUM ANALYZE')
}
