/**
 * Somebody who handles things (办事人): the sandbox's mother, logged in, and complete submissions of the newborn scene with five matters, each of
 * another child. Their files are rows that were never uploaded: a submission claims files and never opens them.
 */
import { includedMatters } from '@ljonething/domain/plan/includedMatters'
import { addDays } from '@ljonething/domain/condition/calendarDays'
import type { FileItem, FormDescription } from '@ljonething/domain/form/FormDescription'
import { planScene } from '@ljonething/domain/plan/planScene'
import { buildSubmission } from '@ljonething/domain/submission/buildSubmission'
import { sampleValues } from '@ljonething/domain/scene/sampleValues'
import type { Scene } from '@ljonething/domain/scene/Scene'
import { createHash } from 'node:crypto'
import type { Ask } from './load.ts'
import type { Wire } from './wire.ts'

const base = '/ljonethingapi'
const newborn = 'HLJYJS0001'
const region = '230100000000'
const mother = 'P001'

export interface Person {
  readonly headers: Readonly<Record<string, string>>
  readonly get: (path: string) => Ask
  readonly post: (path: string, payload: unknown) => Ask
  readonly call: <A>(ask: Ask) => Promise<A>
}

export const login = async (url: string, id = mother): Promise<Person> => {
  const json = { 'content-type': 'application/json', 'client-type': '1' }
  const { ticket } = await data<{ ticket: string }>(
    fetch(`${url}${base}/sandbox/login`, { method: 'POST', headers: json, body: JSON.stringify({ id }) })
  )
  const arrived = await fetch(`${url}${base}/loginhlj/getUserInfoByTicket?ticket=${ticket}`, { headers: json })
  const cookie = arrived.headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '')
    .join('; ')
  const { token } = await data<{ token: string }>(Promise.resolve(arrived))
  const headers = { 'auth-center-token': token, 'client-type': '1', cookie }
  const person: Person = {
    headers,
    get: (path) => ({ method: 'GET', path: `${base}${path}`, headers }),
    post: (path, payload) => {
      const body = Buffer.from(JSON.stringify(payload))
      return {
        method: 'POST',
        path: `${base}${path}`,
        headers: { ...headers, 'content-type': 'application/json', 'content-length': String(body.length) },
        body
      }
    },
    call: ({ method, path, headers: given, body }) =>
      data(fetch(`${url}${path}`, { method, headers: given, ...(body === undefined ? {} : { body: new Uint8Array(body) }) }))
  }
  return person
}

const data = async <A>(answer: Promise<Response>): Promise<A> => {
  const response = await answer
  const text = await response.text()
  if (!response.ok) throw new Error(`${response.status} ${text.slice(0, 500)}`)
  return JSON.parse(text).data
}

export interface Submission {
  readonly ask: Ask
  readonly clientKey: string
  readonly fileIds: readonly string[]
}

/** The calls that send them, one after the other. */
export const asks =
  (submissions: readonly Submission[]) =>
  (at: number): Ask => {
    const submission = submissions[at % submissions.length]
    if (submission === undefined) throw new Error('there are no submissions')
    return submission.ask
  }

export interface Submissions {
  /** Seeds the files of so many more. */
  readonly make: (count: number) => Promise<readonly Submission[]>
}

const fileOf = (id: string): FileItem => ({
  id,
  name: `${id}.jpg`,
  fileType: 'jpg',
  size: 2_048,
  url: '',
  isApplyForm: false,
  isReuse: false
})

const hex = (text: string): string => createHash('md5').update(text).digest('hex')

/** Of another child each: of a day of its own thirteen, at a minute of its own. */
const bornAt = (today: string, number: number): string => {
  const minute = Math.floor(number / 13) % 1_440
  const clock = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')
  return `${addDays(today, -5 - (number % 13))} ${clock}`
}

/** `after` so many others: no two of 18,720 are of the same child. */
export const submissionsOf = async (person: Person, wire: Wire, after = 0): Promise<Submissions> => {
  const [[text] = []] = await wire.query(`SELECT scene FROM scene_source WHERE scene->>'sceneCode' = '${newborn}'`)
  const { v: _version, ...scene }: Scene & { readonly v: number } = JSON.parse(text ?? '')
  const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
  const answers = scene.sampleCase?.answers ?? {}
  const plan = planScene(scene, answers, { region, userType: '0', today })
  const codes = includedMatters(plan)
    .map(({ code }) => code)
    .join(',')
  const guideRules = encodeURIComponent(JSON.stringify(answers))
  const description = await person.call<FormDescription>(
    person.post('/ybsl/getSxForm', { sceneid: newborn, sxIds: codes, guideRules, region })
  )
  const sample = sampleValues(scene, today)
  const fields = description.allfield.flatMap(({ fieldList }) => fieldList)
  /** Forms are papers that were signed by hand. */
  const needed = description.allfile
    .filter(({ need }) => need)
    .flatMap(({ id, isApplicationForm, extField }) =>
      Array.from({ length: extField.idCardUpload === '1' ? 2 : 1 }, (_, at) => ({ material: id, at, isForm: isApplicationForm }))
    )

  let made = after
  const one = (number: number): { readonly submission: Submission; readonly rows: readonly string[] } => {
    const born = bornAt(today, number)
    const values = Object.fromEntries(fields.map(({ id, name, value }) => [id, name === 'babyBirthTime' ? born : (sample[name] ?? value)]))
    const files = needed.map((file) => ({ ...file, id: hex(`${number} ${file.material} ${file.at}`) }))
    const ofMaterial = Map.groupBy(files, ({ material }) => material)
    const given = Object.fromEntries(Array.from(ofMaterial, ([material, list]) => [material, list.map(({ id }) => fileOf(id))]))
    const { form } = buildSubmission(plan, description, values, given, {
      ...{ packageName: scene.name, regionCode: region, dataSource: '1', hasEnt: false, sceneType: scene.unionType, today },
      content: JSON.stringify({ answers, declarations: {}, checkParams: {} })
    })
    const clientKey = `bench-${hex(`key ${number}`)}`
    const parts: Readonly<Record<string, string>> = {
      clientKey,
      sceneId: newborn,
      paramsJson: JSON.stringify(form),
      packageName: scene.name,
      sxNewCodes: codes,
      content: '',
      source: '1',
      region
    }
    const boundary = `----bench${hex('boundary')}`
    const body = Buffer.from(
      `${Object.entries(parts)
        .map(([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
        .join('')}--${boundary}--\r\n`
    )
    const headers = {
      ...person.headers,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': String(body.length)
    }
    return {
      submission: {
        ask: { method: 'POST', path: `${base}/api/v1/ybsl/submitSx`, headers, body },
        clientKey,
        fileIds: files.map(({ id }) => id)
      },
      rows: files.map(
        ({ id, material, isForm }) =>
          `('${id}','${mother}','${newborn}','${material}','${material}.${isForm ? 'pdf' : 'jpg'}','${isForm ? 'pdf' : 'jpg'}',2048,'${hex(id)}','${id}',false)`
      )
    }
  }

  return {
    make: async (count) => {
      const fresh = Array.from({ length: count }, () => one((made += 1)))
      for (let from = 0; from < fresh.length; from += 200) {
        const rows = fresh.slice(from, from + 200).flatMap((item) => item.rows)
        await wire.query(
          `INSERT INTO material_file (file_id, owner, scene_code, material_id, name, file_type, size, sha256, object_key, is_apply_form) VALUES ${rows.join(',')}`
        )
      }
      await wire.query('ANALYZE material_file')
      return fresh.map(({ submission }) => submission)
    }
  }
}
