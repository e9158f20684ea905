/**
 * A form description as it came (收到的表单): everything that reads it gets one a form can be made of. What was wrong with it is recorded, once a
 * page: on the console in development, through the tracking call in production, as names alone.
 */
import type { FormDescription } from '@ljonething/domain/form/FormDescription'
import type { DescriptionIssue } from '@ljonething/domain/form/sound/DescriptionIssue'
import { soundDescription } from '@ljonething/domain/form/sound/soundDescription'
import { buildVersion } from '../browser/buildVersion.ts'
import { run } from './run.ts'

type DescriptionSink = (sceneCode: string, issue: DescriptionIssue) => void

/** So many say what is wrong; more would fill the log. */
const mostReports = 10

export const formReceiver = (sink: DescriptionSink) => {
  const seen = new Set<string>()
  const formProblem: DescriptionSink = (sceneCode, issue) => {
    const key = [sceneCode, issue.problem, issue.id].join(' ')
    if (seen.has(key) || seen.size >= mostReports) return
    seen.add(key)
    sink(sceneCode, issue)
  }
  const receivedForm = (given: FormDescription): FormDescription => {
    const { description, issues } = soundDescription(given)
    for (const issue of issues) formProblem(description.sceneId, issue)
    return description
  }
  return { receivedForm, formProblem }
}

const toConsole: DescriptionSink = (sceneCode, issue) => {
  // eslint-disable-next-line no-console -- where engineers look in development
  console.error(issue.problem === 'unknownId' ? 'ID does not exist' : '表单描述有问题', sceneCode, issue)
}

const name = /^[A-Za-z][A-Za-z0-9_^.-]{0,63}$/

/** A name that is none is not sent. */
const toTracking: DescriptionSink = (sceneCode, { problem, id }) => {
  const payload = { eventType: 'descriptionProblem', sceneCode, problem, part: name.test(id) ? id : 'unnamed', buildVersion } as const
  void run('oneThingTracking', 'buryingPointAdd', { payload }).catch(() => undefined)
}

export const { receivedForm, formProblem } = formReceiver(import.meta.env.PROD ? toTracking : toConsole)
