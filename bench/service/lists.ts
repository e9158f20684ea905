/**
 * Lists and details (列表与详情) with 100,000 applications of five matters, 10,000 of them one person's: copies of one that was submitted, a third in
 * progress, a third not passed, a third successful, each of the person's with its whole log, form and files.
 */
import type { Report } from '../harness/Report.ts'
import { goal, refusals } from './goal.ts'
import { asks, login, submissionsOf } from './handling.ts'
import { load, percentile } from './load.ts'
import type { Ask } from './load.ts'
import { newFolder, removeFolder, startService } from './runningService.ts'
import { openWire } from './wire.ts'
import type { Wire } from './wire.ts'

const all = 100_000
const own = 10_000
const callers = 4
const secondsOfGroup = 4

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
  await wire.query(`CREATE TABLE IF NOT EXISTS one AS SELECT apply_no FROM application ORDER BY submitted_at LIMIT 1`)
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

export const lists = (): Report => ({
  title: 'Lists and details with 100,000 applications',
  print: async () => {
    const folder = newFolder()
    const service = await startService(folder)
    try {
      const wire = await openWire(service.database())
      const person = await login(service.url)
      const made = await submissionsOf(person, wire)
      await load(service.url, { callers: 1, seconds: 10, calls: 1 }, asks(await made.make(1)))
      await new Promise((passed) => setTimeout(passed, 20_000))
      const from = performance.now()
      await seed(wire, { from: 1, to: all, own })
      const seeded = (performance.now() - from) / 1000
      wire.close()
      const list = (group: string, page: number): Ask => person.post('/ybsl/getOneThingList', { page, size: 10, group })
      const groups: readonly (readonly [string, (at: number) => Ask])[] = [
        ...['all', 'inProgress', 'notPassed', 'success'].flatMap((group) => [
          [`list ${group}, first page`, () => list(group, 1)] as const,
          [`list ${group}, some page`, (at: number) => list(group, 1 + ((at * 37) % 330))] as const
        ]),
        ['list by name', () => person.post('/ybsl/getOneThingList', { page: 1, size: 10, group: 'all', keyword: '新生儿' })],
        ['sandbox state', () => person.get('/sandbox/state')],
        ['detail', (at) => person.get(`/ybsl/getOneThingDetail?applyNo=C${String(1 + ((at * 7_919) % own)).padStart(7, '0')}`)]
      ]
      const lines: string[] = []
      let worst = 0
      for (const [name, ask] of groups) {
        await load(service.url, { callers, seconds: 1 }, ask)
        const run = await load(service.url, { callers, seconds: secondsOfGroup }, ask)
        const p99 = percentile(run.times, 0.99)
        worst = Math.max(worst, p99)
        const spent = `p50 ${percentile(run.times, 0.5).toFixed(0).padStart(4)} ms   p99 ${p99.toFixed(0).padStart(4)} ms`
        lines.push(`  ${name.padEnd(30)} ${spent}   ${run.perSecond.toFixed(0).padStart(5)} per s`, ...refusals(name, run))
      }
      return [
        `Lists and details with ${all.toLocaleString('en')} applications, ${own.toLocaleString('en')} of them the person's (${callers} callers; seeded in ${seeded.toFixed(0)} s)`,
        ...lines,
        goal('p99 in every group', worst, { atMost: 200 }, ' ms'),
        ''
      ].join('\n')
    } finally {
      await service.stop()
      removeFolder(folder)
    }
  }
})
