/** Mixed load (混合负载): what a portal asks in a day, in rounds of twenty calls, one of them a submission, with the departments at work behind it. */
import type { Report } from '../harness/Report.ts'
import { goal, refusals } from './goal.ts'
import { asks } from './handling.ts'
import { load, percentile } from './load.ts'
import type { Ask } from './load.ts'
import { withService } from './withService.ts'

const callers = 16
const seconds = 20
const content = JSON.stringify({ values: Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`field ${at}`, '内容'])) })

export const mixed = (): Report => ({
  title: 'Mixed load',
  print: () =>
    withService(async ({ service, person, made }) => {
      await load(service.url, { callers: 4, seconds: 30, calls: 40 }, asks(await made.make(40)))
      const { content: applications } = await person.call<{ content: readonly { applyNo: string }[] }>(
        person.post('/ybsl/getOneThingList', { page: 1, size: 50 })
      )
      for (const { applyNo } of applications) await person.call(person.get(`/ybsl/getOneThingDetail?applyNo=${applyNo}`))
      const draft = await person.call<{ rowGuid: string; version: number }>(person.post('/ybsl/saveThingInfo', newDraft('bench-draft-one')))
      const submission = asks(await made.make(4_000))
      const list = (group: string) => person.post('/ybsl/getOneThingList', { page: 1, size: 10, group })
      const dictionary = person.get('/api/v1/callinterface/dictionary?rootCode=XZQH&parentcode=230000000000')
      const detail = (at: number) => person.get(`/ybsl/getOneThingDetail?applyNo=${applications[at % applications.length]?.applyNo ?? ''}`)
      const round: readonly ((at: number) => Ask)[] = [
        ...[0, 1, 2, 3, 4].map(() => () => dictionary),
        ...[0, 1, 2].map(() => () => person.get('/api/v1/callinterface/scenes')),
        ...[0, 1].map(() => () => person.get('/api/v1/auth/getUserInfo')),
        ...['all', 'inProgress', 'notPassed', 'success'].map((group) => () => list(group)),
        detail,
        detail,
        () => person.get('/guide/getGuideScene?code=HLJYJS0001'),
        () => person.get('/ybsl/queryThingInfos?page=1&size=10'),
        () => person.get(`/ybsl/queryThingInfo?rowGuid=${draft.rowGuid}`),
        submission
      ]
      const run = await load(service.url, { callers, seconds }, (at) => {
        const ask = round[at % round.length]
        if (ask === undefined) throw new Error('the round is empty')
        return ask(Math.floor(at / round.length))
      })
      return [
        `Mixed load (${callers} callers, ${seconds} s; of twenty calls one submission, four lists, two details, two of drafts, the rest read content)`,
        `  ${run.perSecond.toFixed(0)} per s   p50 ${percentile(run.times, 0.5).toFixed(0)} ms   p99 ${percentile(run.times, 0.99).toFixed(0)} ms`,
        ...refusals('calls', run),
        goal('calls per second', run.perSecond, { atLeast: 400 }),
        ''
      ].join('\n')
    })
})

const newDraft = (clientKey: string) => ({
  clientKey,
  sceneNo: 'HLJYJS0001',
  sceneName: '',
  sourceName: '网上办理',
  step: 'themeForm',
  content
})
